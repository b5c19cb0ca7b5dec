import { guestType } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { tables } from './tables.ts'

/** What members call themselves, by id. */
export async function nicknamesOf(database: Queryable, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tables(database)
    .selectFrom('members.member')
    .select(['id', 'nickname'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

/** The real name that a member gave at registration, as a payout is made out to it; null where none was asked for. */
export async function payeeNameOf(db: Queryable, memberId: bigint): Promise<string | null> {
  const row = await tables(db)
    .selectFrom('members.member')
    .select('payee_name')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row?.payee_name ?? null
}

/** Those of some ids that are a member's, guests left out. */
export async function membersAmong(db: Queryable, ids: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select m.id from members.member m join identity.account_state a on a.account_id = m.id
    where m.id = any (${[...ids]}::bigint[]) and a.agent_type <> ${guestType}`.execute(db)
  return rows.map(({ id }) => id)
}
