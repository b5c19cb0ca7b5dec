import { paced } from '../live/incident.ts'
import { winnerOf } from '../live/score-board.ts'
import type { RatingPair } from '../series/sides.ts'
import type { SportModel } from '../sport-model.ts'
import { type DuelTables, prepareDuel } from './chances.ts'
import { duelBoard } from './live/board.ts'
import { duelClock } from './live/clock.ts'
import { duelIncidents } from './live/incidents.ts'
import { duelClaims, settleDuel } from './markets.ts'
import { duelParts } from './parts.ts'
import { type DuelState, isDuelOver, MOST_GAMES, PAIRS, playDuel } from './rules.ts'

/** Thornledger, best of five games of up to 20 pairs of turns (sportsbook 2.2, DUEL). A block is a pair. */
export const duelModel: SportModel<RatingPair, DuelTables, DuelState> = {
  id: 'DUEL',
  version: 1,
  blocks: MOST_GAMES * PAIRS,
  prepare: prepareDuel,
  start: () => ({ games: [] }),
  play: ({ thresholds }, state, block, word) => playDuel(thresholds, state, block, word),
  isOver: isDuelOver,
  claims: duelClaims,
  parts: (tables, claim, _accepted, now) => duelParts(tables, claim, now),
  settle: (claim, _accepted, now) => settleDuel(claim, now),
  basis: () => '',
  ...duelClock,
  board: duelBoard,
  winner: state => winnerOf(duelBoard(state), isDuelOver(state)),
  incidents: paced(duelIncidents),
}
