import type { InputOf, Language } from '@baize/api'
import { tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { guardChange } from '../contacts/guard-change.ts'
import { isLockedOut } from '../locks/locks.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { checkNewPassword, refuseOwnNames, writePassword } from './set-password.ts'

/** Says before anything is typed whether a mailed link still sets a password. @throws ApiError as `usableLink` does */
export async function checkResetLink(parts: Parts, { resetToken }: InputOf<'members.checkResetLink'>): Promise<null> {
  await usableLink(parts, resetToken)
  return null
}

/**
 * The account that a mailed link belongs to.
 * @throws ApiError link_expired for an unknown, old or used link, account_blocked
 */
async function usableLink({ database, clock }: Parts, resetToken: string): Promise<{ id: bigint }> {
  const link = await tables(database.kysely)
    .selectFrom('identity.password_link as l')
    .innerJoin('identity.account as a', 'a.id', 'l.account_id')
    .select(['a.id', 'a.status', 'a.sign_in_locked_until'])
    .where('l.token_hash', '=', tokenHash(resetToken))
    .where('l.expires_at', '>', clock.now())
    .executeTakeFirst()
  if (!link) throw new ApiError('link_expired')
  if (isLockedOut(link, clock.now())) throw new ApiError('account_blocked')
  return link
}

/**
 * Sets a new password with the token of a mailed link and ends every session of the account. Money is held and the owner
 * told, since somebody else may read the mail.
 * @throws ApiError invalid_input, link_expired for an unknown, old or used link, account_blocked
 */
export async function resetPassword(
  parts: Parts,
  input: InputOf<'members.resetPassword'>,
  where: { address: string; language: Language },
): Promise<null> {
  const { database, clock, passwords, sessions, delivery, throttle } = parts
  await checkNewPassword(parts, input)
  const at = clock.now()
  const link = await usableLink(parts, input.resetToken)
  await refuseOwnNames(parts, link.id, input.newPassword)
  const passwordHash = await passwords.hash(input.newPassword)

  const ended = await database.transaction(async tx => {
    const used = await tables(tx)
      .deleteFrom('identity.password_link')
      .where('token_hash', '=', tokenHash(input.resetToken))
      .returning('account_id')
      .executeTakeFirst()
    if (!used) throw new ApiError('link_expired')
    await writePassword(parts, tx, link.id, passwordHash)
    const { language } = where
    await guardChange(parts, tx, { accountId: link.id, notice: 'recoveredByMail', hold: 'recovery', language })
    const ended = await sessions.endAll(tx, link.id)
    const detail = { address: where.address }
    await audit(tx, { at, actor: where.address, action: 'members.resetPassword', subject: link.id.toString(), detail })
    return ended
  })
  delivery.wake()
  await sessions.ended(link.id, ended)
  await throttle.forgive(link.id)
  return null
}
