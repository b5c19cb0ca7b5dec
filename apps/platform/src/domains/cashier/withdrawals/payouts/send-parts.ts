import { ApiError } from '../../../../kernel/api-error.ts'
import type { Tx } from '../../../../kernel/database/open-database.ts'
import { type Group, keys, type Leg } from '../../../ledger/index.ts'
import type { Parts } from '../../parts.ts'
import { post } from '../../post.ts'
import { tables } from '../../tables.ts'
import type { By } from '../step.ts'
import { accountsOf, moveWithdrawal, paidUnits, requireState, unsentUnits, type Withdrawal } from '../withdrawal.ts'
import { payoutsOf, requireNewReferences } from './payouts.ts'
import type { PartsOfCall, SentPart } from './read-parts.ts'

const mostParts = 5

/** They do not make what is to be sent, or are more than an order has room for. */
export const partsSum = () => new ApiError('parts_sum', { faults: [{ field: 'parts', fault: 'wrong' }] })

/**
 * Notes parts as sent, each with its money; with the last one the member's time to answer begins.
 * @throws ApiError order_state, parts_sum beyond five parts, reference_used
 */
export async function sendParts(
  parts: Parts,
  tx: Tx,
  order: Withdrawal,
  { parts: sent, requestId, units }: Pick<PartsOfCall, 'parts' | 'requestId' | 'units'>,
  by: By,
): Promise<void> {
  requireState(order, 'REVIEW')
  const before = (await payoutsOf(tx, order.id)).length
  if (before + sent.length > mostParts) throw partsSum()
  await requireNewReferences(
    tx,
    sent.map(({ channel, reference, field }) => ({ channel, reference, field: `${field}.reference` })),
  )
  await tables(tx)
    .insertInto('cashier.payout')
    .values(
      sent.map(({ channel, reference, units, proof }, index) => ({
        ...{ withdrawal_id: order.id, n: before + index + 1, channel_code: channel, reference, amount_units: units },
        ...{ proof_upload_id: proof, request_id: requestId, sent_at: by.at },
      })),
    )
    .execute()
  const sentUnits = order.sent_units + units
  const isLast = units === unsentUnits(order)
  await post(parts.ledger, tx, ...groupsOf(order, sent, { before, isLast }))
  if (isLast) return startAnswer(parts, tx, order, { by, sentUnits, returnedUnits: 0n })
  await tables(tx)
    .updateTable('cashier.withdrawal')
    .set({ sent_units: sentUnits, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
}

/** One group a part; the fee goes with the last one. */
function groupsOf(
  order: Withdrawal,
  sent: readonly SentPart[],
  { before, isLast }: { before: number; isLast: boolean },
): Group[] {
  const { hold, transit, feeIncome } = accountsOf(order)
  const key = keys.withdrawal(order.id, 'pay')
  const isWhole = isLast && before === 0 && sent.length === 1
  return sent.map(({ units }, index) => {
    const legs: Leg[] = [{ debit: hold, credit: transit, amountUnits: units, code: 'WITHDRAW' }]
    if (isLast && index === sent.length - 1 && order.fee_units > 0n)
      legs.push({
        ...{ debit: hold, credit: feeIncome, amountUnits: order.fee_units, code: 'WITHDRAW_FEE' as const },
        suffix: ':fee',
      })
    return { key: isWhole ? key : `${key}:${before + index + 1}`, legs, reference: `W${order.id}` }
  })
}

/** Everything that will be sent was: from now on the member has some minutes to answer. */
export async function startAnswer(
  parts: Parts,
  tx: Tx,
  order: Withdrawal,
  { by, sentUnits, returnedUnits }: { by: By; sentUnits: bigint; returnedUnits: bigint },
): Promise<void> {
  const { withdrawConfirmMinutes: minutes } = await parts.settings.brand(tx)
  await moveWithdrawal(parts, tx, order, {
    ...{ state: 'PAID', notice: 'withdrawalPaid', noticeUnits: paidUnits(order) - returnedUnits, minutes },
    set: {
      ...{ sent_units: sentUnits, returned_units: returnedUnits, paid_at: by.at },
      deadline_at: new Date(by.at.getTime() + minutes * 60_000),
    },
    ...by,
  })
}
