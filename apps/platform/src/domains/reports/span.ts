import { type RawBuilder, sql } from 'kysely'

/** Days of the brand's zone: from one, such as 2026-11-01, up to and without another. */
export interface DayRange {
  from: string
  until: string
}

/** Steps of a range: hours by the moment that each begins with, or days by their dates; up to and without the end. */
export type Span = { step: 'hour'; from: Date; until: Date } | { step: 'day'; from: string; until: string }

interface SpanSql {
  /** The step of a row: its moment in ISO form, or its date. */
  at: RawBuilder<unknown>
  within: RawBuilder<unknown>
}

/** A range as queries on tables of hours or days name it. */
export function spanSql({ step, from, until }: Span): SpanSql {
  const column = sql.ref(step)
  const at = step === 'hour' ? sql`to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')` : sql`day::text`
  return { at, within: sql`${column} >= ${from} and ${column} < ${until}` }
}
