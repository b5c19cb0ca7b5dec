import { ApiError } from '../../../../kernel/api-error.ts'
import type { Parts } from '../../parts.ts'
import { parseNumber } from '../../sms/phone-number.ts'
import { accountByNumber } from '../find-account.ts'
import { openMemberSession, type SignedIn, type Where } from '../open-member-session.ts'
import type { SignInInput } from '../sign-in.ts'
import { noteRefusal } from '../throttle/note-refusal.ts'

/**
 * Signs in by a number (sent as username) and the code that was sent to it (sent as password).
 * @throws ApiError module_off, phone_missing, phone_invalid, sms_required, sms_invalid (also for a number that nobody
 * has), sms_expired, sms_too_many, account_blocked, not_agent
 */
export async function signInBySms(parts: Parts, input: SignInInput, where: Where): Promise<SignedIn> {
  const { database, settings, slider, smsCodes, rememberMe } = parts
  await settings.requireOn('LOGIN_SMS')
  const dialingCode = input.countryDialingCode ?? ''
  const number = parseNumber(input.username, dialingCode, 'username')
  if (input.password.trim() === '')
    throw new ApiError('sms_required', { faults: [{ field: 'password', fault: 'required' }] })
  await slider.require(input)
  const account = await accountByNumber(database.kysely, input.username, dialingCode)
  try {
    await smsCodes.check(null, { purpose: 'login', ...number, code: input.password, from: where })
    if (!account) throw new ApiError('sms_invalid')
  } catch (error) {
    await noteRefusal(parts, where, 'sms', account)
    throw error
  }
  const signedIn = await openMemberSession(parts, account, where, { by: 'sms' })
  await rememberMe.forget(where.cookies)
  if (input.remember)
    rememberMe.rememberNumber(where.cookies, {
      mobileNum: input.username.trim(),
      countryDialingCode: number.dialingCode,
    })
  return signedIn
}
