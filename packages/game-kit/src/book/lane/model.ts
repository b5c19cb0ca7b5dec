import { paced } from '../live/incident.ts'
import { winnerOf } from '../live/score-board.ts'
import type { RatingPair } from '../series/sides.ts'
import type { SportModel } from '../sport-model.ts'
import { type LaneTables, prepareLane } from './chances.ts'
import { laneBoard } from './live/board.ts'
import { laneClock } from './live/clock.ts'
import { laneIncidents } from './live/incidents.ts'
import { laneClaims, laneParts, settleLane } from './markets.ts'
import { isLaneOver, type LaneState, MOST_MAPS, PHASES, playLane } from './rules.ts'

/** Lanternfall, best of three maps of up to 15 phases (sportsbook 2.2, LANE). A block is a phase. */
export const laneModel: SportModel<RatingPair, LaneTables, LaneState> = {
  id: 'LANE',
  version: 1,
  blocks: MOST_MAPS * PHASES,
  prepare: prepareLane,
  start: () => ({ maps: [] }),
  play: ({ threshold }, state, block, word) => playLane(threshold, state, block, word),
  isOver: isLaneOver,
  claims: laneClaims,
  parts: (tables, claim, _accepted, now) => laneParts(tables, claim, now),
  settle: (claim, _accepted, now) => settleLane(claim, now),
  basis: () => '',
  ...laneClock,
  board: laneBoard,
  winner: state => winnerOf(laneBoard(state), isLaneOver(state)),
  incidents: paced(laneIncidents),
}
