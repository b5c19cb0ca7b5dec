/** First and last day that may be chosen, such as 2026-11-20; open at an end that is left out. */
export interface DayBounds {
  min?: string | undefined
  max?: string | undefined
}

/** First and last day of a range, such as 2026-11-20. */
export interface DayRange {
  from: string
  to: string
}

const dayMs = 86_400_000

/**
 * The day that a person typed, as year, month and day: `2026-11-20`, also with dots, slashes or spaces, with one digit where
 * one is enough, or as eight digits. Null for all else, a day that no calendar has among it.
 */
export function readDay(text: string): string | null {
  const parts = /^(\d{4})[-./年 ]?(\d{1,2})[-./月 ]?(\d{1,2})日?$/.exec(text.trim().normalize('NFKC'))
  if (!parts) return null
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

export const isWithin = (day: string, { min, max }: DayBounds): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max)

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/**
 * A range with one end moved: the other end goes along where the range would run backwards or be longer than it may.
 * @param mostDays days that a range may have, both ends counted
 */
export function withEnd(range: DayRange | null, end: 'from' | 'to', day: string, mostDays = Infinity): DayRange {
  const other = (end === 'from' ? range?.to : range?.from) ?? day
  const { from, to } = end === 'from' ? { from: day, to: other } : { from: other, to: day }
  if (from > to) return { from: day, to: day }
  if (mostDays === Infinity || to <= addDays(from, mostDays - 1)) return { from, to }
  return end === 'from' ? { from, to: addDays(from, mostDays - 1) } : { from: addDays(to, 1 - mostDays), to }
}
