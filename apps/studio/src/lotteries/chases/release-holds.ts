import { clockSkewMs } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import { claimDue } from '../../wallet/claim-due.ts'
import { WalletUncertain } from '../../wallet/wallet-client.ts'
import { type Staked, sendBatch, walletFields } from '../../wallet/wallet-moves.ts'
import type { LotteryDependencies } from '../lottery-dependencies.ts'
import { unitsPerCent } from '../lottery-dependencies.ts'
import { type ChaseStake, holdAll, reason } from './chase-wallet.ts'

const atOnce = 100
const retryAfterMs = 5_000
const uncertainHolds = { table: 'studio.chase', uncertain: ['HOLDING', 'RETURNING'], retryAfterMs, atOnce } as const

/** Gives back what chases hold no longer, until the wallet has answered each. */
export async function releaseHolds(deps: LotteryDependencies): Promise<void> {
  for (const chase of await claimDue<ChaseStake>(deps, uncertainHolds)) await giveBack(deps, chase)
  for (;;) {
    const due = await claimReleases(deps)
    if (due.length > 0) await release(deps, due)
    if (due.length < atOnce) return
  }
}

/**
 * A hold without a certain answer: it is asked for again until the answer is certain, and then released whole. Nothing can
 * be released that was not held, and nothing held is forgotten.
 */
async function giveBack(deps: LotteryDependencies, chase: ChaseStake): Promise<void> {
  const reply = await holdAll(deps, chase).catch(error => {
    if (!(error instanceof WalletUncertain)) throw error
    return null
  })
  const now = deps.outside.now()
  // While the first call may still arrive, a refusal is no certain end.
  const mayArrive = now.getTime() - chase.created_at.getTime() <= clockSkewMs
  if (!reply || (reply.status !== 'OK' && mayArrive)) return
  await deps.db.transaction().execute(async tx => {
    await tx
      .updateTable('studio.chase')
      .set({ state: reply.status === 'OK' ? 'RETURNED' : 'REFUSED', retry_at: null, ended_at: now })
      .where('id', '=', chase.id)
      .execute()
    if (reply.status !== 'OK') return
    await tx
      .updateTable('studio.chase_issue')
      .set({ state: 'freed' })
      .where('chase_id', '=', chase.id)
      .where('state', '=', 'held')
      .execute()
    await tx
      .insertInto('studio.chase_release')
      .values({ id: `${chase.id}:free:0`, chase_id: chase.id, amount_cents: chase.cost_cents, retry_at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
}

type Release = Staked & { release_id: string; amount_cents: bigint }

async function claimReleases({ db, outside }: LotteryDependencies): Promise<Release[]> {
  const now = outside.now()
  const { rows } = await sql<Release>`
    update studio.chase_release r set retry_at = ${new Date(now.getTime() + retryAfterMs)}::timestamptz
    from studio.chase c join studio.visit v on v.id = c.visit_id
    where c.id = r.chase_id and r.id in (
      select id from studio.chase_release where retry_at <= ${now}::timestamptz
      order by retry_at limit ${atOnce} for update skip locked)
    returning r.id as release_id, r.amount_cents, c.id, c.user_id, c.game_code, v.wallet_token, v.currency`.execute(db)
  return rows
}

async function release({ db, wallet, log }: LotteryDependencies, due: readonly Release[]): Promise<void> {
  const calls = due.map(one => ({
    ...walletFields(one),
    transaction_uuid: one.release_id,
    amount: Number(one.amount_cents) * unitsPerCent,
    reason,
  }))
  const replies = await sendBatch({ wallet, log }, 'release', calls)
  const done = due.filter((_, i) => replies[i]?.status === 'OK').map(({ release_id }) => release_id)
  const refused = due.filter((_, i) => replies[i] && !['OK', 'UNKNOWN'].includes(replies[i].status))
  if (refused.length > 0) log.error({ releases: refused.map(one => one.release_id) }, 'releases refused')
  if (done.length === 0) return
  await db.updateTable('studio.chase_release').set({ retry_at: null }).where('id', 'in', done).execute()
}
