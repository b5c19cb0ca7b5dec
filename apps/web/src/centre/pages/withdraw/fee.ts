import { floorToCents, multiplyByRate, parseAmount, toWire } from '@baize/money'

interface Rule {
  feeRatePpm: number
  feeMin: string
  feeMax: string
}

/** The fee of an amount and what is paid after it, as the server will work them out; null for what is no amount. */
export function feeOf(typed: string, { feeRatePpm, feeMin, feeMax }: Rule): { fee: string; paid: string } | null {
  let units: bigint
  try {
    units = parseAmount(typed)
  } catch {
    return null
  }
  const [least, most] = [parseAmount(feeMin), parseAmount(feeMax)]
  const byRate = floorToCents(multiplyByRate(units, BigInt(feeRatePpm)))
  const atLeast = byRate > least ? byRate : least
  const fee = atLeast < most ? atLeast : most
  return units > fee ? { fee: toWire(fee), paid: toWire(units - fee) } : null
}
