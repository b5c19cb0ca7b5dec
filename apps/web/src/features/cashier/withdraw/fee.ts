import { floorToCents, multiplyByRate, parseAmount, toWire } from '@baize/money'

interface Rule {
  feeRatePpm: number
  feeMin: string
  feeMax: string
}

/** The fee of an amount and what is paid after it, as the server will work them out; null where nothing would be left. */
export function feeOf(amount: string, { feeRatePpm, feeMin, feeMax }: Rule): { fee: string; paid: string } | null {
  const [units, least, most] = [amount, feeMin, feeMax].map(parseAmount) as [bigint, bigint, bigint]
  const byRate = floorToCents(multiplyByRate(units, BigInt(feeRatePpm)))
  const atLeast = byRate > least ? byRate : least
  const fee = atLeast < most ? atLeast : most
  return units > fee ? { fee: toWire(fee), paid: toWire(units - fee) } : null
}
