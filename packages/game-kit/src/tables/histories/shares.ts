import { hotAndCold, trendOf } from '../../lotteries/draws/trends.ts'

/** How often a value came, beside how often it is expected to. Past results do not change the odds. */
export interface Share {
  value: string
  count: number
  /** Chance x results looked at. */
  expected: number
}

/**
 * Counts of values over the newest results.
 * @param results oldest first, each with all values that it shows
 * @param chances of each value, by value, in the order in which they are shown
 */
export function sharesOf(
  results: readonly (readonly string[])[],
  chances: ReadonlyMap<string, number>,
  newest: number,
): Share[] {
  const recent = results.slice(-newest)
  return [...chances].map(([value, chance]) => ({
    ...{ value, count: recent.filter(values => values.includes(value)).length, expected: chance * recent.length },
  }))
}

/** Numbers of a wheel over the newest results: the five most and least frequent, ties by smaller omission, then number. */
export function hotAndColdNumbers(
  numbers: readonly number[],
  pockets: number,
  newest = 100,
): { hot: number[]; cold: number[] } {
  const recent = numbers.slice(-newest)
  // Two digits, so that texts stand in the order of numbers.
  const named = (number: number) => String(number).padStart(2, '0')
  const trends = new Map(
    Array.from({ length: pockets }, (_, number) => [named(number), trendOf(recent.map(other => other === number))]),
  )
  const { hot, cold } = hotAndCold(trends)
  return { hot: hot.map(Number), cold: cold.map(Number) }
}
