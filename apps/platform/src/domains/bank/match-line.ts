import type { InputOf } from '@baize/api'
import { toWire } from '@baize/money'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import { ordersForStatement } from '../cashier/index.ts'
import { compareAgain } from './compare-again.ts'
import type { Parts } from './parts.ts'
import { tables } from './tables.ts'

/**
 * Credits what a line says to a deposit of its account, under the line's reference, by the step that approves a deposit and with its
 * guards: the operator has claimed it and seen it as it is.
 * @throws ApiError not_allowed without the permission to decide deposits, not_found, order_state for a line that is booked or went out,
 * and what `approveDeposit` throws
 */
export async function matchLine(
  { database, clock, cashier }: Parts,
  { line: lineId, order, version, reason }: InputOf<'bank.match'>,
  caller: OperatorCaller,
): Promise<null> {
  if (!caller.permissions.includes('deposit.decide')) throw new ApiError('not_allowed')
  const { kysely } = database
  const line = await tables(kysely)
    .selectFrom('bank.line')
    .select(['id', 'channel_code', 'amount_units', 'bank_references', 'hash', 'state', 'order_number', 'is_booked'])
    .where('id', '=', BigInt(lineId))
    .executeTakeFirst()
  if (!line) throw new ApiError('not_found')
  if (line.is_booked || line.amount_units < 0n) throw new ApiError('order_state')
  const now = clock.now()
  const asks = { channel: line.channel_code, references: [], numbers: [order], amounts: [], from: now, until: now }
  const { orders } = await ordersForStatement(kysely, asks)
  if (orders.length === 0) throw new ApiError('not_found')
  // A line without a reference has one of ours, so that it counts once all the same.
  const reference = line.bank_references[0] ?? `LINE-${line.hash.toString('hex').slice(0, 20)}`
  const step = { id: order.slice(1), arrivedAmount: toWire(line.amount_units), reference, version, reason }
  await cashier.steps.approveDeposit(step, caller)
  await database.transaction(async tx => {
    await tables(tx)
      .updateTable('bank.line')
      .set({ state: 'MATCHED', order_number: order, is_booked: true })
      .where('id', '=', line.id)
      .execute()
    const act = { action: 'bank.match', subject: `line:${line.id}`, detail: { reason, reference } }
    const change = {
      before: { state: line.state, order: line.order_number, isBooked: false },
      after: { state: 'MATCHED', order, isBooked: true },
    }
    await audit(tx, { at: now, actor: operatorActor(caller), ...act, ...change })
  })
  await compareAgain(kysely, now)
  return null
}
