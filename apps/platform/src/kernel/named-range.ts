import { addDays, type DateRange, dayIn, rangeOf } from './date-range.ts'

export interface Where {
  timeZone: string
  now: Date
}

/** Names of ranges beside `yesterday`. */
const firstDayOf = {
  today: (today: string) => today,
  '7d': (today: string) => addDays(today, -6),
  '30d': (today: string) => addDays(today, -29),
  month: (today: string) => `${today.slice(0, 8)}01`,
} as const

/** All names that {@link namedRange} knows. */
export const rangeNames: readonly string[] = ['yesterday', ...Object.keys(firstDayOf)]

/**
 * Days that a range names in the brand's zone, wherever who asks is: by a name, or the first and the last by an underscore.
 * @throws ApiError invalid_input as {@link rangeOf} does
 */
export function namedRange(name: string, where: Where): DateRange {
  const today = dayIn(where.now, where.timeZone)
  if (name === 'yesterday') return rangeOf({ from: addDays(today, -1), to: addDays(today, -1) }, where)
  if (name in firstDayOf) return rangeOf({ from: firstDayOf[name as keyof typeof firstDayOf](today), to: today }, where)
  const [from, to] = name.split('_')
  return rangeOf({ from, to }, where)
}

/** As many days right before. */
export function rangeBefore({ from, to }: DateRange, where: Where): DateRange {
  const last = addDays(from, -1)
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  return rangeOf({ from: addDays(last, -count), to: last }, where)
}

/** The same as it is told. */
export const spanOf = ({ from, to, start, end }: DateRange) => ({
  ...{ days: { from, to }, from: start.toISOString(), until: end.toISOString() },
})
