import type { MarketClass } from '../claims.ts'
import type { BookPhase } from '../sport-model.ts'
import { type Fraction, floored } from './fraction.ts'

const whole = 10_000n
const cent = 100n

/** The most that a bet may pay. All limits are in units of 1/10 000 of a currency unit, alike for every member (sportsbook 5.2). */
const mostPayoutUnits = 100_000n * whole

const mostStake: Readonly<Record<MarketClass, Readonly<Record<BookPhase, bigint>>>> = {
  A: { before: 5_000n * whole, live: 2_500n * whole },
  B: { before: 2_000n * whole, live: 1_000n * whole },
  C: { before: 500n * whole, live: 250n * whole },
}
const mostParlayStake = 2_000n * whole

/** Most liability of a market: the payouts of its worst selection less all stakes of the market. */
export const MARKET_LIABILITY_UNITS: Readonly<Record<MarketClass, bigint>> = {
  A: 200_000n * whole,
  B: 100_000n * whole,
  C: 50_000n * whole,
}

/** A leg as limits see it. */
export interface LimitedLeg {
  marketClass: MarketClass
  phase: BookPhase
}

/** The most that a stake may be by class and possible payout, cut to cents; liability that is taken comes on top. */
export function mostStakeUnits(legs: readonly LimitedLeg[], odds: Fraction): bigint {
  const byClass = legs.map(({ marketClass, phase }) => mostStake[marketClass][phase])
  const caps = legs.length > 1 ? [...byClass, mostParlayStake] : byClass
  return least([...caps, cutToCents(mostPayoutUnits, odds)])
}

/** The most that still fits where so much liability is free: what the bet would cost is its payout less its stake. */
export function roomUnits(freeUnits: bigint, { over, under }: Fraction): bigint {
  if (freeUnits <= 0n) return 0n
  return cutToCents(freeUnits, { over: over - under, under })
}

/** The largest whole number of cents that stays within an amount when it is multiplied. */
const cutToCents = (units: bigint, { over, under }: Fraction): bigint =>
  (floored({ over: units * under, under: over }) / cent) * cent

const least = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b))
