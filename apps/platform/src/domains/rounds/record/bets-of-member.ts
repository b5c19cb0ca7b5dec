import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import { betTime } from './bet-filter.ts'

/** The last one that was shown. */
export interface BetPlace {
  /** As the database writes it. */
  at: string
  id: bigint
}

/** Bets of a member in either book before one, the newest first: settled ones by when they were, open ones by when they were placed. */
export const betsOfMember = (
  db: Queryable,
  memberId: bigint,
  { before, limit }: { before?: BetPlace | undefined; limit: number },
) =>
  tables(db)
    .selectFrom('rounds.bet')
    .select(['id', 'provider_code', 'transaction_id', 'round_id', 'game_code', 'vendor_code', 'game_type', 'book'])
    .select(['currency', 'stake_units', 'payout_units', 'valid_units', 'status', 'placed_at', 'settled_at'])
    .select(sql<string>`${betTime}::text`.as('place'))
    .where('member_id', '=', memberId)
    .$if(before !== undefined, query =>
      query.where(sql<boolean>`(${betTime}, id) < (${before?.at}::text::timestamptz, ${before?.id}::bigint)`),
    )
    .orderBy(sql`${betTime} desc, id desc`)
    .limit(limit)
    .execute()
