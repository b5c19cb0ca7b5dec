import type { InputOf, ResponseOf } from '@baize/api'
import { guestType } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import type { Parts } from '../parts.ts'
import { isChangeTicket } from '../sessions/change-tickets.ts'
import { tables } from '../tables.ts'
import { proveSignIn, signInHash } from './prove-sign-in.ts'
import { checkNewPassword, refuseOwnNames, writePassword } from './set-password.ts'

/**
 * Changes the password of the signed-in member. Every other session ends, this one gets a new token.
 * @throws ApiError trial_refused, invalid_input with the fields' faults, old_password_wrong, account_locked
 */
export async function changePassword(
  parts: Parts,
  input: InputOf<'members.changePassword'>,
  caller: MemberCaller,
  where: { address: string; cookies: CookieJar },
): Promise<ResponseOf<'members.changePassword'>> {
  const { database, clock, passwords, sessions, rememberMe } = parts
  if (caller.agentType === guestType) throw new ApiError('trial_refused')
  await checkNewPassword(parts, input)
  await refuseOwnNames(parts, caller.memberId, input.newPassword)
  const hash = await signInHash(parts, caller.memberId)
  const at = clock.now()
  const { oldPassword: typed } = input
  if (!(await isChangeTicket(database.kysely, caller.sessionId, typed, at)))
    await proveSignIn(
      parts,
      { accountId: caller.memberId, sessionId: caller.sessionId },
      { typed, field: 'oldPassword', hash },
    )
  if (await passwords.matches(input.newPassword, hash))
    throw new ApiError('invalid_input', { faults: [{ field: 'newPassword', fault: 'same_password' }] })

  const passwordHash = await passwords.hash(input.newPassword)
  const { remember_as: rememberAs } = await tables(database.kysely)
    .selectFrom('identity.session')
    .select('remember_as')
    .where('id', '=', BigInt(caller.sessionId))
    .executeTakeFirstOrThrow()
  const { token, ended } = await database.transaction(async tx => {
    await writePassword(parts, tx, caller.memberId, passwordHash)
    const ended = await sessions.endAll(tx, caller.memberId, { sessionId: caller.sessionId })
    const token = await sessions.rotate(tx, caller.sessionId)
    const actor = caller.memberId.toString()
    await audit(tx, { at, actor, action: 'members.changePassword', subject: actor, detail: { address: where.address } })
    return { token, ended }
  })
  await sessions.ended(caller.memberId, ended)
  if (rememberAs) await rememberMe.rememberUser(where.cookies, caller.memberId, rememberAs)
  return { token }
}
