import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type Span, spanSql } from '../span.ts'

/** A member whose first deposit is credited within this time of registering is a depositor, in `roll-up-*.sql` too. */
export const depositWithinMs = 168 * 3_600_000

export interface Newcomers {
  /** Members who registered, guests left out. */
  members: bigint
  /** Those of them whose first deposit was credited in time, whether or not it was taken back later. */
  depositors: bigint
}

const nobody: Newcomers = { members: 0n, depositors: 0n }

/** Registrations of each step of a range in which there were some, by its moment in ISO form or its date. */
export async function newcomersBySteps(db: Queryable, span: Span): Promise<Map<string, Newcomers>> {
  const { at, within } = spanSql(span)
  const { rows } = await sql<Newcomers & { at: string }>`
    select ${at} as at, members, depositors from ${sql.table(`reports.newcomer_${span.step}`)} where ${within}`.execute(
    db,
  )
  return new Map(rows.map(row => [row.at, row]))
}

/** Registrations of a range. */
export async function newcomersOf(db: Queryable, span: Span): Promise<Newcomers> {
  const steps = await newcomersBySteps(db, span)
  return [...steps.values()].reduce(
    (sum, { members, depositors }) => ({ members: sum.members + members, depositors: sum.depositors + depositors }),
    nobody,
  )
}

/** Share of those who registered that deposited in time, in percent; null where nobody registered. */
export const depositConversion = ({ members, depositors }: Newcomers = nobody): number | null =>
  members === 0n ? null : (100 * Number(depositors)) / Number(members)
