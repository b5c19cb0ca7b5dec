import { type RawBuilder, sql } from 'kysely'
import { bonusCodes, rebateCodes } from '../ledger/index.ts'
import type { TeamRange } from './dependencies.ts'

/** The longest window of each type, by which an index finds the line of a moment. */
const longest = sql`(values ('REALTIME', interval '5 minutes'), ('HOURLY', interval '1 hour'),
  ('DAILY', interval '25 hours'), ('DIVIDEND', interval '32 days'))`

/**
 * An agent's earnings by member, as a query of (member_id, units): of every salary that was paid to the agent in the range
 * the member's part of the team's valid bet in its window, of every dividend the part of the team's net loss, which a member
 * who won lowers, and commissions by the bet. The parts of all members of a team make up the lines.
 * @param members a query whose first column, `id`, names the members
 */
export const earningsByMember = (
  { agentId, start, end, currency }: TeamRange,
  members: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  with asked as materialized (${members}),
  line as materialized (
    select * from contracts.paid_line where payee_id = ${agentId} and paid_at >= ${start} and paid_at < ${end}
  ),
  played as (
    select l.id, p.member_id, sum(p.valid_units) as valid, sum(p.stake_units - p.payout_units) as lost
    from asked
    join agents.team_over_time t on t.ancestor_id = ${agentId} and t.descendant_id = asked.id
    join rounds.played((select min(window_start) from line), ${end}) p
      on p.member_id = asked.id and p.earned_at >= t.from_at and p.earned_at < t.until_at
    cross join ${longest} as kind (type, length)
    join contracts.paid_line l on l.payee_id = ${agentId} and l.type = kind.type
      and l.window_start > p.earned_at - kind.length and l.window_start <= p.earned_at and l.window_end > p.earned_at
      and l.paid_at >= ${start} and l.paid_at < ${end}
    group by 1, 2
  ),
  given as (
    select l.id, m.member_id, sum(m.units) as units
    from line l
    join agents.team_over_time t on t.ancestor_id = ${agentId} and t.descendant_id in (select id from asked)
    join ledger.member_move m on m.member_id = t.descendant_id
      and m.posted_at >= greatest(l.window_start, t.from_at) and m.posted_at < least(l.window_end, t.until_at)
    where l.type = 'DIVIDEND' and m.book = 'REAL' and m.currency = ${currency}
      and m.code = any (${[...rebateCodes, ...bonusCodes]}::text[])
    group by 1, 2
    union all
    select l.id, s.member_id, sum(s.units)
    from line l
    join agents.team_over_time t on t.ancestor_id = ${agentId} and t.descendant_id in (select id from asked)
    join contracts.member_salary s on s.member_id = t.descendant_id
      and s.window_start >= greatest(l.window_start, t.from_at) and s.window_start < t.until_at and s.window_end <= l.window_end
    where l.type = 'DIVIDEND' group by 1, 2
  ),
  part as (
    select p.member_id, l.units * p.valid / l.valid_bet_units as units
    from played p join line l on l.id = p.id where l.type <> 'DIVIDEND' and l.valid_bet_units > 0
    union all
    select p.member_id, l.units * p.lost / l.net_loss_units
    from played p join line l on l.id = p.id where l.type = 'DIVIDEND' and l.net_loss_units > 0
    union all
    select g.member_id, -l.units * g.units / l.net_loss_units
    from given g join line l on l.id = g.id where l.net_loss_units > 0
    union all
    select c.member_id, c.units
    from rebates.member_commission c
    where c.agent_id = ${agentId} and c.earned_at >= ${start} and c.earned_at < ${end}
      and c.member_id in (select id from asked)
  )
  select member_id, round(sum(units))::bigint as units from part group by 1`
