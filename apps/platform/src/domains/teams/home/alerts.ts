import { toWire, UNITS_PER_WHOLE } from '@baize/money'
import { sql } from 'kysely'
import { addDays, dayIn, startOfDay } from '../../../kernel/date-range.ts'
import type { Accruing } from '../../contracts/index.ts'
import type { TeamsDependencies } from '../dependencies.ts'
import { teamPlay } from '../figures.ts'
import { type AgentAlert, nearThresholds } from './near-thresholds.ts'

/** Days, today included, in which a first deposit or a win is news. */
const newsDays = 7
/** After so many days without a bet a member who played is dormant; one who was away for longer than this is no news. */
const dormantDays = 7
const playedWithinDays = 30
/** A win is big from as many times the valid bet that makes a member active. */
const bigWinTimes = 10n
/** Of each kind the most telling ones. */
const mostOfAKind = 5

interface Row {
  kind: 'NEW_DEPOSITOR' | 'BIG_WINNER' | 'DORMANT'
  member_id: bigint
  username: string
  at: Date
  units: bigint
  days: number
}

/**
 * Reads the alerts of an agent: of the members below now, those with a first deposit or a large win in the team of late and those who
 * stopped playing, and thresholds of contracts that are nearly reached.
 */
export async function alertsOf(
  { database, clock, settings, currency }: TeamsDependencies,
  agentId: bigint,
  accruing: readonly Accruing[],
): Promise<AgentAlert[]> {
  const { timeZone, activeMinValidBet } = await settings.recentBrand()
  const now = clock.now()
  const today = dayIn(now, timeZone)
  const daysAgo = (days: number) => startOfDay(addDays(today, -days), timeZone)
  const news = daysAgo(newsDays - 1)
  const bigUnits = BigInt(activeMinValidBet) * UNITS_PER_WHOLE * bigWinTimes
  const play = teamPlay({ agentId, currency, start: daysAgo(playedWithinDays - 1), end: daysAgo(-1) })
  const { rows } = await sql<Row>`
    with player as materialized (
      select p.member_id, max(p.earned_at) as last_at, sum(p.stake_units) as stake,
        max(p.earned_at) filter (where p.earned_at >= ${news}) as won_at,
        sum(p.payout_units - p.stake_units) filter (where p.earned_at >= ${news}) as won
      from ${play} and t.depth > 0 and t.descendant_id in (select descendant_id from agents.team_at(${now}) where ancestor_id = ${agentId})
      group by 1
    ),
    found as (
      (select 'NEW_DEPOSITOR' as kind, d.member_id, min(d.confirmed_at) as at,
        (array_agg(d.units order by d.confirmed_at))[1] as units, 0 as days
      from agents.team_over_time t join cashier.confirmed_deposit d on d.member_id = t.descendant_id
      where t.ancestor_id = ${agentId} and t.depth > 0 and t.from_at <= ${now} and t.until_at > ${now}
      group by 2 having min(d.confirmed_at) >= greatest(${news}, min(t.from_at)) order by 3 desc limit ${mostOfAKind})
      union all
      (select 'BIG_WINNER', member_id, won_at, won::bigint, 0 from player
      where won > 0 and won >= ${bigUnits} order by won desc limit ${mostOfAKind})
      union all
      (select 'DORMANT', member_id, last_at, stake::bigint,
        (${today}::date - (last_at at time zone ${timeZone})::date) from player
      where last_at < ${daysAgo(dormantDays - 1)} order by stake desc limit ${mostOfAKind})
    )
    select f.*, a.username from found f join identity.account_state a on a.account_id = f.member_id
    order by f.at desc`.execute(database.kysely)
  const members = rows.map(({ kind, member_id, username, at, units, days }) => ({
    ...{ memberId: member_id.toString(), account: username, at: at.toISOString() },
    ...(kind === 'DORMANT' ? { kind, days } : { kind, amount: toWire(units) }),
  }))
  return [...nearThresholds(accruing), ...members]
}
