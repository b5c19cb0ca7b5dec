import type { InputOf, Language } from '@baize/api'
import { audit } from '../../../kernel/audit/audit.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { guardChange } from '../contacts/guard-change.ts'
import type { Parts } from '../parts.ts'
import { proveSignIn, signInHash } from '../passwords/prove-sign-in.ts'
import { checkDigits, refuse } from './checks.ts'

/**
 * Sets the withdrawal password: the first one with the sign-in password, every other with the one before it. The
 * first holds money and is told to the owner.
 * @throws ApiError trial_refused, invalid_input with the fields' faults, old_password_wrong, account_locked,
 * password_wrong, password_locked
 */
export async function setWithdrawalPassword(
  parts: Parts,
  input: InputOf<'security.setWithdrawalPassword'>,
  caller: MemberCaller,
  { address, language }: { address: string; language: Language },
): Promise<null> {
  const { database, clock, passwords, withdrawalPassword } = parts
  checkDigits(input)
  const { oldPassword, newPassword } = input

  const hash = await signInHash(parts, caller.memberId)
  const { isSet } = await withdrawalPassword.state(caller.memberId)
  if (isSet) await withdrawalPassword.check(caller.memberId, oldPassword, 'oldPassword')
  else
    await proveSignIn(
      parts,
      { accountId: caller.memberId, sessionId: caller.sessionId },
      { typed: oldPassword, field: 'oldPassword', hash },
    )
  if (isSet && newPassword === oldPassword) refuse('newPassword', 'same_password')
  if (await passwords.matches(newPassword, hash)) refuse('newPassword', 'same_as_password')

  const digitsHash = await passwords.hash(newPassword)
  await database.transaction(async tx => {
    // The first one opens the way out: held as after a recovery, and told.
    if (!isSet)
      await guardChange(parts, tx, { accountId: caller.memberId, notice: 'digitsSet', hold: 'payout', language })
    await withdrawalPassword.write(tx, caller.memberId, digitsHash)
    const actor = caller.memberId.toString()
    const detail = { address, first: !isSet }
    await audit(tx, { at: clock.now(), actor, action: 'security.setWithdrawalPassword', subject: actor, detail })
  })
  parts.delivery.wake()
  return null
}
