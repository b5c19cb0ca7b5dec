import type { Tx } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

/** Codes of the providers with which a member has money aside. */
export async function holdersOf(tx: Tx, memberId: bigint): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('gateway.hold')
    .select('provider_code')
    .distinct()
    .where('member_id', '=', memberId)
    .where('left_units', '>', 0n)
    .execute()
  return rows.map(({ provider_code }) => provider_code)
}
