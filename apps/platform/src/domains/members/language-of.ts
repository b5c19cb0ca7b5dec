import type { Language } from '@baize/api'
import type { Queryable } from '../../kernel/database/open-database.ts'

/** The language that a member is written to in: the one chosen last. */
export async function languageOf(db: Queryable, memberId: bigint): Promise<Language> {
  const { language } = await db
    .selectFrom('members.member')
    .select('language')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return language as Language
}
