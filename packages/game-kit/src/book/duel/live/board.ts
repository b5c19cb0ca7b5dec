import { boardOfParts, type ScoreBoard } from '../../live/score-board.ts'
import { wonBy } from '../../series/winners.ts'
import { type DuelState, FRESH_GAME, isDuelOver } from '../rules.ts'

/** Games by winner, and the lives of both sides in each game. */
export function duelBoard(state: DuelState): ScoreBoard {
  const winners = state.games.map(({ winner }) => winner ?? '').join('')
  const isEnd = isDuelOver(state)
  const hasOpen = state.games.some(({ winner }) => !winner)
  const games = isEnd || hasOpen ? state.games : [...state.games, FRESH_GAME]
  const lives = games.map(game => [game.lives.A, game.lives.B] as const)
  return boardOfParts('G', [wonBy(winners, 'A'), wonBy(winners, 'B')], lives, isEnd)
}
