import { sql } from 'kysely'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { fenced } from '../../shard/fence.ts'

/** Rows of the journal stay for so long after the last ticket that they tell of has ended. */
const KEPT_MS = 3_600_000

/** Forgets rows of the journal from which no ticket will be rebuilt. @throws LeaseLost */
export async function sweepJournal(deps: ShardDependencies): Promise<void> {
  const before = new Date(deps.outside.now().getTime() - KEPT_MS)
  await fenced(deps, tx =>
    sql`delete from studio.room_journal where shard = ${deps.shard} and at < least(${before}::timestamptz,
      (select min(opened_at) from studio.fish_ticket where state = 'open'))`.execute(tx),
  )
}
