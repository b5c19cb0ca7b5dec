import type { InstantFacts } from '../instant-game.ts'
import { asNumber, choose, isAbove, type Multiple } from '../multiple.ts'
import type { MinesDefinition } from './definition.ts'

const cellsOf = ({ rows, columns }: MinesDefinition): number => rows * columns

/**
 * The multiple after `opened` safe tiles: the return over the chance to get so far. Of C(cells, opened) sets of tiles
 * C(cells - mines, opened) are safe, so every moment to stop returns the same.
 */
export function minesMultiple(definition: MinesDefinition, mines: number, opened: number): Multiple {
  const cells = cellsOf(definition)
  return {
    over: BigInt(definition.returnHundredths) * choose(cells, opened),
    under: 100n * choose(cells - mines, opened),
  }
}

/** The most tiles that can be opened: all safe ones, or fewer where the next would pass the top multiple. */
export function mostOpened(definition: MinesDefinition, mines: number): number {
  const safe = cellsOf(definition) - mines
  let opened = 1
  while (opened < safe && !isAbove(minesMultiple(definition, mines, opened + 1), definition.topMultiple)) opened++
  return opened
}

/** The chance to open so many tiles and find no mine. */
export const safeChance = (definition: MinesDefinition, mines: number, opened: number): number =>
  Number(choose(cellsOf(definition) - mines, opened)) / Number(choose(cellsOf(definition), opened))

export function minesFacts(definition: MinesDefinition): InstantFacts {
  const tops = definition.mines.map(mines => asNumber(minesMultiple(definition, mines, mostOpened(definition, mines))))
  const rtp = definition.returnHundredths / 100
  return { rtp, highestRtp: rtp, topMultiple: Math.max(...tops) }
}
