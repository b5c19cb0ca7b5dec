import { belowMultiply, type NextWord } from '../../stream.ts'
import { pointsOf, type Thresholds } from './thresholds.ts'

/** Blocks of four quarters, of a quarter, of a half, and the most overtimes (sportsbook 2.2). */
export const REGULATION_BLOCKS = 20
export const QUARTER_BLOCKS = 5
export const HALF_BLOCKS = 10
export const MOST_OVERTIMES = 4
/** Possessions of a side in a block of regulation and in an overtime. */
export const POSSESSIONS = 4
export const OVERTIME_POSSESSIONS = 8

export type Score = readonly [home: number, away: number]

export interface BasketballState {
  /** Blocks played. */
  block: number
  /** Points of the match, overtimes included. */
  score: Score
  /** Points within each quarter that has begun. */
  quarters: readonly Score[]
}

export const START: BasketballState = { block: 0, score: [0, 0], quarters: [] }

const plus = ([home, away]: Score, [more, moreAway]: Score): Score => [home + more, away + moreAway]

/** Possessions of each side in a block. */
export const possessionsOf = (block: number): number => (block > REGULATION_BLOCKS ? OVERTIME_POSSESSIONS : POSSESSIONS)

/** Points of so many possessions of each side, home first and in turn, one word a possession. */
function playPossessions(thresholds: readonly [Thresholds, Thresholds], possessions: number, word: NextWord): Score {
  let [home, away] = [0, 0]
  for (let possession = 0; possession < possessions; possession++) {
    home += pointsOf(thresholds[0], word())
    away += pointsOf(thresholds[1], word())
  }
  return [home, away]
}

/** True after regulation or an overtime that parted the sides; the last overtime always does. */
export const isOver = ({ block, score: [home, away] }: BasketballState): boolean =>
  block >= REGULATION_BLOCKS && home !== away

/** The state after a block. A match level after the last overtime is given to one side by a point. */
export function playBlock(
  thresholds: readonly [Thresholds, Thresholds],
  { score, quarters }: BasketballState,
  block: number,
  word: NextWord,
): BasketballState {
  const isOvertime = block > REGULATION_BLOCKS
  const points = playPossessions(thresholds, possessionsOf(block), word)
  const after = plus(score, points)
  if (isOvertime) {
    const isLast = block === REGULATION_BLOCKS + MOST_OVERTIMES && after[0] === after[1]
    const extra: Score = !isLast ? [0, 0] : belowMultiply(word, 2) === 0 ? [1, 0] : [0, 1]
    return { block, quarters, score: plus(after, extra) }
  }
  const quarter = Math.ceil(block / QUARTER_BLOCKS) - 1
  return { block, score: after, quarters: [...quarters.slice(0, quarter), plus(quarters[quarter] ?? [0, 0], points)] }
}
