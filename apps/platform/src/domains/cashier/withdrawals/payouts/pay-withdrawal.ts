import type { InputOf } from '@baize/api'
import { ApiError } from '../../../../kernel/api-error.ts'
import type { Tx } from '../../../../kernel/database/open-database.ts'
import { requireUnlocked } from '../../../identity/index.ts'
import { requireAccountOpen } from '../../numbers/blocked-numbers.ts'
import type { Parts } from '../../parts.ts'
import { tell } from '../../tell.ts'
import { type By, type Operator, type Ordered, step } from '../step.ts'
import { requireOtherPayer, requireTwoToPay, requireTwoToReturn } from '../two-operators.ts'
import { accountsOf, moveMoney, requireState, unsentUnits, type Withdrawal, withdrawalNumber } from '../withdrawal.ts'
import { type PartsOfCall, readParts, toldBefore } from './read-parts.ts'
import { partsSum, sendParts, startAnswer } from './send-parts.ts'

/**
 * Notes what was sent of a withdrawal, in one part or several. The last one starts the member's time to answer. The same request
 * again changes nothing.
 * @throws ApiError not_found, claimed_by_other, changed_meanwhile, order_state, amount_invalid, parts_sum, account_blocked,
 * payout_number_blocked, reference_used, key_reused, invalid_input naming a part's field, second_approval_required for the operator
 * who let it be paid, and for much money
 */
export async function payWithdrawal(
  parts: Parts,
  input: InputOf<'cashier.payWithdrawal'>,
  operator: Operator,
): Promise<null> {
  const { kysely } = parts.database
  const sent = await readParts(kysely, input)
  if (await toldBefore(kysely, sent)) return null
  await requireTwoToPay(parts, input, sent, operator, async order => {
    requirePayable(order, sent, operator)
    await requireAccountOpen(kysely, order.payout_account_id)
  })
  return step(parts, 'payWithdrawal', input, operator, (tx, order, by) => pay(parts, tx, order, { sent, by, operator }))
}

async function pay(
  parts: Parts,
  tx: Tx,
  order: Withdrawal,
  { sent, by, operator }: { sent: PartsOfCall; by: By; operator: Operator },
): Promise<void> {
  requirePayable(order, sent, operator)
  await requireAccountOpen(tx, order.payout_account_id)
  await requireUnlocked(tx, order.member_id, 'withdrawal', by.at)
  const proofs = sent.parts.flatMap(({ proof }) => proof ?? [])
  await parts.uploads.use(tx, {
    ...{ ids: proofs, ownerId: operator.operatorId, usedFor: sent.number },
    ...{ permission: 'withdrawal.dispute', field: 'parts' },
  })
  await sendParts(parts, tx, order, sent, by)
}

/** @throws ApiError order_state, second_approval_required, parts_sum */
function requirePayable(order: Withdrawal, { units, moreFollows }: PartsOfCall, operator: Operator): void {
  requireState(order, 'REVIEW')
  requireOtherPayer(order, operator)
  const rest = unsentUnits(order) - units
  if (moreFollows ? rest <= 0n : rest !== 0n) throw partsSum()
}

/**
 * Gives back what of a withdrawal was not sent and will not be: what was sent is what was paid. It takes two operators.
 * @throws ApiError not_found, claimed_by_other, changed_meanwhile, order_state, second_approval_required
 */
export async function returnUnsent(parts: Parts, input: Ordered, operator: Operator): Promise<null> {
  await requireTwoToReturn(parts, input, operator, requireRest)
  return step(parts, 'returnUnsent', input, operator, async (tx, order, by) => {
    requireRest(order)
    const rest = unsentUnits(order)
    const { hold, main, feeIncome } = accountsOf(order)
    await moveMoney(parts, tx, order, 'return', [
      { debit: hold, credit: main, amountUnits: rest, code: 'WITHDRAW_REJECT' },
      { debit: hold, credit: feeIncome, amountUnits: order.fee_units, code: 'WITHDRAW_FEE', suffix: ':fee' },
    ])
    const told = { order: withdrawalNumber(order.id), amountUnits: rest, reason: by.reason }
    await tell(parts, tx, order.member_id, { name: 'withdrawalRestReturned', ...told })
    await startAnswer(parts, tx, order, { by, sentUnits: order.sent_units, returnedUnits: rest })
  })
}

/** @throws ApiError order_state unless a part was sent and another was not */
function requireRest(order: Withdrawal): void {
  requireState(order, 'REVIEW')
  if (order.sent_units === 0n) throw new ApiError('order_state')
}
