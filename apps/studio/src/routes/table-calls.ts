import type { BetDependencies } from '../live/bets/bet-dependencies.ts'
import { placeBet } from '../live/bets/place-bet.ts'
import { ownSlips } from '../live/bets/read-slips.ts'
import { takeBack } from '../live/bets/take-back.ts'
import { proveSlip } from '../live/book/prove-slip.ts'
import { readTableRecords } from '../live/rounds/read-records.ts'
import type { StudioHandlers } from './install-calls.ts'

/** Calls of the page of a table, beside its stream. */
export const tableCalls = (deps: BetDependencies) =>
  ({
    'table.time': async () => ({ nowMs: deps.outside.now().getTime() }),
    'table.bet': (bet, visit, receivedAt) => placeBet(deps, visit, bet, receivedAt),
    'table.takeBack': ({ slipId }, visit, receivedAt) => takeBack(deps, visit, slipId, receivedAt),
    async 'table.bets'({ serial }, visit) {
      const slips = await ownSlips(deps, visit.user_id, visit.game_code, [BigInt(serial)])
      return { nowMs: deps.outside.now().getTime(), slips }
    },
    'table.proof': ({ slipId }, visit) => proveSlip(deps, visit, slipId),
    'table.rounds': (page, visit) => readTableRecords(deps, visit.game_code, page),
  }) satisfies Partial<StudioHandlers>
