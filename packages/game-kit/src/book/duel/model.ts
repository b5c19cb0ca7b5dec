import type { RatingPair } from '../series/sides.ts'
import type { SportModel } from '../sport-model.ts'
import { type DuelTables, prepareDuel } from './chances.ts'
import { duelClaims, settleDuel } from './markets.ts'
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
  settle: (claim, _accepted, now) => settleDuel(claim, now),
}
