import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { isMadeOf } from './known/known-passwords.ts'

/**
 * Refuses a new password that the brand's rule does not take, that others try first, or that was not repeated.
 * @throws ApiError invalid_input naming the fields
 */
export async function checkNewPassword(
  { members }: Pick<Parts, 'members'>,
  { newPassword, confirmNewPassword = newPassword }: { newPassword: string; confirmNewPassword?: string },
): Promise<void> {
  const faults = await members.get().passwordFaults('newPassword', newPassword)
  if (confirmNewPassword !== newPassword) faults.push({ field: 'confirmNewPassword', fault: 'mismatch' })
  if (faults.length > 0) throw new ApiError('invalid_input', { faults })
}

/**
 * Refuses a new password that is made of the account's own names. Asked once it is certain whose account it is, so that the
 * answer tells nobody else of those names.
 * @throws ApiError invalid_input naming the field
 */
export async function refuseOwnNames(
  { database }: Pick<Parts, 'database'>,
  accountId: bigint,
  newPassword: string,
): Promise<void> {
  const { username, mobile_num, email } = await tables(database.kysely)
    .selectFrom('identity.account')
    .select(['username', 'mobile_num', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (isMadeOf(newPassword, [username, mobile_num, email]))
    throw new ApiError('invalid_input', { faults: [{ field: 'newPassword', fault: 'password_known' }] })
}

/** Writes the new password and takes away what the old one opened: remembered browsers and mailed links. */
export async function writePassword(
  { clock, rememberMe }: Pick<Parts, 'clock' | 'rememberMe'>,
  tx: Tx,
  accountId: bigint,
  passwordHash: string,
): Promise<void> {
  await tables(tx)
    .updateTable('identity.account')
    .set({ password_hash: passwordHash, password_changed_at: clock.now(), password_one_time: false })
    .where('id', '=', accountId)
    .execute()
  await rememberMe.revoke(tx, accountId)
  await tables(tx).deleteFrom('identity.password_link').where('account_id', '=', accountId).execute()
}
