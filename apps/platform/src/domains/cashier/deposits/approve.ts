import type { InputOf } from '@baize/api'
import { toWire } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireUnmoved } from '../../../kernel/approvals/require-approval.ts'
import { takesTwo } from '../../../kernel/approvals/worth.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { readAmount } from '../amounts.ts'
import { requireTwo } from '../claims/require-two.ts'
import type { Parts } from '../parts.ts'
import { readReference, referenceUsed } from '../reference.ts'
import { creditWaiting } from './credit.ts'
import { type Deposit, depositNumber, readDeposit, requireState } from './deposit.ts'
import { depositFacts, type Operator, operatorStep } from './operator-steps.ts'
import { notePayment, paymentBy, paymentsOf, sumOf } from './payments.ts'

/**
 * Credits what came: the payments that wait, or one that the operator read off the bank's statement and names by its
 * reference. Above the brand's limit, and where the order does not come to what was asked for, it takes two operators.
 * @throws ApiError not_found, claimed_by_other, changed_meanwhile, order_state, amount_invalid, reference_used, invalid_input naming the
 * reference where it is missing
 */
export async function approveDeposit(
  parts: Parts,
  input: InputOf<'cashier.approveDeposit'>,
  operator: Operator,
): Promise<null> {
  const arrivedUnits = readAmount(input.arrivedAmount, 'arrivedAmount')
  const reference = input.reference === undefined ? undefined : readReference(input.reference, 'reference')
  const said = { arrivedUnits, reference }
  const { kysely } = parts.database
  const asked = await readDeposit(kysely, BigInt(input.id))
  const before = await depositFacts(kysely, asked)
  requireUnmoved(before)
  const plan = await planOf(kysely, asked, said)
  const isDear = takesTwo(await parts.settings.brand(), 'deposits', arrivedUnits)
  await requireTwo(
    parts,
    { kind: 'deposit', id: asked.id, version: asked.version },
    {
      before,
      after: { state: 'CONFIRMED', credited: toWire(plan.totalUnits), reference: reference ?? null },
      isNeeded: isDear || plan.totalUnits !== asked.amount_units,
    },
    input,
    operator,
  )
  return operatorStep(parts, 'approveDeposit', input, operator, async (tx, order, by) => {
    const now = await planOf(tx, order, said)
    if (now.totalUnits !== plan.totalUnits) throw new ApiError('order_state')
    if (now.newReference !== undefined)
      await notePayment(tx, order, { reference: now.newReference, amountUnits: arrivedUnits, at: by.at })
    await creditWaiting(parts, tx, order, by)
  })
}

interface Plan {
  /** The order's sum with it. */
  totalUnits: bigint
  /** The reference of a payment that nobody has told of yet. */
  newReference?: string
}

async function planOf(
  db: Queryable,
  order: Deposit,
  { arrivedUnits, reference }: { arrivedUnits: bigint; reference: string | undefined },
): Promise<Plan> {
  const known = reference === undefined ? undefined : await paymentBy(db, order.channel_code, reference)
  if (known && known.deposit_id !== order.id) throw referenceUsed(depositNumber(known.deposit_id), 'reference')
  const payments = await paymentsOf(db, order.id)
  const totalUnits = sumOf(payments, 'CREDITED') + arrivedUnits
  const waiting = payments.filter(({ state }) => state === 'WAITING')
  if (waiting.length === 0) {
    // A second transfer for an order that was credited already is money too.
    requireState(order, 'REVIEW', 'CONFIRMED')
    if (known) throw new ApiError('order_state')
    if (reference === undefined)
      throw new ApiError('invalid_input', { faults: [{ field: 'reference', fault: 'required' }] })
    return { totalUnits, newReference: reference }
  }
  if (reference !== undefined && known?.state !== 'WAITING')
    throw notOneOf(
      'invalid_input',
      'reference',
      waiting.map(payment => payment.reference),
    )
  const waitingUnits = sumOf(waiting, 'WAITING')
  if (arrivedUnits !== waitingUnits) throw notOneOf('amount_invalid', 'arrivedAmount', [toWire(waitingUnits)])
  return { totalUnits }
}

const notOneOf = (code: 'invalid_input' | 'amount_invalid', field: string, options: string[]) =>
  new ApiError(code, { faults: [{ field, fault: 'not_listed', values: { options: options.slice(0, 5).join(', ') } }] })
