import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Legs on a fixture. Those that are open and those that are decided stand in an index each. */
export const legsOf = (fixture: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`((fixture = ${fixture} and result is null) or (fixture = ${fixture} and result is not null))`
