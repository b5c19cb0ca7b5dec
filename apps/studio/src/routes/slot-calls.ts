import { servedGame } from '../games.ts'
import { readTicket } from '../rooms/fish/tickets/ticket-records.ts'
import { playSpin } from '../rounds/play-spin.ts'
import { confirmShown, readHistory, readRecord, readRound } from '../rounds/reading/read-rounds.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { withBalance } from '../rounds/with-balance.ts'
import { StudioError } from '../studio-error.ts'
import type { StudioHandlers } from './install-calls.ts'

/** Calls of slots, and those that every page with seeds of its own makes. */
export const slotCalls = (deps: RoundDependencies) =>
  ({
    async 'slot.spin'({ stakeUnits }, visit) {
      const game = servedGame(visit.game_code)
      if (!game) throw new StudioError('game_closed')
      return withBalance(deps, visit, () => playSpin(deps, visit, game, Number(stakeUnits)))
    },
    'slot.history': (_input, visit) => readHistory(deps, visit),
    'slot.round': ({ id }, visit) => readRound(deps.db, visit, id),
    'round.record': ({ id }, visit) => readRecord(deps.db, visit, id),
    'fish.ticket': ({ id }, visit) => readTicket(deps.db, visit, id),
    async 'round.confirmShown'({ id, cursor }, visit) {
      await confirmShown(deps.db, visit, id, cursor)
      return { ok: true }
    },
    'seeds.state': (_input, visit) => deps.seedPairs.current(visit.user_id),
    'seeds.change': ({ clientSeed }, visit) => deps.seedPairs.takeClientSeed(visit.user_id, clientSeed),
  }) satisfies Partial<StudioHandlers>
