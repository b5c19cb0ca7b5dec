import type { InputOf, Language } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { guardChange } from '../contacts/guard-change.ts'
import { isLockedOut } from '../locks/locks.ts'
import type { Parts } from '../parts.ts'
import { accountByNumber } from '../sign-in/find-account.ts'
import type { Browser } from '../sms/sms-codes.ts'
import { checkNewPassword, refuseOwnNames, writePassword } from './set-password.ts'

/**
 * Sets a new password with a code sent to the account's number. All sessions end, the member is told where they can be
 * reached, and money is held, since a number may have been taken over.
 * @throws ApiError invalid_input, phone_missing, phone_invalid, sms_required, sms_invalid (also for a number that nobody
 * has), sms_expired, sms_too_many, account_blocked, second_factor_required, password_wrong, password_locked
 */
export async function recoverByPhone(
  parts: Parts,
  input: InputOf<'members.passwordByPhone'>,
  where: Browser & { language: Language },
): Promise<null> {
  const { database, clock, passwords, sessions, smsCodes, delivery, throttle } = parts
  await checkNewPassword(parts, input)
  if (input.mobileNum.trim() === '')
    throw new ApiError('phone_missing', { faults: [{ field: 'mobileNum', fault: 'required' }] })
  const account = await accountByNumber(database.kysely, input.mobileNum, input.countryDialingCode)
  const dialingCode = input.countryDialingCode ?? account?.dialing_code ?? ''
  if (dialingCode === '') throw new ApiError('sms_invalid')
  const codeId = await smsCodes.verify({
    purpose: 'recovery',
    dialingCode,
    mobileNum: input.mobileNum,
    code: input.verificationCode,
    from: where,
  })
  if (!account) throw new ApiError('sms_invalid')
  if (isLockedOut(account, parts.clock.now())) throw new ApiError('account_blocked')
  await refuseOwnNames(parts, account.id, input.newPassword)
  await proveSecond(parts, account.id, input.withdrawalPassword)
  const passwordHash = await passwords.hash(input.newPassword)

  const at = clock.now()
  const ended = await database.transaction(async tx => {
    await smsCodes.use(tx, codeId)
    await writePassword(parts, tx, account.id, passwordHash)
    const { language } = where
    await guardChange(parts, tx, { accountId: account.id, notice: 'recoveredByPhone', hold: 'recovery', language })
    const ended = await sessions.endAll(tx, account.id)
    const subject = account.id.toString()
    await audit(tx, { at, actor: where.address, action: 'members.passwordByPhone', subject })
    return ended
  })
  delivery.wake()
  await sessions.ended(account.id, ended)
  await throttle.forgive(account.id)
  return null
}

/**
 * Asks for the withdrawal password as well where the account has one: a number alone may have been taken over.
 * @throws ApiError password_wrong naming the field, password_locked
 */
async function proveSecond(
  { settings, withdrawalPassword }: Parts,
  accountId: bigint,
  typed: string | undefined,
): Promise<void> {
  const { recoverySecondFactor } = await settings.brand()
  if (!recoverySecondFactor || !(await withdrawalPassword.state(accountId)).isSet) return
  if (!typed)
    throw new ApiError('second_factor_required', { faults: [{ field: 'withdrawalPassword', fault: 'required' }] })
  await withdrawalPassword.check(accountId, typed)
}
