import { AmountError, floorToCents, multiplyByRate, parseAmount } from '@baize/money'
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

export interface FeeRule {
  fee_rate_ppm: bigint
  fee_min_units: bigint
  fee_max_units: bigint
}

/** The rate of the amount, cut to cents, within its bounds. */
export function feeOf(amountUnits: bigint, rule: FeeRule): bigint {
  const byRate = floorToCents(multiplyByRate(amountUnits, rule.fee_rate_ppm))
  const atLeast = byRate > rule.fee_min_units ? byRate : rule.fee_min_units
  return atLeast < rule.fee_max_units ? atLeast : rule.fee_max_units
}
