import type { Claim, ClaimResult, Parts } from '../claims.ts'
import { partsOfResult } from '../lines/results.ts'
import { resultByQuarters } from '../lines/settle-line.ts'
import { type Forecast, outcomesLeft, type Subject } from './forecast.ts'
import { cornerReading } from './markets/corners.ts'
import { bothHalvesParts, halvesReading, settleBothHalves } from './markets/halves.ts'
import { lineReading } from './markets/lines.ts'
import { orderParts, orderReading, settleOrder } from './markets/order.ts'
import { scoreReading } from './markets/score.ts'
import { type Reading, refuseClaim } from './reading.ts'
import type { FootballState, Score } from './state.ts'
import { partsOver } from './values.ts'

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

/** The parts of a stake on an open claim, whatever lines are offered now. */
export function openParts(forecast: Forecast, claim: Claim, accepted: FootballState): Parts {
  const reading = readingOf(claim, accepted, forecast.state)
  if (reading) return partsOver(forecast.cells(reading.subject), reading.value)
  return bothHalvesParts(forecast, claim) ?? orderParts(forecast, claim) ?? refuseClaim(claim)
}

/**
 * The parts of a stake on any claim, of a decided one those of its result.
 * @throws RangeError for a claim that football does not know
 */
export function claimParts(forecast: Forecast, claim: Claim, accepted: FootballState): Parts {
  const result = settledWithin(claim, accepted, forecast.state, forecast.outcomes)
  return result ? partsOfResult(result) : openParts(forecast, claim, accepted)
}

/** The result of a reading where all these outcomes agree on it; null where they do not. */
function agreedResult({ value }: Reading, outcomes: readonly Score[]): ClaimResult | null {
  const first = resultByQuarters(value(outcomes[0]!))
  for (const outcome of outcomes) if (resultByQuarters(value(outcome)).kind !== first.kind) return null
  return first
}

/** How a claim ended; null while outcomes that are still possible pay differently. */
export function settleClaim(claim: Claim, accepted: FootballState, now: FootballState): ClaimResult | null {
  return settledWithin(claim, accepted, now, subject => outcomesLeft(now, subject))
}

/** True while a claim that is taken in the forecast's state can end in different ways. */
export const isOpenClaim = ({ state, outcomes }: Forecast, claim: Claim): boolean =>
  settledWithin(claim, state, state, outcomes) === null

function settledWithin(
  claim: Claim,
  accepted: FootballState,
  now: FootballState,
  outcomes: (subject: Subject) => readonly Score[],
): ClaimResult | null {
  const reading = readingOf(claim, accepted, now)
  if (reading) return agreedResult(reading, outcomes(reading.subject))
  if (claim.market === 'HTFT' || claim.market === 'HSH') return settleBothHalves(claim, now)
  return settleOrder(claim, now)
}
