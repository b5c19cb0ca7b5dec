import type { Queryable } from '../../kernel/database/open-database.ts'
import { tables } from './tables.ts'

/** Messages to a member before one, the newest first. */
export const messagesOfMember = (
  db: Queryable,
  memberId: bigint,
  { before, limit }: { before?: bigint | undefined; limit: number },
) =>
  tables(db)
    .selectFrom('messages.message')
    .select(['id', 'topic', 'texts', 'sent_at', 'read_at'])
    .where('member_id', '=', memberId)
    .$if(before !== undefined, query => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
