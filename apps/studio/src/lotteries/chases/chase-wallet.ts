import type { WalletReply } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import type { Staked } from '../../wallet-moves.ts'
import { walletFields } from '../../wallet-moves.ts'
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

/** Chases that are due, with what the wallet must hear about them; their retry time moves on. */
export async function claimChases({ db, outside }: LotteryDependencies, retryAfterMs: number, most: number) {
  const now = outside.now()
  const { rows } = await sql<ChaseStake>`
    update studio.chase c set
      retry_at = ${new Date(now.getTime() + retryAfterMs)}::timestamptz,
      state = case when c.state = 'HOLDING' then 'RETURNING' else c.state end
    from studio.visit v
    where v.id = c.visit_id and c.id in (
      select id from studio.chase where retry_at <= ${now}::timestamptz
      order by retry_at limit ${most} for update skip locked)
    returning c.*, v.wallet_token, v.currency`.execute(db)
  return rows
}
