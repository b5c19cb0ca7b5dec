import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type OrderKind, waitOf } from '../desk/wait.ts'

type Queue = 'depositsToReview' | 'withdrawalsRequested' | 'withdrawalsToPay' | 'disputes' | 'corrections'

export interface Pending {
  queue: Queue
  count: number
  oldestAt: Date | null
  level: 'green' | 'amber' | 'red' | null
}

interface Waiting {
  queue: Queue
  state: string
  count: bigint
  since: Date
}

const kindOf: Record<Queue, OrderKind | null> = {
  depositsToReview: 'deposit',
  withdrawalsRequested: 'withdrawal',
  withdrawalsToPay: 'withdrawal',
  disputes: 'withdrawal',
  corrections: null,
}

/** How much waits in each queue of the cashier, and since when: each reads the index of what is in it and nothing else. */
export async function pendingOrders(db: Queryable, now: Date): Promise<Pending[]> {
  const { rows } = await sql<Waiting>`
    select 'depositsToReview' as queue, 'REVIEW' as state, count(*) as count, min(state_at) as since
    from cashier.deposit where state = 'REVIEW' having count(*) > 0
    union all
    select case state when 'REQUESTED' then 'withdrawalsRequested' when 'REVIEW' then 'withdrawalsToPay' else 'disputes' end,
      min(state), count(*), min(state_at)
    from cashier.withdrawal where state in ('REQUESTED', 'REVIEW', 'NOT_RECEIVED', 'PARTIAL') group by 1
    union all
    select 'corrections', 'PROPOSED', count(*), min(proposed_at)
    from cashier.correction where state = 'PROPOSED' having count(*) > 0`.execute(db)
  const found = new Map(rows.map(row => [row.queue, row]))
  return (Object.keys(kindOf) as Queue[]).map(queue => {
    const row = found.get(queue)
    if (!row) return { queue, count: 0, oldestAt: null, level: null }
    const kind = kindOf[queue]
    const wait = kind && waitOf(kind, { state: row.state, state_at: row.since }, now)
    return { queue, count: Number(row.count), oldestAt: row.since, level: wait?.level ?? null }
  })
}
