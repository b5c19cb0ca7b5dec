import type { Claim, ClaimResult, Parts } from '../claims.ts'
import type { OpenClaim } from '../lines/open-claims.ts'
import { partsOfResult } from '../lines/results.ts'
import { resultByQuarters } from '../lines/settle-line.ts'
import { type Forecast, type Outcome, outcomesLeft } from './forecast.ts'
import { cornerReading } from './markets/corners.ts'
import { bothHalvesParts, halvesReading, settleBothHalves } from './markets/halves.ts'
import { lineReading } from './markets/lines.ts'
import { orderParts, orderReading, settleOrder } from './markets/order.ts'
import { scoreReading } from './markets/score.ts'
import { valuesOf } from './outcome-values.ts'
import { type Offer, type Reading, refuseClaim } from './reading.ts'
import type { FootballState } from './state.ts'
import { LOST, type OutcomeValues, partsOver } from './values.ts'

/**
 * How a claim is read from one outcome; null for those on an order of events, and for those on both halves before half-time.
 * @throws RangeError for a claim that football does not know
 */
export const readingOf = (claim: Claim, accepted: FootballState, state: FootballState): Reading | null =>
  scoreReading(claim) ??
  lineReading(claim, accepted) ??
  halvesReading(claim, state) ??
  cornerReading(claim) ??
  orderReading(claim, state)

/** A sign for each value. */
const DIGITS = '01234'

/**
 * An offer with its parts; null for one that cannot end in different ways. Claims on the first half, on corners and on
 * orders of events are of class B throughout, so that those on the final score alone are compared (sportsbook 3.1).
 */
export function openOffer(forecast: Forecast, offer: Offer): OpenClaim | null {
  const { state } = forecast
  const reading = offer.reading ?? readingOf(offer, state, state)
  if (!reading) {
    if (settleWithoutReading(offer, state)) return null
    return { ...offer, parts: partsWithoutReading(forecast, offer), resultsOver: () => null }
  }
  const spread = forecast.spread(reading.subject)
  const { cells } = spread
  const values = valuesOf(reading, cells)
  if (agreedResult(values, cells)) return null
  const resultsOver = () =>
    reading.subject === 'final' ? cells.reduce((key, { place }) => key + DIGITS[values[place]! - LOST], '') : null
  return { ...offer, parts: partsOver(spread, values), resultsOver }
}

/**
 * The parts of a stake on any claim, of a decided one those of its result.
 * @throws RangeError for a claim that football does not know
 */
export function claimParts(forecast: Forecast, claim: Claim, accepted: FootballState): Parts {
  const reading = readingOf(claim, accepted, forecast.state)
  if (!reading) {
    const result = settleWithoutReading(claim, forecast.state)
    return result ? partsOfResult(result) : partsWithoutReading(forecast, claim)
  }
  const spread = forecast.spread(reading.subject)
  const values = valuesOf(reading, spread.cells)
  const result = agreedResult(values, spread.cells)
  return result ? partsOfResult(result) : partsOver(spread, values)
}

/** How a claim ended; null while outcomes that are still possible pay differently. */
export function settleClaim(claim: Claim, accepted: FootballState, now: FootballState): ClaimResult | null {
  const reading = readingOf(claim, accepted, now)
  if (!reading) return settleWithoutReading(claim, now)
  const outcomes = outcomesLeft(now, reading.subject)
  return agreedResult(valuesOf(reading, outcomes), outcomes)
}

/** The result on which all these outcomes agree; null where they do not. */
function agreedResult(values: OutcomeValues, outcomes: readonly Outcome[]): ClaimResult | null {
  const first = values[outcomes[0]!.place]!
  for (const { place } of outcomes) if (values[place] !== first) return null
  return resultByQuarters(first)
}

const partsWithoutReading = (forecast: Forecast, claim: Claim): Parts =>
  bothHalvesParts(forecast, claim) ?? orderParts(forecast, claim) ?? refuseClaim(claim)

function settleWithoutReading(claim: Claim, now: FootballState): ClaimResult | null {
  if (claim.market === 'HTFT' || claim.market === 'HSH') return settleBothHalves(claim, now)
  return settleOrder(claim, now)
}
