import type { WalletStatus } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import { WalletUncertain } from '../../../wallet/wallet-client.ts'
import { type Staked, walletFields, walletIds } from '../../../wallet/wallet-moves.ts'
import type { SportsDependencies } from '../../sports-dependencies.ts'

const retryAfterMs = 5_000
/** A refusal lasts until somebody mends its reason, such as a blocked wallet. */
const refusedRetryMs = 10 * 60_000

type DueCredit = Staked & { units: bigint; reason: string }

/**
 * Pays what members are owed beside the payouts of settled bets. One id a bet: whatever is sent twice pays once.
 * @returns those that were paid
 */
export async function payCredits(deps: SportsDependencies): Promise<Staked[]> {
  const now = deps.outside.now()
  const { rows } = await sql<DueCredit>`
    update sports.credit c set retry_at = ${new Date(now.getTime() + retryAfterMs)}::timestamptz
    from sports.bet b join studio.visit v on v.id = b.visit_id
    where b.id = c.bet_id and b.state = 'settled' and c.credited_at is null and c.retry_at <= ${now}::timestamptz
    returning b.id, b.round_id, b.user_id, v.game_code, v.currency, v.wallet_token, c.units, c.reason`.execute(deps.db)
  const paid: Staked[] = []
  for (const credit of rows) if (await pay(deps, credit)) paid.push(credit)
  return paid
}

async function pay({ db, wallet, outside, log }: SportsDependencies, credit: DueCredit): Promise<boolean> {
  const { bet, credit: transaction_uuid } = walletIds(credit.id)
  try {
    const { status } = await wallet.credit({
      ...walletFields(credit),
      ...{ transaction_uuid, reference_transaction_uuid: bet, amount: Number(credit.units), reason: credit.reason },
    })
    const isPaid = status === 'OK'
    if (!isPaid) log.error({ bet: credit.id, status }, 'a credit was refused; it will be tried again')
    const at = outside.now()
    const noted: { credited_at: Date; retry_at: null } | { refusal: WalletStatus; retry_at: Date } = isPaid
      ? { credited_at: at, retry_at: null }
      : { refusal: status, retry_at: new Date(at.getTime() + refusedRetryMs) }
    await db
      .updateTable('sports.credit')
      .set(noted)
      .where('bet_id', '=', credit.id)
      .where('credited_at', 'is', null)
      .execute()
    return isPaid
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, bet: credit.id }, 'a credit without a certain answer; it will be tried again')
    return false
  }
}
