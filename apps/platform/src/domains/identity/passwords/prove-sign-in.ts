import { ApiError } from '../../../kernel/api-error.ts'
import type { Parts } from '../parts.ts'
import { usernameKey } from '../username-key.ts'

/** The hash of the password that signs an account in. */
export const signInHash = async ({ database }: Parts, accountId: bigint): Promise<string> =>
  (
    await database.kysely
      .selectFrom('identity.account')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).password_hash

/**
 * Refuses whoever does not know the password that signs the caller in; wrong ones count as they do at signing in.
 * @throws ApiError account_locked, old_password_wrong naming the field
 */
export async function proveSignIn(
  { throttle, passwords }: Parts,
  { username }: { username: string },
  { typed, field, hash, address }: { typed: string; field: string; hash: string; address: string },
): Promise<void> {
  const key = usernameKey(username)
  await throttle.look(key, address)
  if (await passwords.matches(typed, hash)) return
  await throttle.fail(key, address)
  throw new ApiError('old_password_wrong', { faults: [{ field, fault: 'wrong' }] })
}
