import { addDays, dayIn } from '../../../kernel/date-range.ts'
import { namedRange, rangeBefore, rangeNames, type Where } from '../../../kernel/named-range.ts'
import type { DayRange } from '../span.ts'

/** Steps of the longest range. */
const days = 31

/** The ranges that dashboards show by name, each with as many days before it, and each day of the longest one. */
export function shownRanges(where: Where): DayRange[] {
  const today = dayIn(where.now, where.timeZone)
  const named = rangeNames.flatMap(name => {
    const range = namedRange(name, where)
    return [range, rangeBefore(range, where)].map(({ from, to }) => ({ from, until: addDays(to, 1) }))
  })
  const single = Array.from({ length: days }, (_, back) => addDays(today, -back))
  const all = [...named, ...single.map(day => ({ from: day, until: addDays(day, 1) }))]
  return [...new Map(all.map(range => [`${range.from} ${range.until}`, range])).values()]
}
