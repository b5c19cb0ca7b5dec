import { floorToCents, multiplyByRate } from './index.ts'

/** A part of an amount with bounds, as a channel charges it; amounts are in units. */
export interface FeeRule {
  /** In parts per million. */
  ratePpm: bigint
  leastUnits: bigint
  mostUnits: bigint
}

/** The rate of the amount, cut to cents, within its bounds. Where they cross, the upper one holds. */
export function feeOf(amountUnits: bigint, { ratePpm, leastUnits, mostUnits }: FeeRule): bigint {
  const byRate = floorToCents(multiplyByRate(amountUnits, ratePpm))
  const atLeast = byRate > leastUnits ? byRate : leastUnits
  return atLeast < mostUnits ? atLeast : mostUnits
}
