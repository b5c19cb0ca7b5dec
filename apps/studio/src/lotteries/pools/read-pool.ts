import { lotteryGame } from '@baize/game-kit/lotteries/index'
import type { PoolAnswer } from '../../contract-lotteries.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { WalletUncertain } from '../../wallet-client.ts'
import type { LotteryDependencies } from '../lottery-dependencies.ts'

/**
 * What the pool of the visit's game holds, as the ledger has it now.
 * @throws StudioError game_closed for a game without a pool, wallet_unavailable
 */
export async function readPool({ wallet }: LotteryDependencies, visit: Visit): Promise<PoolAnswer> {
  const { game_code, currency, mode } = visit
  if (!lotteryGame(game_code).poolWeekdays) throw new StudioError('game_closed')
  try {
    const { status, balance } = await wallet.pool({ move: 'read', game_code, currency, play_mode: mode })
    if (status !== 'OK') throw new StudioError('wallet_unavailable')
    return { balanceUnits: String(balance) }
  } catch (error) {
    if (error instanceof WalletUncertain) throw new StudioError('wallet_unavailable')
    throw error
  }
}
