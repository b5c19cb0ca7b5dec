import type { BoardPair, ScoreBoard } from '../../live/score-board.ts'
import { HALF_BLOCKS, MINUTES_PER_BLOCK } from '../constants.ts'
import { type FootballState, isFullTime, type Score } from '../state.ts'

const pairOf = ({ home, away }: Score): BoardPair => [home, away]

function periodOf(state: FootballState): string {
  if (isFullTime(state)) return 'FT'
  if (state.block === HALF_BLOCKS) return 'HT'
  return state.block < HALF_BLOCKS ? 'H1' : 'H2'
}

/** Goals of the match and of its halves, and the minutes played. At half-time there is no second half yet. */
export function footballBoard(state: FootballState): ScoreBoard {
  const { block, score, halfTime } = state
  const first = pairOf(halfTime ?? score)
  const second: BoardPair = [score.home - first[0], score.away - first[1]]
  const parts = block > HALF_BLOCKS ? [first, second] : [first]
  return { score: pairOf(score), parts, period: periodOf(state), minute: MINUTES_PER_BLOCK * block }
}
