import { paced } from '../live/incident.ts'
import { winnerOf } from '../live/score-board.ts'
import type { RatingPair } from '../series/sides.ts'
import type { SportModel } from '../sport-model.ts'
import { prepareTact, type TactTables } from './chances.ts'
import { tactBoard } from './live/board.ts'
import { tactClock } from './live/clock.ts'
import { tactIncidents } from './live/incidents.ts'
import { tactClaims, tactParts } from './markets.ts'
import { isTactOver, MAP_BLOCKS, MOST_MAPS, playTact, type TactState } from './rules.ts'
import { nextRoundNumber, settleTact } from './settle.ts'

/** Harbour Twelve, best of three maps to 13 rounds with overtime (sportsbook 2.2, TACT). A block is a round. */
export const tactModel: SportModel<RatingPair, TactTables, TactState> = {
  id: 'TACT',
  version: 1,
  blocks: MOST_MAPS * MAP_BLOCKS,
  prepare: prepareTact,
  start: () => ({ maps: [] }),
  play: ({ thresholds }, state, block, word) => playTact(thresholds, state, block, word),
  isOver: isTactOver,
  claims: tactClaims,
  parts: tactParts,
  settle: settleTact,
  basis: ({ market }, accepted) => (market === 'NXR' ? String(nextRoundNumber(accepted)) : ''),
  ...tactClock,
  board: tactBoard,
  winner: state => winnerOf(tactBoard(state), isTactOver(state)),
  incidents: paced(tactIncidents),
}
