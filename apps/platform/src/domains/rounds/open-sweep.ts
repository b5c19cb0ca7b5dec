import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'

const openTooLongMs = 24 * 3_600_000
const named = 100

/** Tells of rounds that are open for more than a day. Each bet is looked at once, a day after its last change. */
export async function sweepOpenRounds(deps: { database: Database; clock: Clock; log: Log }): Promise<void> {
  const { kysely } = deps.database
  const before = new Date(deps.clock.now().getTime() - openTooLongMs)
  await sql`select rounds.look_for_overdue(${before})`.execute(kysely)
  const { rows: rounds } = await sql<{ provider_code: string; round_id: string }>`
    select provider_code, round_id from rounds.overdue limit ${named}`.execute(kysely)
  if (rounds.length > 0) deps.log.error({ rounds }, 'rounds are open for more than a day; their providers owe a settle')
}
