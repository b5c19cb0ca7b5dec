import type { InputOf } from '@baize/api'
import { ApiError, type FieldFault } from '../../../kernel/api-error.ts'
import { checkFields, type FieldRules } from '../field-rules.ts'
import { isEasy } from '../password-faults.ts'
import { ageAt, parseDate } from './fields/age.ts'

export type Registration = InputOf<'members.register'>

/**
 * Everything about the fields that needs nothing but the fields: presence, bounds, patterns, and what must agree or differ.
 * @throws ApiError invalid_input with a fault for each field that does not hold
 */
export function checkRegistration(
  input: Registration,
  rules: FieldRules,
  { minimumAge, brandName, now }: { minimumAge: number; brandName: string; now: Date },
): void {
  const values = input as Record<string, unknown>
  const texts = Object.fromEntries(Object.keys(rules).map(field => [field, String(values[field] ?? '')]))
  const faults = checkFields(rules, texts)
  const isSound = (field: string) => rules[field]?.enabled && texts[field] && !faults.some(f => f.field === field)

  const { password, confirmPassword, paymentPassword, birthDate } = input
  if (isSound('password') && confirmPassword !== '' && confirmPassword !== password)
    put(faults, { field: 'confirmPassword', fault: 'mismatch' })
  const own = [brandName, input.username, input.mobileNum, input.email]
  if (isSound('password') && isEasy(password, own)) put(faults, { field: 'password', fault: 'password_known' })
  if (isSound('paymentPassword') && rules.password?.enabled && paymentPassword === password)
    put(faults, { field: 'paymentPassword', fault: 'same_as_password' })
  if (isSound('birthDate')) {
    const born = parseDate(birthDate)
    if (!born || born > now) put(faults, { field: 'birthDate', fault: 'pattern' })
    else if (ageAt(born, now) < minimumAge)
      put(faults, { field: 'birthDate', fault: 'too_young', values: { min: minimumAge } })
  }
  if (faults.length > 0) throw new ApiError('invalid_input', { faults })
}

/** The newer fault of a field takes the place of an older one. */
function put(faults: FieldFault[], fault: FieldFault): void {
  const place = faults.findIndex(({ field }) => field === fault.field)
  faults.splice(place < 0 ? faults.length : place, place < 0 ? 0 : 1, fault)
}
