import { sql } from 'kysely'
import { tables as kernelTables, type Queryable } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { decidedBy } from './calls.ts'

/** Minutes before its end from which a request is pressing, and from which it is red. */
const pressingMinutes = { amber: 120, red: 30 }

export interface PendingApprovals {
  count: number
  oldestAt: Date | null
  /** The level of the request that ends first. */
  level: 'green' | 'amber' | 'red' | null
}

/** Requests of other people that wait for the caller; null for one who decides nothing. */
export async function pendingApprovals(
  db: Queryable,
  { permissions, personId }: Pick<OperatorCaller, 'permissions' | 'personId'>,
  now: Date,
): Promise<PendingApprovals | null> {
  const decides = decidedBy(permissions)
  if (decides.length === 0) return null
  const { count, oldest, ends } = await kernelTables(db)
    .selectFrom('approvals.request')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(requested_at)`.as('oldest')])
    .select(sql<Date | null>`min(expires_at)`.as('ends'))
    .where('state', '=', 'OPEN')
    .where('operation', 'in', decides)
    .where('requester_person', '<>', personId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest, level: ends && levelOf((ends.getTime() - now.getTime()) / 60_000) }
}

const levelOf = (leftMinutes: number): 'green' | 'amber' | 'red' =>
  leftMinutes <= pressingMinutes.red ? 'red' : leftMinutes <= pressingMinutes.amber ? 'amber' : 'green'
