import { withLowestClass } from '../lines/lowest-class.ts'
import { readingOf } from './decide.ts'
import type { Forecast } from './forecast.ts'
import type { Offer } from './reading.ts'
import { LOST, type Value, WON } from './values.ts'

/** A value as a digit, the same for those that pay alike. */
const digitOf = (value: Value): number => Math.max(LOST, Math.min(WON, value)) - LOST

/**
 * Gives offers that pay alike in every final score still possible the lowest class among them (sportsbook 3.1). Claims on
 * the first half, on corners and on orders of events are of class B throughout, so that nothing can be lowered there.
 */
export function withOnePrice({ state, outcomes }: Forecast, offers: readonly Offer[]): Offer[] {
  const scores = outcomes('final')
  return withLowestClass(offers, offer => {
    const reading = readingOf(offer, state, state)
    return reading?.subject === 'final'
      ? String.fromCharCode(...scores.map(score => digitOf(reading.value(score))))
      : null
  })
}
