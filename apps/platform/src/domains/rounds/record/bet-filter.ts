import type { BetStatus, GameType } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

export interface BetFilter {
  memberId: bigint
  /** Half-open, by the time of settlement; open bets count by the time at which they were placed. */
  start: Date
  end: Date
  gameType?: GameType | undefined
  vendor?: string | undefined
  status?: BetStatus | undefined
}

/** When a bet counts. */
export const betTime = sql<Date>`coalesce(settled_at, placed_at)`

/** Bets of real play that a filter lets through. */
export function betsThrough(database: Queryable, filter: BetFilter) {
  const { memberId, start, end, gameType, vendor, status } = filter
  return database
    .selectFrom('rounds.bet')
    .where('member_id', '=', memberId)
    .where('book', '=', 'REAL')
    .where(betTime, '>=', start)
    .where(betTime, '<', end)
    .$if(gameType !== undefined, query => query.where('game_type', '=', gameType!))
    .$if(vendor !== undefined, query => query.where('vendor_code', '=', vendor!))
    .$if(status !== undefined, query => query.where('status', '=', status!))
}
