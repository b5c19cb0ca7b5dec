import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

export interface Access {
  operatorId: bigint
  memberId: bigint
  /** The part of the member's file that was read. */
  tab: string
  address: string
  at: Date
}

/** Notes that an operator opened a member. */
export async function noteAccess(on: Queryable, { operatorId, memberId, tab, address, at }: Access): Promise<void> {
  await tables(on)
    .insertInto('operators.access_log')
    .values({ operator_id: operatorId, member_id: memberId, tab, address, at })
    .execute()
}
