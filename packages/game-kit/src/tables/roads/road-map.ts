import { beadRoad, bigRoad, type RoadCell } from '../../lotteries/draws/trends.ts'
import type { TableRules } from '../registry.ts'
import type { RoadEntry } from '../table-game.ts'
import { DERIVED_ROADS, type DerivedRoad, derivedMarks, type Mark } from './logical.ts'

/** A cell of the big road with its dots. */
export interface BigRoadCell extends RoadCell {
  pairs: { player: boolean; banker: boolean }
}

export interface BeadCell {
  column: number
  row: number
  bead: string
  side: string | null
}

export interface MarkCell {
  column: number
  row: number
  mark: Mark
}

export interface RoadMap {
  bead: BeadCell[]
  big: BigRoadCell[]
  /** Ties before any side: they wait for the first cell. */
  waitingTies: number
  derived: Record<DerivedRoad, MarkCell[]>
}

/** What roads show of a table's rounds, oldest first: void rounds leave no mark, nor do those that only made a shoe. */
export const roadEntries = (rules: TableRules, rounds: readonly { result: unknown; isVoid: boolean }[]): RoadEntry[] =>
  rounds.flatMap(({ result, isVoid }) => (isVoid ? [] : (rules.roadEntry(result) ?? [])))

const NO_PAIRS = { player: false, banker: false }

/**
 * Every road of a table's results, oldest first (live tables book 4.1). Marks of derived roads are drawn like the big
 * road: a run of one colour a column.
 */
export function roadMap(entries: readonly RoadEntry[]): RoadMap {
  const sides = entries.map(({ side }) => side)
  const sided = entries.filter(({ side }) => side !== null)
  const firstSide = sides.findIndex(side => side !== null)
  const leading = firstSide < 0 ? sides.length : firstSide
  const big = bigRoad(sides).map((cell, i) => ({
    ...cell,
    ties: cell.ties + (i === 0 ? leading : 0),
    pairs: sided[i]!.pairs ?? NO_PAIRS,
  }))
  const drawn = (k: number): MarkCell[] =>
    bigRoad(derivedMarks(sides, k)).map(({ side, column, row }) => ({ column, row, mark: side as Mark }))
  return {
    bead: beadRoad(sides).map((cell, i) => ({ ...cell, bead: entries[i]!.bead })),
    big,
    waitingTies: big.length > 0 ? 0 : leading,
    derived: {
      bigEye: drawn(DERIVED_ROADS.bigEye),
      small: drawn(DERIVED_ROADS.small),
      cockroach: drawn(DERIVED_ROADS.cockroach),
    },
  }
}
