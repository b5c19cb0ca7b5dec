import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { bonusCodes, rebateCodes } from '../../ledger/index.ts'
import type { TeamSums } from '../settlement/sums/dues.ts'
import type { Window } from '../settlement/sums/windows.ts'

/** A window whose play is asked for, and whose team is meant. */
export interface AskedWindow extends Window {
  leaderId: bigint
  /** Dividends count what the team was given, too. */
  isDividend: boolean
}

/** The teams' sums so far in windows that run or wait to be settled, one answer for each window, in one statement. */
export async function sumsOfWindows(
  db: Queryable,
  windows: readonly AskedWindow[],
  { currency, activeMinUnits }: { currency: string; activeMinUnits: bigint },
): Promise<TeamSums[]> {
  if (windows.length === 0) return []
  const first = new Date(Math.min(...windows.map(({ start }) => start.getTime())))
  const last = new Date(Math.max(...windows.map(({ end }) => end.getTime())))
  const { rows } = await sql<TeamSums>`
    with asked as materialized (
      select * from unnest(${windows.map(({ leaderId }) => leaderId)}::bigint[], ${windows.map(({ start }) => start)}::timestamptz[],
        ${windows.map(({ end }) => end)}::timestamptz[], ${windows.map(({ isDividend }) => isDividend)}::boolean[])
        with ordinality as w (leader_id, starts, ends, is_dividend, place)
    ),
    leader as materialized (select distinct leader_id from asked),
    played as (
      select w.place, p.member_id, sum(p.stake_units) as stake, sum(p.payout_units) as payout, sum(p.valid_units) as valid
      from leader k
      join agents.team_over_time t on t.ancestor_id = k.leader_id
      join rounds.played(${first}, ${last}) p
        on p.member_id = t.descendant_id and p.earned_at >= t.from_at and p.earned_at < t.until_at
      join asked w on w.leader_id = k.leader_id and p.earned_at >= w.starts and p.earned_at < w.ends
      group by 1, 2
    ),
    play as (
      select place, sum(stake) as stake, sum(payout) as payout, sum(valid) as valid,
        count(*) filter (where valid >= ${activeMinUnits}) as active
      from played group by 1
    ),
    given as (
      select g.place, sum(g.rebate) as rebate, sum(g.bonus) as bonus, sum(g.salary) as salary
      from (
        select w.place, case when m.code = any (${rebateCodes}::text[]) then m.units end as rebate,
          case when m.code <> all (${rebateCodes}::text[]) then m.units end as bonus, null::bigint as salary
        from asked w
        join agents.team_over_time t on t.ancestor_id = w.leader_id
        join ledger.member_move m on m.member_id = t.descendant_id and m.posted_at >= w.starts and m.posted_at < w.ends
          and m.posted_at >= t.from_at and m.posted_at < t.until_at
        where w.is_dividend and m.book = 'REAL' and m.currency = ${currency}
          and m.code = any (${[...rebateCodes, ...bonusCodes]}::text[])
        union all
        select w.place, null, null, s.units
        from asked w
        join agents.team_over_time t on t.ancestor_id = w.leader_id
        join contracts.member_salary s on s.member_id = t.descendant_id
          and s.window_start >= w.starts and s.window_end <= w.ends
          and s.window_start >= t.from_at and s.window_start < t.until_at
        where w.is_dividend
      ) g group by 1
    )
    select coalesce(p.stake, 0)::bigint as "turnoverUnits", coalesce(p.payout, 0)::bigint as "payoutUnits",
      coalesce(p.valid, 0)::bigint as "validBetUnits", coalesce(p.active, 0)::int as "activeMembers",
      coalesce(g.rebate, 0)::bigint as "rebateUnits", coalesce(g.bonus, 0)::bigint as "bonusUnits",
      coalesce(g.salary, 0)::bigint as "salaryUnits"
    from asked w left join play p on p.place = w.place left join given g on g.place = w.place order by w.place`.execute(
    db,
  )
  return rows
}
