import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min'
import { ApiError } from '../../../../kernel/api-error.ts'
import type { Tx } from '../../../../kernel/database/open-database.ts'
import { type Browser, type Identity, type PhoneNumber, parseNumber } from '../../../identity/index.ts'
import type { Registration } from '../check-registration.ts'
import type { NumberProof } from '../fields/rules-for.ts'

/**
 * The number of a form under the rules of its country; without a dialing code, of the brand's country.
 * @throws ApiError phone_invalid
 */
export function readNumber({ mobileNum, countryDialingCode }: Registration, defaultCountry: string): PhoneNumber {
  return parseNumber(mobileNum, countryDialingCode || getCountryCallingCode(defaultCountry as CountryCode))
}

/**
 * Checks the proof that a number is the caller's, and answers what uses it up together with the registration.
 * @throws ApiError sms_required, sms_invalid, sms_expired, sms_too_many
 */
export async function proveNumber(
  { smsCodes, firebase }: Identity,
  proof: NumberProof,
  number: PhoneNumber,
  { verificationCode, firebaseIdToken }: Registration,
  from: Browser,
): Promise<(tx: Tx) => Promise<void>> {
  if (proof === 'firebase') {
    const proven = await firebase.verifyNumber(firebaseIdToken)
    if (proven.e164 !== number.e164) throw new ApiError('sms_invalid')
  }
  if (proof !== 'code') return async () => {}
  const { dialingCode, mobileNum } = number
  const id = await smsCodes.verify({ purpose: 'register', dialingCode, mobileNum, code: verificationCode, from })
  return tx => smsCodes.use(tx, id)
}
