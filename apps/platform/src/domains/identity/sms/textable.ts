import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { ApiError } from '../../../kernel/api-error.ts'
import type { PhoneNumber } from './phone-number.ts'

/** Kinds of numbers that receive texts; in some countries a number does not tell which of two kinds it is. */
const textable: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/**
 * Refuses a number that no text reaches: a land line, a pager, one that costs its caller extra or nothing. The whole figures
 * of every country are large, so that they stay on the server.
 * @throws ApiError phone_invalid naming the field
 */
export function requireTextable({ e164 }: PhoneNumber, field: string): void {
  const number = parsePhoneNumberFromString(e164)
  if (!number?.isValid() || !textable.includes(number.getType()))
    throw new ApiError('phone_invalid', { faults: [{ field, fault: 'no_texts' }] })
}
