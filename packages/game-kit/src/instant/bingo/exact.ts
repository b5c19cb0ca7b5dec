import type { InstantFacts } from '../instant-game.ts'
import { choose } from '../multiple.ts'
import { type BingoDefinition, FREE_CELL } from './definition.ts'

/** Cells of a shape that a call must fill. */
export const cellsToFill = (shape: readonly number[]): number => shape.filter(cell => cell !== FREE_CELL).length

/** The chance that the calls hold all numbers of a shape: C(balls - n, calls - n) of C(balls, calls) draws do. */
export function fillChance({ balls, calls }: BingoDefinition, shape: readonly number[]): number {
  const cells = cellsToFill(shape)
  const scale = 10n ** 18n
  return Number((scale * choose(balls - cells, calls - cells)) / choose(balls, calls)) / 1e18
}

/**
 * Exact return: every full shape pays on its own, so the returns of the shapes add up, whatever they share. The number of
 * cards does not matter, since the stake is shared among them.
 */
export const bingoReturn = (definition: BingoDefinition): number =>
  definition.patterns.reduce(
    (sum, { shapes, hundredths }) =>
      sum + shapes.reduce((part, shape) => part + (fillChance(definition, shape) * hundredths) / 100, 0),
    0,
  )

export function bingoFacts(definition: BingoDefinition): InstantFacts {
  const rtp = bingoReturn(definition)
  const all = definition.patterns.reduce((sum, { shapes, hundredths }) => sum + shapes.length * hundredths, 0)
  return { rtp, highestRtp: rtp, topMultiple: all / 100 }
}
