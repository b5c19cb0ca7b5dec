import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

/** Where a member can be reached: for presenters, which mask it. */
export interface Contacts {
  mobile: { dialingCode: string; mobileNum: string } | null
  email: string | null
}

/** Numbers and addresses of members, whole. */
export async function contactsOf(db: Queryable, memberIds: readonly bigint[]): Promise<Map<bigint, Contacts>> {
  if (memberIds.length === 0) return new Map()
  const rows = await tables(db)
    .selectFrom('identity.account')
    .select(['id', 'dialing_code', 'mobile_num', 'email'])
    .where('id', 'in', memberIds)
    .execute()
  return new Map(
    rows.map(({ id, dialing_code, mobile_num, email }) => {
      const mobile = dialing_code && mobile_num ? { dialingCode: dialing_code, mobileNum: mobile_num } : null
      return [id, { mobile, email }]
    }),
  )
}
