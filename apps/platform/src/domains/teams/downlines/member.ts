import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { DateRange } from '../../../kernel/date-range.ts'
import type { TeamsDependencies } from '../dependencies.ts'
import { earningsByMember } from '../earnings.ts'
import {
  type Figures,
  moneySums,
  netWinUnits,
  noFigures,
  playSums,
  presentFigures,
  teamMoney,
  teamPlay,
} from '../figures.ts'
import { presentDownline, readDownlines } from './list-downlines.ts'
import { pathTo } from './path-to.ts'

interface Done extends Figures {
  valid_bet: bigint
  earned: bigint
  last_bet_at: Date | null
  last_deposit_at: Date | null
  last_deposit_units: bigint | null
}

/**
 * One member of an agent's team: the place in the tree, what the member did in the team over some days, what the agent earned by it,
 * and when the member last played and deposited.
 * @throws ApiError not_in_team
 */
export async function memberOf(
  { database: { kysely }, clock, currency }: TeamsDependencies,
  agentId: bigint,
  memberId: bigint,
  { from, to, start, end }: DateRange,
): Promise<ResponseOf<'agents.member'>> {
  const now = clock.now()
  const path = await pathTo(kysely, { agentId, memberId, now })
  const range = { agentId, start, end, currency }
  const [[row], done] = await Promise.all([
    readDownlines(kysely, { currency, now }, sql`select ${memberId}::bigint as id, 0 as depth`),
    doneBy(kysely, memberId, range),
  ])
  const { valid_bet, earned, last_bet_at, last_deposit_at, last_deposit_units, ...sums } = done
  const figures = { ...noFigures, ...sums, validBet: valid_bet }
  return {
    from,
    to,
    member: presentDownline(row!, path.length - 1),
    path,
    ...presentFigures(figures),
    netWin: toWire(netWinUnits(figures)),
    earned: toWire(earned),
    lastBetAt: last_bet_at?.toISOString() ?? null,
    lastDeposit:
      last_deposit_at && last_deposit_units !== null
        ? { at: last_deposit_at.toISOString(), amount: toWire(last_deposit_units) }
        : null,
  }
}

async function doneBy(
  db: Queryable,
  memberId: bigint,
  range: { agentId: bigint; start: Date; end: Date; currency: string },
): Promise<Done> {
  const { rows } = await sql<Done>`
    with earned as (${earningsByMember(range, sql`select ${memberId}::bigint as id`)})
    select play.*, money.*, coalesce((select units from earned), 0)::bigint as earned,
      rounds.last_bet_at(${memberId}) as last_bet_at, deposit.posted_at as last_deposit_at, deposit.units as last_deposit_units
    from (select ${playSums} from ${teamPlay(range)} and t.descendant_id = ${memberId}) played
    cross join lateral (
      select coalesce(turnover, 0)::bigint as turnover, coalesce(valid_bet, 0)::bigint as valid_bet,
        coalesce(payout, 0)::bigint as payout
    ) play
    cross join (
      select ${moneySums} from ${teamMoney(range)} and t.descendant_id = ${memberId}
    ) money
    left join lateral (
      select m.posted_at, m.units from ledger.member_move m
      where m.member_id = ${memberId} and m.book = 'REAL' and m.currency = ${range.currency} and m.code = 'DEPOSIT'
      order by m.posted_at desc limit 1
    ) deposit on true`.execute(db)
  return rows[0]!
}
