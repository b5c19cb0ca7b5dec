import type { BetStatus, GameType } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { accountBegins } from '../../identity/index.ts'
import { tables } from '../tables.ts'

/** One member, or everybody whose account begins with a text while they were in the team of an agent. */
export type Bettors = { memberId: bigint } | { teamOf: bigint; account?: string | undefined }

export type BetFilter = Bettors & {
  /** Half-open, by the time of settlement; open bets count by the time at which they were placed. */
  start: Date
  end: Date
  gameType?: GameType | undefined
  vendor?: string | undefined
  status?: BetStatus | undefined
}

/** When a bet counts. */
export const betTime = sql<Date>`coalesce(settled_at, placed_at)`

/** A bet that was settled more than so long after it was placed is noted as late (migration 0024). */
const lateAfterMs = 7 * 24 * 3_600_000

/**
 * Bets of real play that a filter lets through. A bet that was split stands there as its two parts.
 * @param placedSince the answer of {@link oldestPlaced}, so that the months before it are not looked at
 */
export function betsThrough(database: Queryable, filter: BetFilter, placedSince: Date) {
  const { start, end, gameType, vendor, status } = filter
  return tables(database)
    .selectFrom('rounds.bet')
    .where(of(filter))
    .where('book', '=', 'REAL')
    .where('split_by', 'is', null)
    .where(betTime, '>=', start)
    .where(betTime, '<', end)
    .where('placed_at', '<', end)
    .where('placed_at', '>=', placedSince)
    .$if(gameType !== undefined, query => query.where('game_type', '=', gameType!))
    .$if(vendor !== undefined, query => query.where('vendor_code', '=', vendor!))
    .$if(status !== undefined, query => query.where('status', '=', status!))
}

/** When the oldest bet that a filter lets through may have been placed. */
export async function oldestPlaced(database: Queryable, filter: BetFilter): Promise<Date> {
  const { start, end } = filter
  const { rows } = await sql<{ placed_at: Date }>`
    select least(min(placed_at), ${new Date(start.getTime() - lateAfterMs)}::timestamptz) as placed_at from rounds.late_bet
    where ${of(filter)} and settled_at >= ${start} and settled_at < ${end}`.execute(database)
  return rows[0]!.placed_at
}

function of(filter: BetFilter) {
  if ('memberId' in filter) return sql<boolean>`member_id = ${filter.memberId}`
  const { teamOf, account, start, end } = filter
  const begins = accountBegins(account)
  const inTeam = sql`t.ancestor_id = ${teamOf} and t.from_at < ${end} and t.until_at > ${start}`
  const named = begins ? sql`join identity.account_state a on a.account_id = t.descendant_id and ${begins}` : sql``
  // Members who were in the team all the time are found by the list alone; of the others each bet is looked at.
  return sql<boolean>`member_id in (select t.descendant_id from agents.team_over_time t ${named} where ${inTeam})
    and (
      member_id not in (
        select t.descendant_id from agents.team_over_time t where ${inTeam} and (t.from_at > ${start} or t.until_at < ${end})
      )
      or exists (
        select from agents.team_over_time t
        where t.ancestor_id = ${teamOf} and t.descendant_id = member_id and t.from_at <= ${betTime} and t.until_at > ${betTime}
      )
    )`
}
