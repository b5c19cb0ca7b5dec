import type { InputOf } from '@baize/api'
import type { Job } from '@baize/server-kit/jobs/job'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { readOrZero } from '../amounts.ts'
import type { Parts } from '../parts.ts'
import type { Actor } from '../steps.ts'
import { tables } from '../tables.ts'
import { arrive } from './payouts/payouts.ts'
import {
  lockWithdrawal,
  moveWithdrawal,
  paidUnits,
  requireState,
  type Withdrawal,
  withdrawalNumber,
} from './withdrawal.ts'

type Answer = InputOf<'cashier.answerWithdrawal'>
const mostAtOnce = 100

/**
 * What a member says of a paid withdrawal: received, not received with a picture as proof, or received in part.
 * @throws ApiError trial_refused, not_found, not_own_order, order_state, window_closed from the deadline on,
 * proof_required, partial_sum, amount_invalid, invalid_input naming a picture that is not the member's
 */
export async function answerWithdrawal(parts: Parts, input: Answer, caller: MemberCaller): Promise<null> {
  const { database, clock } = parts
  await database.transaction(async tx => {
    const order = await lockWithdrawal(tx, BigInt(input.id))
    if (order.member_id !== caller.memberId) throw new ApiError('not_own_order')
    const at = clock.now()
    if (order.state === 'AUTO_RECEIVED') throw new ApiError('window_closed')
    requireState(order, 'PAID')
    if (order.deadline_at! <= at) throw new ApiError('window_closed')
    if (input.answer === 'RECEIVED') return receive(parts, tx, order, { state: 'RECEIVED', actor: 'member', at })
    await report(parts, tx, order, input, at)
  })
  return null
}

/** The whole amount left the transit account for good. */
async function receive(
  parts: Parts,
  tx: Tx,
  order: Withdrawal,
  move: { state: 'RECEIVED' | 'AUTO_RECEIVED'; actor: Actor; at: Date },
): Promise<void> {
  const noticeUnits = paidUnits(order)
  await arrive(parts, tx, order, { step: 'receive', code: 'PAYOUT', units: noticeUnits })
  const notice = move.state === 'AUTO_RECEIVED' ? { notice: 'withdrawalAutoReceived' as const } : {}
  await moveWithdrawal(parts, tx, order, { ...move, ...notice, noticeUnits })
}

/** Opens a dispute. */
async function report(parts: Parts, tx: Tx, order: Withdrawal, input: Answer, at: Date): Promise<void> {
  const isPartial = input.answer === 'PARTIAL'
  if (!isPartial && input.proof === undefined)
    throw new ApiError('proof_required', { faults: [{ field: 'proof', fault: 'required' }] })
  const receivedUnits = isPartial ? readParts(order, input) : null
  if (input.proof !== undefined) {
    const of = { ownerId: order.member_id, usedFor: withdrawalNumber(order.id) }
    await parts.uploads.use(tx, { ids: [input.proof], ...of, permission: 'withdrawal.dispute', field: 'proof' })
  }
  if (receivedUnits !== null) await arrive(parts, tx, order, { step: 'receive', code: 'PAYOUT', units: receivedUnits })
  await moveWithdrawal(parts, tx, order, {
    state: isPartial ? 'PARTIAL' : 'NOT_RECEIVED',
    actor: 'member',
    at,
    notice: 'withdrawalDisputed',
    noticeUnits: paidUnits(order) - (receivedUnits ?? 0n),
    set: { received_units: receivedUnits, proof_upload_id: input.proof ?? null },
  })
}

/** @throws ApiError partial_sum unless both parts are above 0 and make the paid amount */
function readParts(order: Withdrawal, { receivedAmount = '', remainingAmount = '' }: Answer): bigint {
  const received = readOrZero(receivedAmount, 'receivedAmount')
  const remaining = readOrZero(remainingAmount, 'remainingAmount')
  if (received === 0n || remaining === 0n || received + remaining !== paidUnits(order))
    throw new ApiError('partial_sum', { faults: [{ field: 'remainingAmount', fault: 'wrong' }] })
  return received
}

/** Paid withdrawals that nobody answered in time count as received. */
export const withdrawalJobs = (parts: Parts): Job[] => [
  {
    name: 'cashier-sweep-withdrawals',
    cron: '* * * * *',
    async run() {
      for (let found = mostAtOnce; found === mostAtOnce; ) {
        found = await parts.database.transaction(async tx => {
          const at = parts.clock.now()
          const due = await tables(tx)
            .selectFrom('cashier.withdrawal')
            .selectAll()
            .where('state', '=', 'PAID')
            .where('deadline_at', '<=', at)
            .orderBy('deadline_at')
            .limit(mostAtOnce)
            .forUpdate()
            .skipLocked()
            .execute()
          for (const order of due) await receive(parts, tx, order, { state: 'AUTO_RECEIVED', actor: 'system', at })
          return due.length
        })
      }
    },
  },
]
