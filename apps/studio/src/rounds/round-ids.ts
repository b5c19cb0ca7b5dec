import { type RawBuilder, type SqlBool, sql } from 'kysely'

const dayMs = 24 * 3_600_000
/** So far back never reach more than two months. */
const recentMs = 28 * dayMs
const allEveryMs = 60_000

/** Ids that were made from one moment until another: ids of rounds begin with their time, so that few months are read. */
export interface IdRange {
  from: Date
  until: Date
}

/** The condition that a column of ids lies in a range; any id does where there is none. */
export const idsIn = (range: IdRange | null, column = 'id'): RawBuilder<SqlBool> =>
  range
    ? sql`${sql.ref(column)} >= studio.first_id(${range.from}) and ${sql.ref(column)} < studio.first_id(${range.until})`
    : sql`true`

/** Ids of the newest months. */
export const recentIds = (now: Date): IdRange => ({
  from: new Date(now.getTime() - recentMs),
  until: new Date(now.getTime() + dayMs),
})

/**
 * Which rounds the passes over what is due look at: what waits is nearly always recent, so that the months before are read
 * at the first pass and once a minute.
 */
export class DueIds {
  #allAtMs = Number.NEGATIVE_INFINITY

  /** The range for a pass that begins now; null for all. */
  at(now: Date): IdRange | null {
    if (now.getTime() < this.#allAtMs) return recentIds(now)
    this.#allAtMs = now.getTime() + allEveryMs
    return null
  }
}
