import type { InputOf } from '@baize/api'
import { formatAmount } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { houseAccount, keys } from '../../ledger/index.ts'
import { requireSecondPerson } from '../../operators/index.ts'
import { readAmount } from '../amounts.ts'
import type { Parts } from '../parts.ts'
import { post } from '../post.ts'
import { tables } from '../tables.ts'

type Input = InputOf<'cashier.channelFee'>

/**
 * Books what a channel charges the house by an invoice. It takes two operators: the first proposes, the second writes the
 * same again and carries it out.
 * @throws ApiError not_found for a channel that there is not, amount_invalid, key_reused for another amount,
 * second_approval_required for the same operator again, order_state once it is booked
 */
export async function chargeChannelFee(
  parts: Parts,
  input: Input,
  { operatorId }: { operatorId: bigint },
): Promise<{ posted: boolean }> {
  const { database, clock } = parts
  const { channel, invoice, reason } = input
  const amountUnits = readAmount(input.amount)
  const at = clock.now()
  const posted = await database.transaction(async tx => {
    const isFirst = await propose(tx, { channel, invoice, amountUnits, operatorId, at })
    if (!isFirst) await carryOut(parts, tx, { channel, invoice, amountUnits, operatorId, at })
    await audit(tx, {
      ...{ at, actor: `operator:${operatorId}`, action: 'cashier.channelFee', subject: `channel:${channel}` },
      detail: { reason },
      before: isFirst ? null : { invoice, posted: false },
      after: { invoice, amount: formatAmount(amountUnits), posted: !isFirst },
    })
    return !isFirst
  })
  return { posted }
}

interface Fee {
  channel: string
  invoice: string
  amountUnits: bigint
  operatorId: bigint
  at: Date
}

/** True when this is the first to tell of the invoice. */
async function propose(tx: Tx, { channel, invoice, amountUnits, operatorId, at }: Fee): Promise<boolean> {
  const known = await tables(tx)
    .selectFrom('cashier.channel')
    .select('code')
    .where('code', '=', channel)
    .executeTakeFirst()
  if (!known) throw new ApiError('not_found')
  const made = await tables(tx)
    .insertInto('cashier.channel_fee')
    .values({
      ...{ channel_code: channel, invoice, amount_units: amountUnits },
      ...{ proposed_by: operatorId, proposed_at: at, posted_at: null },
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('invoice')
    .executeTakeFirst()
  return made !== undefined
}

async function carryOut(parts: Parts, tx: Tx, { channel, invoice, amountUnits, operatorId, at }: Fee): Promise<void> {
  const { ledger, currency } = parts
  const fee = await tables(tx)
    .selectFrom('cashier.channel_fee')
    .selectAll()
    .where('channel_code', '=', channel)
    .where('invoice', '=', invoice)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (fee.posted_at) throw new ApiError('order_state')
  if (fee.amount_units !== amountUnits) throw new ApiError('key_reused')
  const permission = 'correction.propose'
  await requireSecondPerson(tx, {
    ...{ asked: { operatorId: fee.proposed_by, permission }, decides: { operatorId, permission }, at },
  })
  const debit = houseAccount('FEE_COST', { currency })
  const credit = houseAccount('CHANNEL', { currency, qualifier: channel })
  await post(ledger, tx, {
    key: keys.channelFee(channel, invoice),
    legs: [{ debit, credit, amountUnits, code: 'CHANNEL_FEE' }],
    reference: invoice,
  })
  await tables(tx)
    .updateTable('cashier.channel_fee')
    .set({ posted_at: at })
    .where('channel_code', '=', channel)
    .where('invoice', '=', invoice)
    .execute()
}
