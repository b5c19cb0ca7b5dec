import type { InstantDefinition } from '../instant-game.ts'

/** Cells of a card, 0 to 24 in reading order; the one in the middle is free. */
export const FREE_CELL = 12

export interface BingoPattern {
  name: string
  /** Each of these sets of cells pays when it is full. */
  shapes: readonly (readonly number[])[]
  /** Hundredths of the card's stake. */
  hundredths: number
}

/** Cards of 25 cells, a number of calls, and shapes that pay when the calls fill them. */
export interface BingoDefinition extends InstantDefinition {
  kind: 'bingo'
  balls: number
  calls: number
  /** Numbers of cards on offer; the stake is shared among them. */
  cards: readonly number[]
  patterns: readonly BingoPattern[]
}

export interface BingoOptions {
  cards: number
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
/** Cells drawn as `#` in five rows. */
const drawn = (picture: string): number[] =>
  [...picture.replaceAll(/\s/g, '')].flatMap((mark, cell) => (mark === '#' ? [cell] : []))

const rows = range(5).map(row => range(5).map(column => 5 * row + column))
const columns = range(5).map(column => range(5).map(row => 5 * row + column))
const diagonals = [
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
]
const CORNERS = [0, 4, 20, 24]
const FRAME = drawn('##### #...# #...# #...# #####')
const FULL = range(25)

const pattern = (name: string, hundredths: number, ...shapes: readonly number[][]): BingoPattern => ({
  name,
  shapes,
  hundredths,
})

const hall = (edition: string, calls: number, patterns: readonly BingoPattern[]): BingoDefinition => ({
  kind: 'bingo',
  version: 1,
  edition,
  balls: 75,
  calls,
  cards: [1, 2, 4],
  patterns,
})

export const BINGO_DEFINITIONS: readonly BingoDefinition[] = [
  hall('lines', 40, [
    pattern('line', 120, ...rows, ...columns, ...diagonals),
    pattern('corners', 320, CORNERS),
    pattern('frame', 20_000, FRAME),
    pattern('full', 100_000, FULL),
  ]),
  hall('shapes', 42, [
    pattern('corners', 280, CORNERS),
    pattern('cross', 2_500, drawn('..#.. ..#.. ##### ..#.. ..#..')),
    pattern('x', 2_500, drawn('#...# .#.#. ..#.. .#.#. #...#')),
    pattern('diamond', 2_500, drawn('..#.. .#.#. #...# .#.#. ..#..')),
    pattern('ring', 2_500, drawn('..... .###. .#.#. .###. .....')),
    pattern('frame', 50_000, FRAME),
    pattern('full', 100_000, FULL),
  ]),
  hall('letters', 45, [
    pattern('corners', 170, CORNERS),
    pattern('t', 2_500, drawn('##### ..#.. ..#.. ..#.. ..#..')),
    pattern('l', 3_500, drawn('#.... #.... #.... #.... #####')),
    pattern('z', 12_000, drawn('##### ...#. ..#.. .#... #####')),
    pattern('frame', 80_000, FRAME),
    pattern('full', 100_000, FULL),
  ]),
]
