import { phoneTyped } from '@baize/api/pasted'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { ApiError } from '../../../kernel/api-error.ts'

/** A number as it is stored: digits of the country's dialing code, and the national number without its trunk zero. */
export interface PhoneNumber {
  dialingCode: string
  mobileNum: string
  /** With plus and country code. */
  e164: string
}

/**
 * Reads a number under the rules of its country.
 * @throws ApiError phone_missing or phone_invalid, naming the field
 */
export function parseNumber(number: string, dialingCode: string, field = 'mobileNum'): PhoneNumber {
  const typed = phoneTyped(number)
  if (typed === '') throw new ApiError('phone_missing', { faults: [{ field, fault: 'required' }] })
  const code = dialingCode.trim().replace(/^\+/, '')
  const parsed =
    /^\+?\d{4,20}$/.test(typed) && /^[1-9]\d{0,3}$/.test(code)
      ? parsePhoneNumberFromString(typed, { defaultCallingCode: code })
      : undefined
  if (!parsed?.isValid() || parsed.countryCallingCode !== code)
    throw new ApiError('phone_invalid', { faults: [{ field, fault: 'pattern' }] })
  return { dialingCode: code, mobileNum: parsed.nationalNumber, e164: parsed.number }
}

/** The number behind an E.164 text such as an identity provider gives. @throws ApiError phone_invalid */
export function parseE164(e164: string): PhoneNumber {
  const parsed = e164.startsWith('+') ? parsePhoneNumberFromString(e164) : undefined
  if (!parsed?.isValid()) throw new ApiError('phone_invalid')
  return { dialingCode: parsed.countryCallingCode, mobileNum: parsed.nationalNumber, e164: parsed.number }
}

/** Digits of what may be a number typed where a username is asked for, without its trunk zero; null for anything else. */
export function digitsOfNumber(typed: string): string | null {
  const digits = /^\+?(\d{6,15})$/.exec(phoneTyped(typed))?.[1]
  return digits?.replace(/^0+/, '') || null
}
