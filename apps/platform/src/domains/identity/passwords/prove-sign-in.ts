import { ApiError } from '../../../kernel/api-error.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'

/** The hash of the password that signs an account in. */
export const signInHash = async ({ database }: Parts, accountId: bigint): Promise<string> =>
  (
    await tables(database.kysely)
      .selectFrom('identity.account')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).password_hash

/** An open session whose caller proves to know the password. */
export interface Proving {
  accountId: bigint
  sessionId: string
}

/**
 * Refuses whoever does not know the password that signs the caller in. Each session has five tries in 15 minutes.
 * @throws ApiError account_locked, old_password_wrong naming the field
 */
export async function proveSignIn(
  { throttle, passwords }: Parts,
  { accountId, sessionId }: Proving,
  { typed, field, hash }: { typed: string; field: string; hash: string },
): Promise<void> {
  const tried = await throttle.reserveInSession(accountId, sessionId)
  if (!(await passwords.matches(typed, hash)))
    throw new ApiError('old_password_wrong', { faults: [{ field, fault: 'wrong' }] })
  await tried.giveBack()
}
