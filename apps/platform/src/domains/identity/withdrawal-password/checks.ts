import { ApiError } from '../../../kernel/api-error.ts'

export function refuse(field: string, fault: 'pattern' | 'mismatch' | 'same_password' | 'same_as_password'): never {
  throw new ApiError('invalid_input', { faults: [{ field, fault }] })
}

/** @throws ApiError invalid_input unless these are six digits, twice the same */
export function checkDigits({ newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword: string }) {
  if (!/^\d{6}$/.test(newPassword)) refuse('newPassword', 'pattern')
  if (confirmNewPassword !== newPassword) refuse('confirmNewPassword', 'mismatch')
}
