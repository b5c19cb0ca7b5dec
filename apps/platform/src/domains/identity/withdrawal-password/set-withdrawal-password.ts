import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { SessionCaller } from '../../../kernel/http/caller.ts'
import { membersOnly } from '../../../kernel/http/members-only.ts'
import type { Parts } from '../parts.ts'
import { usernameKey } from '../username-key.ts'

/**
 * Sets the withdrawal password: the first one with the sign-in password, every other with the one before it.
 * @throws ApiError trial_refused, invalid_input with the fields' faults, old_password_wrong, account_locked,
 * password_wrong, password_locked
 */
export async function setWithdrawalPassword(
  parts: Parts,
  input: InputOf<'security.setWithdrawalPassword'>,
  caller: SessionCaller,
  where: { address: string },
): Promise<null> {
  const { database, clock, passwords, withdrawalPassword, throttle } = parts
  membersOnly(caller)
  const { oldPassword, newPassword, confirmNewPassword } = input
  if (!/^\d{6}$/.test(newPassword)) refuse('newPassword', 'pattern')
  if (confirmNewPassword !== newPassword) refuse('confirmNewPassword', 'mismatch')

  const { password_hash } = await database.kysely
    .selectFrom('identity.account')
    .select('password_hash')
    .where('id', '=', caller.memberId)
    .executeTakeFirstOrThrow()
  const { isSet } = await withdrawalPassword.state(caller.memberId)
  if (isSet) await withdrawalPassword.check(caller.memberId, oldPassword, 'oldPassword')
  else {
    const key = usernameKey(caller.username)
    await throttle.look(key, where.address)
    if (!(await passwords.matches(oldPassword, password_hash))) {
      await throttle.fail(key, where.address)
      throw new ApiError('old_password_wrong', { faults: [{ field: 'oldPassword', fault: 'wrong' }] })
    }
  }
  if (isSet && newPassword === oldPassword) refuse('newPassword', 'same_password')
  if (await passwords.matches(newPassword, password_hash)) refuse('newPassword', 'same_as_password')

  const hash = await passwords.hash(newPassword)
  await database.transaction(async tx => {
    await withdrawalPassword.write(tx, caller.memberId, hash)
    const actor = caller.memberId.toString()
    const detail = { address: where.address, first: !isSet }
    await audit(tx, { at: clock.now(), actor, action: 'security.setWithdrawalPassword', subject: actor, detail })
  })
  return null
}

function refuse(field: string, fault: 'pattern' | 'mismatch' | 'same_password' | 'same_as_password'): never {
  throw new ApiError('invalid_input', { faults: [{ field, fault }] })
}
