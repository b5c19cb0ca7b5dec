import { AmountError, parseAmount } from '@baize/money'
import { mostTypedUnits } from '@baize/money/typed'
import { ApiError } from '../../kernel/api-error.ts'

const unitsPerCent = 100n

/**
 * An amount that a person entered, in units: above 0, with at most two decimals.
 * @throws ApiError amount_invalid naming the field
 */
export function readAmount(typed: string, field = 'amount'): bigint {
  const units = readOrZero(typed, field)
  if (units === 0n) throw invalid(field)
  return units
}

/** The same, with 0 allowed. @throws ApiError amount_invalid naming the field */
export function readOrZero(typed: string, field: string): bigint {
  try {
    const units = parseAmount(typed)
    if (units >= 0n && units % unitsPerCent === 0n && units <= mostTypedUnits) return units
  } catch (error) {
    if (!(error instanceof AmountError)) throw error
  }
  throw invalid(field)
}

const invalid = (field: string) => new ApiError('amount_invalid', { faults: [{ field, fault: 'pattern' }] })
