import { boardOfParts, type ScoreBoard } from '../../live/score-board.ts'
import { wonBy } from '../../series/winners.ts'
import { FRESH_MAP, isTactOver, knownWinners, mapWinner, scoreOf, type TactState } from '../rules.ts'

/** Maps by winner, and the rounds of each map. */
export function tactBoard(state: TactState): ScoreBoard {
  const winners = knownWinners(state)
  const isEnd = isTactOver(state)
  const hasOpen = state.maps.some(map => !mapWinner(map))
  const maps = isEnd || hasOpen ? state.maps : [...state.maps, FRESH_MAP]
  const rounds = maps.map(scoreOf).map(({ A, B }) => [A, B] as const)
  return boardOfParts('MAP', [wonBy(winners, 'A'), wonBy(winners, 'B')], rounds, isEnd)
}
