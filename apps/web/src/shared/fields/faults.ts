import { ApiError } from '@baize/client-kit/api-error.ts'
import { errorText } from '../api/error-text.ts'
import type { useText } from '../i18n/use-text.ts'

export type Faults = Record<string, string | undefined>

/** Which field a refusal is about, where the server names none. */
const fieldOfCode: Record<string, string> = {
  username_taken: 'username',
  username_reserved: 'username',
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
  phone_missing: 'mobileNum',
  phone_invalid: 'mobileNum',
  mobile_taken: 'mobileNum',
  sms_required: 'verificationCode',
  sms_invalid: 'verificationCode',
  sms_expired: 'verificationCode',
  old_password_wrong: 'oldPassword',
}

/** Refusals of one field that say more than the fault of the field does. */
const saysMore: ReadonlySet<string> = new Set(['password_wrong', 'password_locked', 'proof_required', 'partial_sum'])

/** Each fault under its field; what belongs to none of the shown fields stands above the form. */
export function faultsOf(error: unknown, shown: readonly string[], t: ReturnType<typeof useText>): Faults {
  if (!(error instanceof ApiError)) throw error
  const named = (error.detail.fields ?? []).filter(({ field }) => shown.includes(field))
  if (named.length > 0)
    return Object.fromEntries(
      named.map(({ field, message }) => [field, saysMore.has(error.code) ? error.message : message]),
    )
  const field = fieldOfCode[error.code]
  return field && shown.includes(field) ? { [field]: error.message } : { form: errorText(error, t) }
}

/** Puts the cursor into the first field with a fault, once it shows. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus())
}
