import type { Parts } from '../claims.ts'
import { type Fraction, floored, fraction, product, sum, times } from './fraction.ts'
import { type DecidedLeg, legFactor } from './leg.ts'

/** Percent of a bet's fair value that a cash-out pays (sportsbook 5.3). */
const paidPercent = 97
const nano = 1_000_000_000
const cent = 100n

/** The least that is offered: 0.10 of a currency unit. */
const leastOfferUnits = 1_000n

/** A leg as a cash-out weighs it: decided, or open with its chances now. */
export type WeighedLeg = DecidedLeg | { milli: number; parts: Parts }

/** Expected factor of a leg, cut to 1/10^9 where it is still open. */
function expectedFactor(leg: WeighedLeg): Fraction {
  if ('result' in leg) return legFactor(leg)
  const { milli, parts } = leg
  return fraction(Math.floor(nano * ((parts.won * milli) / 1_000 + parts.returned)), nano)
}

/** Fair value of a bet by the model now, exactly, in units; systems add up their lines. */
export function fairValue(
  legs: readonly WeighedLeg[],
  lines: readonly (readonly number[])[],
  lineStakeUnits: bigint,
): Fraction {
  const factors = legs.map(expectedFactor)
  return times(fraction(lineStakeUnits), sum(lines.map(line => product(line.map(at => factors[at]!)))))
}

/** Offer for a fair value, cut to cents; null where it is too little. */
export function offerUnits(value: Fraction): bigint | null {
  const units = (floored(times(value, fraction(paidPercent, 100))) / cent) * cent
  return units < leastOfferUnits ? null : units
}

const [leastShare, mostShare] = [10n, 90n]

/**
 * What is offered for a part of a bet, and what stays in it. A part is 10 to 90 % of the stake in cents, and at least the
 * smallest stake runs on.
 * @returns null where the part is none of these or its offer is too little
 */
export function partOffer(
  value: Fraction,
  stakeUnits: bigint,
  partUnits: bigint,
): { offerUnits: bigint; restUnits: bigint } | null {
  const restUnits = stakeUnits - partUnits
  const isShare = partUnits * 100n >= stakeUnits * leastShare && partUnits * 100n <= stakeUnits * mostShare
  if (!isShare || partUnits % cent !== 0n || restUnits < leastOfferUnits) return null
  const offer = offerUnits(times(value, fraction(partUnits, stakeUnits)))
  return offer === null ? null : { offerUnits: offer, restUnits }
}
