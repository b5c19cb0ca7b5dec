import { proofOfTicket } from '../lotteries/books/prove-ticket.ts'
import { cancelChase } from '../lotteries/chases/cancel-chase.ts'
import { orderChase } from '../lotteries/chases/order-chase.ts'
import { myChases } from '../lotteries/chases/read-chases.ts'
import { comingDraws, heldDraws } from '../lotteries/draws/read-draws.ts'
import { readGames } from '../lotteries/draws/read-games.ts'
import type { LotteryDependencies } from '../lotteries/lottery-dependencies.ts'
import { readPool } from '../lotteries/pools/read-pool.ts'
import { cancelSlip } from '../lotteries/sales/cancel-slip.ts'
import { placeSlip } from '../lotteries/sales/place-slip.ts'
import { mySlips } from '../lotteries/sales/read-slips.ts'
import type { StudioHandlers } from './install-calls.ts'

/** Calls of a betting page. */
export const lotteryCalls = (deps: LotteryDependencies) =>
  ({
    'lottery.games': (_input, visit) => readGames(deps, visit.language),
    'lottery.coming': ({ limit }, visit) => comingDraws(deps, visit.game_code, limit),
    'lottery.held': ({ limit }, visit) => heldDraws(deps, visit.game_code, limit),
    'lottery.slips': (_input, visit) => mySlips(deps, visit),
    'lottery.placeSlip': (slip, visit) => placeSlip(deps, visit, slip),
    async 'lottery.cancelSlip'({ id }, visit) {
      await cancelSlip(deps, visit, id)
      return { ok: true }
    },
    'lottery.chases': (_input, visit) => myChases(deps, visit),
    'lottery.orderChase': (chase, visit) => orderChase(deps, visit, chase),
    async 'lottery.cancelChase'({ id }, visit) {
      await cancelChase(deps, visit, id)
      return { ok: true }
    },
    'lottery.pool': (_input, visit) => readPool(deps, visit),
    'lottery.proof': ({ id }, visit) => proofOfTicket(deps, visit, id),
  }) satisfies Partial<StudioHandlers>
