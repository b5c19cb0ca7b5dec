import { type RawBuilder, sql } from 'kysely'

const dayMs = 86_400_000

/** A condition that spares the search in other months, where it is known about when a transfer was posted. */
export const monthsAround = (posted: RawBuilder<unknown>, at: Date | undefined): RawBuilder<unknown> =>
  at ? sql`and ${posted} > ${new Date(at.getTime() - dayMs)} and ${posted} < ${new Date(at.getTime() + dayMs)}` : sql``
