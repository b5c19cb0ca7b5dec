import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import type { DateRange } from '../../kernel/date-range.ts'
import type { TeamsDependencies } from './dependencies.ts'
import { earningsByMember } from './earnings.ts'
import { teamPlay } from './figures.ts'

interface Row {
  code: string
  label: string
  created_at: Date
  clicks: bigint
  registrations: bigint
  first_deposits: bigint
  turnover: bigint
  earned: bigint
}

/**
 * An agent's codes, the newest first, with what each brought in some days: visits, registrations, first deposits, and the
 * turnover and the agent's earnings of the members who came by it, while they were in the team.
 */
export async function listAffiliateCodes(
  { database: { kysely }, currency }: TeamsDependencies,
  agentId: bigint,
  { from, to, start, end }: DateRange,
): Promise<ResponseOf<'agents.affiliateCodes'>> {
  const cameBy = sql`
    select m.id from agents.tree_member m join agents.link c on c.code = m.via_code where c.agent_id = ${agentId}`
  const { rows } = await sql<Row>`
    with member as materialized (
      select m.id, m.via_code, m.joined_at from agents.tree_member m
      join agents.link c on c.code = m.via_code where c.agent_id = ${agentId}
    ),
    earned as (${earningsByMember({ agentId, start, end, currency }, cameBy)}),
    played as (
      select p.member_id, sum(p.stake_units) as turnover
      from ${teamPlay({ agentId, start, end, currency })} and p.member_id in (select id from member) group by 1
    ),
    deposited as (
      select d.member_id, min(d.confirmed_at) as first_at
      from member join cashier.confirmed_deposit d on d.member_id = member.id group by 1
    )
    select c.code, c.label, c.created_at, count(m.id) filter (where m.joined_at >= ${start} and m.joined_at < ${end}) as registrations,
      count(*) filter (where d.first_at >= ${start} and d.first_at < ${end}) as first_deposits,
      coalesce(sum(p.turnover), 0)::bigint as turnover, coalesce(sum(e.units), 0)::bigint as earned,
      (select count(*) from agents.link_click v where v.code = c.code and v.at >= ${start} and v.at < ${end}) as clicks
    from agents.link c
    left join member m on m.via_code = c.code
    left join played p on p.member_id = m.id
    left join deposited d on d.member_id = m.id
    left join earned e on e.member_id = m.id
    where c.agent_id = ${agentId}
    group by c.code, c.label, c.created_at order by c.created_at desc, c.code`.execute(kysely)
  return {
    from,
    to,
    list: rows.map(({ code, label, created_at, clicks, registrations, first_deposits, turnover, earned }) => ({
      ...{ code, label, createdAt: created_at.toISOString(), clicks: Number(clicks) },
      ...{ registrations: Number(registrations), firstDeposits: Number(first_deposits) },
      ...{ turnover: toWire(turnover), earned: toWire(earned) },
    })),
  }
}
