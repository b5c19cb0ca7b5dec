import type { ResponseOf } from '@baize/api'
import { behindAtMost } from '@baize/api/schemas/operator/running/health'
import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'

/** How far each reader of facts, transfers, accounts and orders is behind: the index by position is read from there, so many rows at most. */
export async function readReaders(db: Queryable): Promise<ResponseOf<'health.read'>['readers']> {
  const { rows } = await sql<{
    name: string
    reads: 'facts' | 'transfers' | 'accounts' | 'orders'
    behind: number
    since: Date | null
  }>`
    select r.name, 'facts' as reads, w.behind, w.since from rounds.reader r
    cross join lateral (
      select count(*)::int as behind, min(known_at) as since from (
        select f.known_at from rounds.fact f where f.position >= r.position order by f.position limit ${behindAtMost}
      ) waiting
    ) w
    union all
    select r.name, 'transfers', w.behind, w.since from ledger.reader r
    cross join lateral (
      select count(*)::int as behind, min(posted_at) as since from (
        select t.posted_at from ledger.transfer t where t.id > r.through_id order by t.id limit ${behindAtMost}
      ) waiting
    ) w
    union all
    select r.name, 'accounts', w.behind, w.since from reports.reader r
    cross join lateral (
      select count(*)::int as behind, min(created_at) as since from (
        select a.created_at from identity.account a where a.id > r.through_id order by a.id limit ${behindAtMost}
      ) waiting
    ) w
    where r.name = 'reports-newcomers'
    union all
    select r.name, 'orders', w.behind, w.since from reports.reader r
    cross join lateral (
      select count(*)::int as behind, min(at) as since from (
        select s.at from cashier.step s where s.id > r.through_id order by s.id limit ${behindAtMost}
      ) waiting
    ) w
    where r.name = 'reports-orders'
    order by 2, 1`.execute(db)
  return rows.map(({ since, ...row }) => ({ ...row, since: since?.toISOString() ?? null }))
}
