import { type Fraction, floored, fraction, isAtLeast, plus, product, times } from './fraction.ts'
import { type DecidedLeg, isLost, isVoid, legFactor, pushedShare } from './leg.ts'

export type BetOutcome = 'won' | 'half_won' | 'push' | 'half_lost' | 'lost' | 'void'

/** A settled bet. A lost one may pay something: parts of it that came back. */
export interface SettledBet {
  outcome: BetOutcome
  payoutUnits: bigint
  /** The part of the stake that counts as wagered. */
  validUnits: bigint
}

/** The lines of a bet: each is a stake on all of its legs together. A single and a parlay have one line. */
export interface BetLines {
  /** Null where a leg is still open. */
  legs: readonly (DecidedLeg | null)[]
  /** Places in `legs` that a line multiplies. */
  lines: readonly (readonly number[])[]
  lineStakeUnits: bigint
}

/**
 * Settles a bet as soon as nothing of it can change: each line has all its legs decided, or one that is lost. Lines are added
 * exactly and floored once (sportsbook 4.1, 5.1). Of a bet that is all void nothing counts; of one that gave everything back
 * neither.
 * @returns null while a line is open
 */
export function settleBet({ legs, lines, lineStakeUnits }: BetLines): SettledBet | null {
  const lineStake = fraction(lineStakeUnits)
  const stake = times(lineStake, fraction(lines.length))
  let payout = fraction(0)
  let pushed = fraction(0)
  for (const line of lines) {
    const decided = line.map(at => legs[at] ?? null).filter(leg => leg !== null)
    if (decided.some(isLost)) continue
    if (decided.length < line.length) return null
    payout = plus(payout, times(lineStake, product(decided.map(legFactor))))
    pushed = plus(pushed, product(decided.map(pushedShare)))
  }
  const decided = times(lineStake, { over: pushed.under * BigInt(lines.length) - pushed.over, under: pushed.under })
  return {
    outcome: outcomeOf({ legs, payout, stake, pushedOfOne: lines.length === 1 ? pushed : null, decided }),
    payoutUnits: floored(payout),
    validUnits: floored(decided),
  }
}

interface Weighed {
  legs: BetLines['legs']
  payout: Fraction
  stake: Fraction
  /** Null where there are several lines. */
  pushedOfOne: Fraction | null
  decided: Fraction
}

function outcomeOf({ legs, payout, stake, pushedOfOne, decided }: Weighed): BetOutcome {
  if (legs.every(leg => leg && isVoid(leg))) return 'void'
  if (decided.over === 0n) return 'push'
  const hasWon = isAtLeast(payout, stake)
  const isHalf = pushedOfOne !== null && pushedOfOne.over * 2n === pushedOfOne.under
  if (isHalf) return hasWon ? 'half_won' : 'half_lost'
  return hasWon ? 'won' : 'lost'
}

/** One leg at its own stake. */
export const settleSingle = (stakeUnits: bigint, leg: DecidedLeg): SettledBet =>
  settleBet({ legs: [leg], lines: [[0]], lineStakeUnits: stakeUnits })!

/** All legs multiplied; null while none is lost and one is open. */
export const settleParlay = (stakeUnits: bigint, legs: BetLines['legs']): SettledBet | null =>
  settleBet({ legs, lines: [legs.map((_, at) => at)], lineStakeUnits: stakeUnits })
