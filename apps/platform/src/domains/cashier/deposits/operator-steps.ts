import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import { takesTwo } from '../../../kernel/approvals/worth.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { houseAccount, keys, memberAccount } from '../../ledger/index.ts'
import { readAmount } from '../amounts.ts'
import type { Parts } from '../parts.ts'
import { post } from '../post.ts'
import { tables } from '../tables.ts'
import {
  creditDeposit,
  type Deposit,
  depositNumber,
  lockDeposit,
  moveDeposit,
  readDeposit,
  requireState,
} from './deposit.ts'

interface Ordered {
  id: string
  reason: string
}
type Operator = { operatorId: bigint }

/**
 * Credits what arrived. Above the brand's limit, and where something else arrived than was asked for, it takes two operators.
 * @throws ApiError not_found, order_state, amount_invalid, second_approval_required
 */
export async function approveDeposit(parts: Parts, input: InputOf<'cashier.approveDeposit'>, operator: Operator) {
  const arrivedUnits = readAmount(input.arrivedAmount, 'arrivedAmount')
  const asked = await readDeposit(parts.database.kysely, BigInt(input.id))
  requireState(asked, 'REVIEW')
  if (arrivedUnits !== asked.amount_units || takesTwo(await parts.settings.brand(), 'deposits', arrivedUnits))
    await requireSecond(parts, {
      ...{ action: 'cashier.approveDeposit', subject: depositNumber(asked.id), reason: input.reason },
      ...{ content: arrivedUnits.toString(), operatorId: operator.operatorId },
    })
  return step(parts, 'approveDeposit', input, operator, async (tx, order, by) => {
    requireState(order, 'REVIEW')
    await creditDeposit(parts, tx, order, { arrivedUnits, ...by })
  })
}

/** @throws ApiError not_found, order_state */
export const rejectDeposit = (parts: Parts, input: Ordered, operator: Operator) =>
  step(parts, 'rejectDeposit', input, operator, async (tx, order, by) => {
    requireState(order, 'REVIEW')
    await moveDeposit(parts, tx, order, { state: 'REJECTED', notice: 'depositRejected', ...by })
  })

/**
 * Takes back what a channel took back from us, as far as the member's money reaches. It takes two operators: the first
 * proposes, the second carries it out.
 * @throws ApiError not_found, order_state, second_approval_required for the same operator again
 */
export const reverseDeposit = (parts: Parts, input: Ordered, operator: Operator) =>
  step(parts, 'reverseDeposit', input, operator, async (tx, order, by) => {
    requireState(order, 'CONFIRMED')
    const { operatorId } = operator
    if (order.reversal_by === null) {
      await tables(tx)
        .updateTable('cashier.deposit')
        .set({ reversal_by: operatorId })
        .where('id', '=', order.id)
        .execute()
      return
    }
    if (order.reversal_by === operatorId) throw new ApiError('second_approval_required')
    const { currency, channel_code: qualifier, member_id: memberId } = order
    const credit = houseAccount('CHANNEL', { currency, qualifier })
    await post(parts.ledger, tx, {
      key: keys.deposit(order.id, 'reverse'),
      legs: [
        {
          debit: memberAccount(memberId, 'MAIN', { currency }),
          credit,
          amountUnits: order.arrived_units ?? order.amount_units,
          code: 'DEPOSIT_REVERSAL',
          mode: 'up_to',
        },
        { debit: houseAccount('RECEIVABLE', { currency }), credit, code: 'SHORTFALL', mode: 'rest', suffix: ':short' },
      ],
      reference: depositNumber(order.id),
    })
    await moveDeposit(parts, tx, order, { state: 'REVERSED', notice: 'depositReversed', ...by })
  })

type By = { actor: `operator:${bigint}`; at: Date; reason: string }

async function step(
  { database, clock, wallet }: Parts,
  name: string,
  { id, reason }: Ordered,
  { operatorId }: Operator,
  work: (tx: Tx, order: Deposit, by: By) => Promise<void>,
): Promise<null> {
  const actor = `operator:${operatorId}` as const
  const memberId = await database.transaction(async tx => {
    const at = clock.now()
    const order = await lockDeposit(tx, BigInt(id))
    await work(tx, order, { actor, at, reason })
    await audit(tx, { at, actor, action: `cashier.${name}`, subject: depositNumber(order.id), detail: { reason } })
    return order.member_id
  })
  wallet.tellBalance(memberId)
  return null
}
