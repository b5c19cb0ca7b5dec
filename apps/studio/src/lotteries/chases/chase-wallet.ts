import type { WalletReply } from '@baize/api/wallet-protocol'
import type { Staked } from '../../wallet/wallet-moves.ts'
import { walletFields } from '../../wallet/wallet-moves.ts'
import type { LotteryDependencies, StoredChase } from '../lottery-dependencies.ts'
import { unitsPerCent } from '../lottery-dependencies.ts'

/** The wallet's reason for what is held and released here. */
export const reason = 'chase'

export type ChaseStake = StoredChase & Staked

/**
 * Puts the whole sum of a chase aside. The same call again answers the same.
 * @throws WalletUncertain
 */
export const holdAll = ({ wallet }: LotteryDependencies, chase: ChaseStake): Promise<WalletReply> =>
  wallet.hold({
    ...walletFields(chase),
    transaction_uuid: `${chase.id}:hold`,
    amount: Number(chase.cost_cents) * unitsPerCent,
    reason,
  })
