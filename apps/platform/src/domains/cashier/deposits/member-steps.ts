import type { Job } from '@baize/server-kit/jobs/job'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { channelOf } from '../channels/channels.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { lockDeposit, moveDeposit, requireState } from './deposit.ts'

const mostAtOnce = 200

/**
 * A member says that a manual deposit is paid: an operator compares.
 * @throws ApiError trial_refused, not_found, not_own_order, order_state
 */
export const claimPaid = (parts: Parts, id: bigint, caller: MemberCaller): Promise<null> =>
  step(parts, id, caller, async (tx, order, at) => {
    const { kind } = await channelOf(tx, order.channel_code)
    if (kind !== 'manual' || order.expires_at <= at) throw new ApiError('order_state')
    await moveDeposit(parts, tx, order, { state: 'REVIEW', actor: 'member', at, notice: 'depositInReview' })
  })

/** @throws ApiError trial_refused, not_found, not_own_order, order_state */
export const cancelDeposit = (parts: Parts, id: bigint, caller: MemberCaller): Promise<null> =>
  step(parts, id, caller, (tx, order, at) => moveDeposit(parts, tx, order, { state: 'CANCELLED', actor: 'member', at }))

/** Cancels every order of a member that is not paid yet; money that comes later is still credited. */
export async function cancelPending(parts: Parts, tx: Tx, memberId: bigint): Promise<void> {
  const orders = await tables(tx)
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'PENDING')
    .orderBy('id')
    .forUpdate()
    .execute()
  const at = parts.clock.now()
  for (const order of orders) await moveDeposit(parts, tx, order, { state: 'CANCELLED', actor: 'system', at })
}

type Work = (
  tx: Parameters<typeof lockDeposit>[0],
  order: Awaited<ReturnType<typeof lockDeposit>>,
  at: Date,
) => Promise<void>

async function step({ database, clock }: Parts, id: bigint, caller: MemberCaller, work: Work): Promise<null> {
  await database.transaction(async tx => {
    const order = await lockDeposit(tx, id)
    if (order.member_id !== caller.memberId) throw new ApiError('not_own_order')
    requireState(order, 'PENDING')
    await work(tx, order, clock.now())
  })
  return null
}

/** Ends what nobody paid in time. Money that comes later is still credited. */
export const depositJobs = (parts: Parts): Job[] => [
  {
    name: 'cashier-expire-deposits',
    cron: '* * * * *',
    async run() {
      const { database, clock } = parts
      for (let found = mostAtOnce; found === mostAtOnce; ) {
        const at = clock.now()
        found = await database.transaction(async tx => {
          const due = await tables(tx)
            .selectFrom('cashier.deposit')
            .selectAll()
            .where('state', '=', 'PENDING')
            .where('expires_at', '<=', at)
            .limit(mostAtOnce)
            .forUpdate()
            .skipLocked()
            .execute()
          for (const order of due)
            await moveDeposit(parts, tx, order, { state: 'EXPIRED', actor: 'system', at, notice: 'depositExpired' })
          return due.length
        })
      }
    },
  },
]
