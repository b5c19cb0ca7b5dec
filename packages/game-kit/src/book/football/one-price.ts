import { readingOf } from './decide.ts'
import type { Forecast } from './forecast.ts'
import type { Offer } from './reading.ts'
import { clampValue } from './values.ts'

/**
 * Gives offers that pay alike in every final score still possible the lowest class among them (sportsbook 3.1). Claims on
 * the first half, on corners and on orders of events are of class B throughout, so that nothing can be lowered there.
 */
export function withOnePrice({ state, outcomes }: Forecast, offers: readonly Offer[]): Offer[] {
  const scores = outcomes('final')
  const keys = offers.map(offer => {
    const reading = readingOf(offer, state, state)
    return reading?.subject === 'final' ? scores.map(score => clampValue(reading.value(score)) + 2).join('') : null
  })
  const lowest = new Map<string, Offer['marketClass']>()
  for (const [at, { marketClass }] of offers.entries()) {
    const key = keys[at]
    if (key && marketClass < (lowest.get(key) ?? 'D')) lowest.set(key, marketClass)
  }
  return offers.map((offer, at) => ({ ...offer, marketClass: lowest.get(keys[at] ?? '') ?? offer.marketClass }))
}
