import type { InstantDefinition } from '../instant-game.ts'

/** A field of covered tiles, some of them mined. The player chooses how many before the stake. */
export interface MinesDefinition extends InstantDefinition {
  kind: 'mines'
  rows: number
  columns: number
  /** Numbers of mines on offer, rising. */
  mines: readonly number[]
  /** Return of every way of playing, in hundredths of the stake. */
  returnHundredths: number
  /** Tiles are only opened while the multiple stays within this; then the round cashes out by itself. */
  topMultiple: number
}

export interface MinesOptions {
  mines: number
}

export type MinesChoice = { kind: 'open'; cell: number } | { kind: 'cash' }

const field = (edition: string, side: number, mines: readonly number[]): MinesDefinition => ({
  kind: 'mines',
  version: 1,
  edition,
  rows: side,
  columns: side,
  mines,
  returnHundredths: 97,
  topMultiple: 5000,
})

export const MINES_DEFINITIONS: readonly MinesDefinition[] = [
  field('five', 5, [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24]),
  field('four', 4, [1, 2, 3, 4, 5, 6, 8, 10, 15]),
  field('six', 6, [1, 2, 3, 5, 7, 10, 14, 18, 24, 30, 35]),
]
