import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../../kernel/database/open-database.ts'
import { rollUp } from './drain-facts.ts'

const waitMs = 50
const waits = 40

/** Waits, at most two seconds, until everything that was known before a cut-off is in the rollups. */
export async function factsAreIn(
  { database, clock }: { database: Database; clock: Clock },
  cutoff: Date,
): Promise<boolean> {
  for (let tries = 0; tries < waits; tries++) {
    await rollUp(database)
    const { rows } = await database.pool.query<{ complete: boolean }>('select rounds.is_complete($1, $2) as complete', [
      cutoff,
      clock.now(),
    ])
    if (rows[0]!.complete) return true
    await new Promise(resolve => setTimeout(resolve, waitMs))
  }
  return false
}
