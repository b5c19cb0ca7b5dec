import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** When members did something last; those who never signed in are left out. */
export async function lastSeenOf(db: Queryable, memberIds: readonly bigint[]): Promise<Map<bigint, Date>> {
  const { rows } = await sql<{ id: bigint; at: Date | null }>`
    select id, greatest(
      (select max(s.last_seen_at) from identity.session s where s.account_id = id),
      (select max(s.at) from identity.sign_in s where s.account_id = id)) as at
    from unnest(${[...memberIds]}::bigint[]) as id`.execute(db)
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
}
