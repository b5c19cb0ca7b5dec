import type { MarketClass } from '../claims.ts'
import type { BookPhase } from '../sport-model.ts'
import { type Fraction, floored } from './fraction.ts'

const whole = 10_000n
const cent = 100n

/**
 * Every limit of the book in units of 1/10 000 of a currency unit, alike for every member (sportsbook 5.2): stakes by class before
 * and in play, what a market, all parlays through a fixture, and all singles of one may cost, and the most payouts of one bet and of
 * a member's open bets on a fixture.
 */
export const LIMITS = {
  stakeABefore: 5_000n * whole,
  stakeALive: 2_500n * whole,
  stakeBBefore: 2_000n * whole,
  stakeBLive: 1_000n * whole,
  stakeCBefore: 500n * whole,
  stakeCLive: 250n * whole,
  stakeParlay: 2_000n * whole,
  liabilityA: 200_000n * whole,
  liabilityB: 100_000n * whole,
  liabilityC: 50_000n * whole,
  liabilityParlays: 500_000n * whole,
  payout: 100_000n * whole,
  payoutsOfMember: 200_000n * whole,
  worstCell: 300_000n * whole,
} as const satisfies Record<string, bigint>
export type LimitName = keyof typeof LIMITS
export type BookLimits = Readonly<Record<LimitName, bigint>>

/** Limits may be set to the rulebook's figure at most, and to a hundredth of it at least. */
export const boundsOfLimit = (name: LimitName): { leastUnits: bigint; mostUnits: bigint } => ({
  leastUnits: LIMITS[name] / 100n,
  mostUnits: LIMITS[name],
})

/** The most that may be staked on a claim of a class. */
const mostStake = (limits: BookLimits, { marketClass, phase }: LimitedLeg): bigint =>
  limits[`stake${marketClass}${phase === 'before' ? 'Before' : 'Live'}`]

/** The most that a market of a class may cost: the payouts of its worst selection less all stakes of the market. */
export const marketLiability = (limits: BookLimits, marketClass: MarketClass): bigint =>
  limits[`liability${marketClass}`]

/** A leg as limits see it. */
export interface LimitedLeg {
  marketClass: MarketClass
  phase: BookPhase
}

/** The most that a stake may be by class and possible payout, cut to cents; liability that is taken comes on top. */
export function mostStakeUnits(legs: readonly LimitedLeg[], odds: Fraction, limits: BookLimits = LIMITS): bigint {
  const byClass = legs.map(leg => mostStake(limits, leg))
  const caps = legs.length > 1 ? [...byClass, limits.stakeParlay] : byClass
  return least([...caps, cutToCents(limits.payout, odds)])
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
