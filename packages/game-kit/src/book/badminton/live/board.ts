import { partsWon } from '../../lines/best-of-three.ts'
import { boardOfParts, type ScoreBoard } from '../../live/score-board.ts'
import { type BadmintonState, isOver } from '../play.ts'

/** Games won, and the points of each game. */
export function badmintonBoard(state: BadmintonState): ScoreBoard {
  const { games, points } = state
  const isEnd = isOver(state)
  return boardOfParts('G', partsWon(games), isEnd ? games : [...games, points], isEnd)
}
