import type { BetView } from '@baize/api/studio/sports/bets'

const cent = 100n
/** The least that a cash-out pays, and that a rest of a bet may be staked at. */
const leastUnits = 1_000n
const keptPercent = 97n

const cut = (units: bigint): bigint => (units / cent) * cent

/** A share of a stake, cut to cents. */
export const partOfStake = (stakeUnits: string, percent: number): bigint =>
  cut((BigInt(stakeUnits) * BigInt(percent)) / 100n)

/** Offer for a part of a bet: its share of the fair value, less 3 %, cut to cents. */
export function partOffer({ stakeUnits, cashOut }: Pick<BetView, 'stakeUnits' | 'cashOut'>, partUnits: bigint): bigint {
  const over = BigInt(cashOut?.fairUnits ?? 0) * partUnits * keptPercent
  return cut(over / (BigInt(stakeUnits) * 100n))
}

/** True where the part and the rest are both large enough. */
export const isPartWhole = (stakeUnits: string, partUnits: bigint): boolean =>
  partUnits >= leastUnits && BigInt(stakeUnits) - partUnits >= leastUnits
