import { boardOfParts, type ScoreBoard } from '../../live/score-board.ts'
import { wonBy } from '../../series/winners.ts'
import { FRESH_MAP, isLaneOver, isMapOver, knownWinners, type LaneState } from '../rules.ts'

/** Minutes on the clock of a map as it begins, and how many a phase takes (sportsbook 2.2, LANE). */
const FIRST_MINUTE = 10
const PHASE_MINUTES = 2

/** Maps that are over by winner, the kills of each map, and the clock of the open one. */
export function laneBoard(state: LaneState): ScoreBoard {
  const over = state.maps.filter(isMapOver)
  const winners = knownWinners({ maps: over })
  const isEnd = isLaneOver(state)
  const maps = isEnd || over.length < state.maps.length ? state.maps : [...state.maps, FRESH_MAP]
  const kills = maps.map(({ kills: { A, B } }) => [A, B] as const)
  const board = boardOfParts('MAP', [wonBy(winners, 'A'), wonBy(winners, 'B')], kills, isEnd)
  return isEnd ? board : { ...board, minute: FIRST_MINUTE + PHASE_MINUTES * maps.at(-1)!.phases }
}
