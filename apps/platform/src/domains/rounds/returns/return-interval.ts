/** Fewer rounds say nothing that an interval could be drawn from. */
const fewestRounds = 100
/** Below it a game's rare wins may all be missing, and no distribution is near to normal: nothing is judged. */
const fewestJudged = 1_000
/** 99 in 100 of a standard normal distribution lie within. */
const z99 = 2.5758

/** Sums over the rounds of a game, in units. */
export interface ReturnSums {
  rounds: number
  stake: number
  payout: number
  /** Of all that was staked on each. */
  stakeSquares: number
}

export interface ActualReturn {
  percent: number
  /** Half the width of the 99 % interval; null where the game's deviation is not known. */
  marginPercent: number | null
  /** True when the stated return lies in it; null where too little was played to say so. */
  verdict: 'WITHIN' | 'OUTSIDE' | null
}

/**
 * What a game has returned, and how far chance may carry it from the stated return. The width follows from the game's own
 * rules and not from what was seen, which misses the rare wins: with rounds of stake s, the payout deviates by at most
 * deviation x sqrt(sum of s squared). Null where too few rounds were played.
 * @param deviation standard deviation of what a round returns, as a multiple of its stake, or more
 */
export function actualReturn(
  { rounds, stake, payout, stakeSquares }: ReturnSums,
  statedPercent: number,
  deviation: number | null,
): ActualReturn | null {
  if (rounds < fewestRounds || stake <= 0) return null
  const percent = (payout / stake) * 100
  if (deviation === null) return { percent, marginPercent: null, verdict: null }
  const marginPercent = (z99 * deviation * Math.sqrt(Math.max(0, stakeSquares)) * 100) / stake
  const isWithin = Math.abs(statedPercent - percent) <= marginPercent
  return { percent, marginPercent, verdict: rounds < fewestJudged ? null : isWithin ? 'WITHIN' : 'OUTSIDE' }
}
