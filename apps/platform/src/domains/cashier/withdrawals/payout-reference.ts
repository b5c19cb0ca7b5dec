import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { referenceUsed } from '../reference.ts'
import { tables } from '../tables.ts'
import { type Withdrawal, withdrawalNumber } from './withdrawal.ts'

/**
 * Lets one payout of a channel pay one order; others that name it wait for this transaction.
 * @param reference in its normal form
 * @throws ApiError reference_used telling the order that has it
 */
export async function requireNewReference(
  tx: Tx,
  { channel_code: channel }: Withdrawal,
  reference: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`payout-reference:${channel}:${reference}`}))`.execute(tx)
  const first = await tables(tx)
    .selectFrom('cashier.withdrawal')
    .select('id')
    .where('channel_code', '=', channel)
    .where('channel_reference', '=', reference)
    .executeTakeFirst()
  if (first) throw referenceUsed(withdrawalNumber(first.id), 'channelReference')
}
