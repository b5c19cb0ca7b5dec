/** Fewer rounds say nothing that an interval could be drawn from. */
export const fewestRounds = 100
/** 99 in 100 of a standard normal distribution lie within. */
const z99 = 2.5758

/** Sums over the bets of a game, in units. */
export interface ReturnSums {
  bets: number
  stake: number
  payout: number
  stakeSquares: number
  payoutSquares: number
  products: number
}

/**
 * What a game has returned, in percent, and half the width of the 99 % interval around it. The estimator is a ratio, so
 * its standard error follows by the delta method: sqrt(sum of (payout - ratio x stake) squared) / sum of stakes. Null
 * where too few rounds were played.
 */
export function actualReturn(sums: ReturnSums): { percent: number; marginPercent: number } | null {
  const { bets, stake, payout, stakeSquares, payoutSquares, products } = sums
  if (bets < fewestRounds || stake <= 0) return null
  const ratio = payout / stake
  const spread = payoutSquares - 2 * ratio * products + ratio ** 2 * stakeSquares
  return { percent: ratio * 100, marginPercent: (z99 * Math.sqrt(Math.max(0, spread)) * 100) / stake }
}
