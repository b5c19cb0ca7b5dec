import { ApiError } from '../../kernel/api-error.ts'

/** Blanks, and marks that nobody sees, such as those of direction that come along with what is copied. */
const unseen = /[\s\p{Cf}\p{Cc}]/gu

/** A reference of a bank or provider in its normal form, so that a blank or a small letter makes no second one. */
export const normalReference = (text: string): string => text.normalize('NFKC').replace(unseen, '').toUpperCase()

/** One that an operator typed, in its normal form. @throws ApiError invalid_input naming the field */
export function readReference(typed: string, field: string): string {
  const reference = normalReference(typed)
  if (reference === '') throw new ApiError('invalid_input', { faults: [{ field, fault: 'required' }] })
  return reference
}

/** The refusal of a reference that another order has, by the number of that order. */
export const referenceUsed = (order: string, field: string) =>
  new ApiError('reference_used', { order, faults: [{ field, fault: 'in_use' }] })
