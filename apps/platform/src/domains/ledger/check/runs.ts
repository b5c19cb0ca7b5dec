import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

/** One look at one thing that must hold. */
export interface InvariantRun {
  name: string
  at: Date
  tookMs: number
  violations: number
  /** The first of what was found. */
  details: string[]
}

const detailsAtMost = 10

/** Notes what was looked at, in place of the looks before. */
export async function noteRuns(db: Queryable, runs: readonly InvariantRun[]): Promise<void> {
  const rows = runs.map(({ name, at, tookMs, violations, details }) => ({
    ...{ name, ran_at: at, took_ms: Math.round(tookMs), violations, details: details.slice(0, detailsAtMost) },
  }))
  await tables(db)
    .insertInto('ledger.invariant_run')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('name').doUpdateSet({
        ran_at: sql`excluded.ran_at`,
        took_ms: sql`excluded.took_ms`,
        violations: sql`excluded.violations`,
        details: sql`excluded.details`,
      }),
    )
    .execute()
}

/** The last look at each thing. */
export async function lastRuns(db: Queryable): Promise<Map<string, InvariantRun>> {
  const rows = await tables(db).selectFrom('ledger.invariant_run').selectAll().execute()
  return new Map(
    rows.map(({ name, ran_at, took_ms, violations, details }) => [
      name,
      { name, at: ran_at, tookMs: took_ms, violations, details },
    ]),
  )
}
