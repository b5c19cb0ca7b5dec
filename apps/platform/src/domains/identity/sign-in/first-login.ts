import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'

/** Marks an account's first sign-in as done; later calls change nothing. */
export async function markFirstLogin({ database, clock }: Parts, accountId: bigint): Promise<null> {
  await tables(database.kysely)
    .updateTable('identity.account')
    .set({ first_signed_in_at: clock.now() })
    .where('id', '=', accountId)
    .where('first_signed_in_at', 'is', null)
    .execute()
  return null
}
