import { parseAmount, toWire } from '@baize/money'
import { feeOf as feeUnitsOf } from '@baize/money/fee'

interface Rule {
  feeRatePpm: number
  feeMin: string
  feeMax: string
}

/** The fee of an amount and what is paid after it, as the server will work them out; null where nothing would be left. */
export function feeOf(amount: string, { feeRatePpm, feeMin, feeMax }: Rule): { fee: string; paid: string } | null {
  const [units, leastUnits, mostUnits] = [amount, feeMin, feeMax].map(parseAmount) as [bigint, bigint, bigint]
  const fee = feeUnitsOf(units, { ratePpm: BigInt(feeRatePpm), leastUnits, mostUnits })
  return units > fee ? { fee: toWire(fee), paid: toWire(units - fee) } : null
}
