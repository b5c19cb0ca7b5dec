import type { PoolAnswer } from '@baize/api/studio/lottery'
import { lotteryGame } from '@baize/game-kit/lotteries/index'
import { sql } from 'kysely'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { WalletUncertain } from '../../wallet/wallet-client.ts'
import type { LotteryDependencies } from '../lottery-dependencies.ts'

/**
 * What can be won from the pool of the visit's game: what the ledger has in it now, less what it owes to wins that
 * are not paid yet.
 * @throws StudioError game_closed for a game without a pool, wallet_unavailable
 */
export async function readPool({ db, wallet }: LotteryDependencies, visit: Visit): Promise<PoolAnswer> {
  const { game_code, currency, mode } = visit
  if (!lotteryGame(game_code).poolWeekdays) throw new StudioError('game_closed')
  // Read first, so that a win which is paid meanwhile counts too little for a moment, and never twice.
  const { owed } = await db
    .selectFrom('studio.pool_move')
    .select(eb => eb.fn.coalesce(eb.fn.sum<string>('amount_units'), sql<string>`0`).as('owed'))
    .where('game_code', '=', game_code)
    .where('currency', '=', currency)
    .where('mode', '=', mode)
    .where('move', '=', 'win')
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  try {
    const { status, balance } = await wallet.pool({ move: 'read', game_code, currency, play_mode: mode })
    if (status !== 'OK') throw new StudioError('wallet_unavailable')
    return { balanceUnits: String(BigInt(balance!) - BigInt(owed)) }
  } catch (error) {
    if (error instanceof WalletUncertain) throw new StudioError('wallet_unavailable')
    throw error
  }
}
