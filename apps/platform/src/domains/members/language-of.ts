import type { Language } from '@baize/api'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { tables } from './tables.ts'

/** The language that a member is written to in: the one chosen last. */
export async function languageOf(db: Queryable, memberId: bigint): Promise<Language> {
  const { language } = await tables(db)
    .selectFrom('members.member')
    .select('language')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return language as Language
}

/** The same of several members at once. */
export async function languagesOf(db: Queryable, memberIds: readonly bigint[]): Promise<Map<bigint, Language>> {
  if (memberIds.length === 0) return new Map()
  const rows = await tables(db)
    .selectFrom('members.member')
    .select(['id', 'language'])
    .where('id', 'in', memberIds)
    .execute()
  return new Map(rows.map(({ id, language }) => [id, language as Language]))
}
