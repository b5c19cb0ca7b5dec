import type { InputOf, Language } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { mailCode, useMailed, verifyMailed } from '../contacts/email-codes.ts'
import { guardChange } from '../contacts/guard-change.ts'
import type { Parts } from '../parts.ts'
import { proveSignIn, signInHash } from '../passwords/prove-sign-in.ts'
import { parseNumber } from '../sms/phone-number.ts'
import type { Browser } from '../sms/sms-codes.ts'
import { tables } from '../tables.ts'
import { checkDigits, refuse } from './checks.ts'

type Where = Browser & { caller: MemberCaller; language: Language }
type Way = InputOf<'security.forgottenCode'>['way']

/** How the member is reached. */
async function contactsOf({ database }: Parts, { memberId }: MemberCaller) {
  const row = await tables(database.kysely)
    .selectFrom('identity.account')
    .select(['dialing_code', 'mobile_num', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { number: row.mobile_num && parseNumber(row.mobile_num, row.dialing_code!), email: row.email }
}

/**
 * Sends a code to the number or the address that is bound to the account.
 * @throws ApiError trial_refused, password_unset, invalid_input naming `way` where nothing is bound, and what sending a
 * code refuses
 */
export async function sendForgottenCode(parts: Parts, { way }: { way: Way }, where: Where) {
  const { memberId: accountId } = where.caller
  if (!(await parts.withdrawalPassword.state(accountId)).isSet) throw new ApiError('password_unset')
  const { number, email } = await contactsOf(parts, where.caller)
  if (way === 'mobile') {
    return number ? parts.smsCodes.send('withdrawal', number, { ...where, deliver: true }) : refuse('way', 'pattern')
  }
  return email
    ? mailCode(parts, { accountId, email, purpose: 'withdrawal', language: where.language })
    : refuse('way', 'pattern')
}

/**
 * Sets the withdrawal password anew with such a code and the sign-in password. Money is held, and the member is told
 * wherever they are reached, since somebody else may hold the phone.
 * @throws ApiError trial_refused, invalid_input with the fields' faults, password_unset, old_password_wrong,
 * account_locked, sms_required, sms_invalid, sms_expired, sms_too_many
 */
export async function resetWithdrawalPassword(
  parts: Parts,
  input: InputOf<'security.resetWithdrawalPassword'>,
  where: Where,
): Promise<null> {
  const { database, clock, passwords, withdrawalPassword } = parts
  const { caller, address } = where
  const { memberId } = caller
  checkDigits(input)
  if (!(await withdrawalPassword.state(memberId)).isSet) throw new ApiError('password_unset')
  const hash = await signInHash(parts, memberId)
  await proveSignIn(
    parts,
    { accountId: caller.memberId, sessionId: caller.sessionId },
    { typed: input.password, field: 'password', hash },
  )
  if (await passwords.matches(input.newPassword, hash)) refuse('newPassword', 'same_as_password')
  const useCode = await verifyCode(parts, where, input)

  const digitsHash = await passwords.hash(input.newPassword)
  const at = clock.now()
  await database.transaction(async tx => {
    await useCode(tx)
    await withdrawalPassword.write(tx, memberId, digitsHash)
    const { language } = where
    await guardChange(parts, tx, { accountId: memberId, notice: 'digitsReset', hold: 'recovery', language })
    const actor = memberId.toString()
    const detail = { address, way: input.way }
    await audit(tx, { at, actor, action: 'security.resetWithdrawalPassword', subject: actor, detail })
  })
  parts.delivery.wake()
  return null
}

/** Checks the code, and answers what uses it up. */
async function verifyCode(
  parts: Parts,
  where: Where,
  { way, verificationCode: code }: InputOf<'security.resetWithdrawalPassword'>,
): Promise<(tx: Tx) => Promise<void>> {
  const { caller } = where
  const { number, email } = await contactsOf(parts, caller)
  if (way === 'mobile') {
    if (!number) refuse('way', 'pattern')
    const codeId = await parts.smsCodes.verify({ ...number, purpose: 'withdrawal', code, from: where })
    return tx => parts.smsCodes.use(tx, codeId)
  }
  if (!email) refuse('way', 'pattern')
  const codeId = await verifyMailed(parts, { accountId: caller.memberId, email, purpose: 'withdrawal', code })
  return tx => useMailed(tx, codeId, parts.clock.now())
}
