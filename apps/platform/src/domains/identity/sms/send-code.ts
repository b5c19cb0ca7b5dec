import type { InputOf, Language } from '@baize/api'
import type { Parts } from '../parts.ts'
import { accountByNumber } from '../sign-in/find-account.ts'
import { parseNumber } from './phone-number.ts'
import type { Browser } from './sms-codes.ts'

type Where = Browser & { language: Language }

/**
 * Sends a code for signing in or for a new password, if the number is some member's; the answer does not tell.
 * @throws ApiError module_off, phone_missing, phone_invalid, slider_required, slider_wrong, sms_cooldown, sms_too_many,
 * quota_exceeded, not_allowed
 */
export async function sendCode(parts: Parts, input: InputOf<'verification.smsNoLogin'>, where: Where) {
  await parts.settings.requireOn(input.purpose === 'login' ? 'LOGIN_SMS' : 'RECOVERY_PHONE')
  const number = parseNumber(input.mobileNum ?? input.mobileNo ?? '', input.countryDialingCode)
  await parts.slider.require(input)
  const account = await accountByNumber(parts.database.kysely, number.mobileNum, number.dialingCode)
  return parts.smsCodes.send(input.purpose, number, { ...where, deliver: account?.status === 'active' })
}

/**
 * Sends a code for registration. In the mobile variant the owner of a number that somebody signs in with is told of it in place of
 * a code; the answer, its time and its cost are the same.
 * @throws ApiError phone_missing, phone_invalid, slider_required, slider_wrong, sms_cooldown, sms_too_many,
 * quota_exceeded, not_allowed
 */
export async function sendRegisterCode(parts: Parts, input: InputOf<'verification.smsRegister'>, where: Where) {
  const number = parseNumber(input.mobileNo ?? input.mobileNum ?? '', input.countryDialingCode, 'mobileNo')
  await parts.slider.require(input)
  const account = await accountByNumber(parts.database.kysely, number.mobileNum, number.dialingCode)
  const isKnown = input.type === 'mobile' && account !== null && account !== undefined
  return parts.smsCodes.send('register', number, { ...where, deliver: true, field: 'mobileNo', isKnown })
}
