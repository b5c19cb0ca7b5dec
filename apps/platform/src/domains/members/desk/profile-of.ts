import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

export type ProfileForDesk = NonNullable<Awaited<ReturnType<typeof profileForDesk>>>

/** What a member told of themselves, whole, and what the house calls them; for presenters, which mask it. */
export const profileForDesk = (db: Queryable, memberId: bigint) =>
  tables(db)
    .selectFrom('members.member')
    .select(['id', 'nickname', 'language', 'club_rank', 'club_label', 'labels', 'version', 'max_series'])
    .select(['registered_at', 'registered_from', 'payee_name', 'birth_date', 'id_number'])
    .select(['qq_num', 'line', 'whatsapp', 'facebook', 'wechat'])
    .where('id', '=', memberId)
    .executeTakeFirst()
