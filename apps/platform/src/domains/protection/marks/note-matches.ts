import type { MarkKind } from '@baize/api/protection'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

export interface Found {
  /** The member whose account is closed. */
  closed_id: bigint
  kind: MarkKind
  mark: Buffer
}

/** Notes a refusal for operators: one row for each closed member and account, however often it is tried. */
export async function noteMatches(
  on: Queryable,
  found: readonly Found[],
  { accountId, now }: { accountId: bigint | null; now: Date },
): Promise<void> {
  const closed = found.map(({ closed_id }) => closed_id)
  const kinds = found.map(({ kind }) => kind)
  const marks = found.map(({ mark }) => mark)
  await sql`
    insert into protection.match as m (closed_id, account_id, marks, kinds, first_at, last_at)
    select f.closed_id, ${accountId}, array_agg(f.mark), array_agg(distinct f.kind), ${now}, ${now}
    from unnest(${closed}::bigint[], ${kinds}::text[], ${marks}::bytea[]) f (closed_id, kind, mark)
    group by f.closed_id
    on conflict (closed_id, account_id) where state = 'OPEN' do update set
      tries = m.tries + 1,
      last_at = excluded.last_at,
      marks = array(select distinct each from unnest(m.marks || excluded.marks) each),
      kinds = array(select distinct each from unnest(m.kinds || excluded.kinds) each order by 1)`.execute(tables(on))
}
