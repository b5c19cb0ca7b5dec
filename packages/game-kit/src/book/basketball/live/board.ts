import type { BoardPair, ScoreBoard } from '../../live/score-board.ts'
import { type BasketballState, isOver, QUARTER_BLOCKS, REGULATION_BLOCKS, type Score } from '../play.ts'

/** Points of the match, and of each quarter; all overtimes together are one part more. */
export function basketballBoard(state: BasketballState): ScoreBoard {
  const { block, score, quarters } = state
  const begun = Math.floor(block / QUARTER_BLOCKS) + 1
  const isRegulation = block < REGULATION_BLOCKS
  const shown: Score[] = [...quarters]
  if (isRegulation && shown.length < begun) shown.push([0, 0])
  const hasOvertime = block > REGULATION_BLOCKS || (!isRegulation && !isOver(state))
  if (hasOvertime) shown.push(quarters.reduce(([home, away], [h, a]) => [home - h, away - a], score))
  return {
    score: [...score],
    parts: shown.map((part): BoardPair => [...part]),
    period: isOver(state) ? 'FT' : isRegulation ? `Q${begun}` : `OT${block - REGULATION_BLOCKS + 1}`,
  }
}
