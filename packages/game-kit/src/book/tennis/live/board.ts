import { partsWon } from '../../lines/best-of-three.ts'
import { boardOfParts, type ScoreBoard } from '../../live/score-board.ts'
import { isAServing, isOver, type TennisState } from '../play.ts'

/** Sets won, the games of each set, and the next server; after the match there is none. */
export function tennisBoard(state: TennisState): ScoreBoard {
  const { sets, games, winners } = state
  if (isOver(state)) return boardOfParts('S', partsWon(sets), sets, true)
  const board = boardOfParts('S', partsWon(sets), [...sets, games], false)
  return { ...board, serving: isAServing(winners.length) ? 'A' : 'B' }
}
