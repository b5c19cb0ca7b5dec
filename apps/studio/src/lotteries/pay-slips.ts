import { sql } from 'kysely'
import { walletIds } from '../rounds/round-dependencies.ts'
import type { SlipState } from '../tables.ts'
import { WalletUncertain } from '../wallet-client.ts'
import type { LotteryDependencies, StoredSlip } from './lottery-dependencies.ts'
import { unitsPerCent } from './lottery-dependencies.ts'

const retryAfterMs = 5_000
const atOnce = 400

export type DueSlip = StoredSlip & { wallet_token: string; currency: string; game_code: string }

/** What every wallet call of a slip carries. A slip is a round of its own. */
export const slipFields = (slip: Pick<DueSlip, 'id' | 'user_id' | 'wallet_token' | 'currency' | 'game_code'>) => ({
  token: slip.wallet_token,
  user: slip.user_id,
  game_code: slip.game_code,
  round: slip.id,
  currency: slip.currency,
})

/** Pays, refunds and rolls back what is due, batch by batch, until nothing is left that can be done now. */
export async function paySlips(deps: LotteryDependencies): Promise<void> {
  for (;;) {
    const due = await claim(deps)
    const owed = due.filter(({ state }) => state === 'decided' || state === 'voiding')
    if (owed.length > 0) await settle(deps, owed)
    for (const slip of due.filter(slip => !owed.includes(slip))) await rollBack(deps, slip)
    if (due.length < atOnce) return
  }
}

/** Moves the retry time of what it takes on, so that several processes share the work without doing it twice. */
async function claim({ db, outside }: LotteryDependencies): Promise<DueSlip[]> {
  const now = outside.now()
  const { rows } = await sql<DueSlip>`
    update studio.slip s set
      retry_at = ${new Date(now.getTime() + retryAfterMs)}::timestamptz,
      state = case when s.state = 'betting' then 'rolling-back' else s.state end
    from studio.visit v
    where v.id = s.visit_id and s.id in (
      select id from studio.slip where retry_at <= ${now}::timestamptz
      order by retry_at limit ${atOnce} for update skip locked)
    returning s.*, v.wallet_token, v.currency, v.game_code`.execute(db)
  return rows
}

async function settle(deps: LotteryDependencies, slips: DueSlip[]): Promise<void> {
  const { wallet, log } = deps
  try {
    const replies = await wallet.settleBatch(slips.map(settleCall))
    const paid = slips.filter((_, i) => replies[i]!.status === 'OK')
    await end(
      deps,
      paid.filter(({ state }) => state === 'decided'),
      'settled',
    )
    await end(
      deps,
      paid.filter(({ state }) => state === 'voiding'),
      'voided',
    )
    if (paid.length < slips.length)
      log.error({ slips: slips.length - paid.length }, 'settles refused; they will be tried again')
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, slips: slips.length }, 'settle batch without a certain answer; it will be tried again')
  }
}

/** The settle call of a slip that is decided or void. */
export function settleCall(slip: DueSlip) {
  const stakeUnits = Number(slip.cost_cents) * unitsPerCent
  const isVoid = slip.state === 'voiding'
  const payoutUnits = isVoid ? stakeUnits : Number(slip.payout_cents) * unitsPerCent
  return {
    ...slipFields(slip),
    transaction_uuid: walletIds(slip.id).settle,
    bets: [
      {
        transaction_uuid: walletIds(slip.id).bet,
        payout: payoutUnits,
        valid_amount: isVoid ? 0 : stakeUnits,
        status: isVoid ? ('void' as const) : payoutUnits > 0 ? ('won' as const) : ('lost' as const),
      },
    ],
    round_closed: true,
    odds_series: slip.series,
  }
}

async function rollBack(deps: LotteryDependencies, slip: DueSlip): Promise<void> {
  const { wallet, log } = deps
  try {
    const { status } = await wallet.rollback({
      ...slipFields(slip),
      transaction_uuid: walletIds(slip.id).rollback,
      reference_transaction_uuid: walletIds(slip.id).bet,
      round_closed: true,
    })
    if (status !== 'OK') return log.error({ slip: slip.id, status }, 'rollback refused; it will be tried again')
    await end(deps, [slip], slip.state === 'cancelling' ? 'cancelled' : 'rolled-back')
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, slip: slip.id }, 'rollback without a certain answer; it will be tried again')
  }
}

async function end({ db, outside }: LotteryDependencies, slips: DueSlip[], state: SlipState): Promise<void> {
  if (slips.length === 0) return
  await db
    .updateTable('studio.slip')
    .set({ state, settled_at: outside.now(), retry_at: null })
    .where(
      'id',
      'in',
      slips.map(({ id }) => id),
    )
    .execute()
}
