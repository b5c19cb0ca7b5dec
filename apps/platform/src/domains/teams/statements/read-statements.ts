import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { accountBegins } from '../../identity/index.ts'
import type { TeamRange } from '../dependencies.ts'
import { type Figures, moneySums, playSums, teamMoney, teamPlay } from '../figures.ts'

export interface StatementFilter extends TeamRange {
  /** How the accounts begin that are asked for; all of them where left out. */
  account?: string | undefined
  /** All of them where left out. */
  page?: { page: number; pageSize: number } | undefined
}

/** What one member, or all of them, came to. */
export interface Statement extends Figures {
  /** Contract salaries of windows inside the days, received less paid, those that wait for money included. */
  salary: bigint
}

export interface MemberStatement extends Statement {
  account: string
  /** Steps below the agent. */
  level: number
}

interface Row {
  username: string | null
  depth: number | null
  deposits: bigint
  withdrawals: bigint
  turnover: bigint
  valid_bet: bigint
  payout: bigint
  rebate: bigint
  bonus: bigint
  salary: bigint
  members: bigint
}

const columns = ['deposits', 'withdrawals', 'turnover', 'valid_bet', 'payout', 'rebate', 'bonus', 'salary'] as const
const each = (of: (column: string) => RawBuilder<unknown>) => sql.join(columns.map(of))

/** A page of the members of a team who did anything, from the top down, and the sums of all of them. */
export async function readStatements(
  db: Queryable,
  filter: StatementFilter,
): Promise<{ list: MemberStatement[]; total: Statement; count: number }> {
  const { agentId, start, end, account, page } = filter
  const begins = accountBegins(account)
  const { rows } = await sql<Row>`
    with played as (select p.member_id, ${playSums} from ${teamPlay(filter)} group by 1),
    moved as (select m.member_id, ${moneySums} from ${teamMoney(filter)} group by 1),
    paid as (
      select m.member_id, sum(m.units)::bigint as salary
      from agents.team_over_time t
      join contracts.member_salary m on m.member_id = t.descendant_id and m.window_start >= t.from_at and m.window_start < t.until_at
      where t.ancestor_id = ${agentId} and m.window_start >= ${start} and m.window_end <= ${end}
      group by 1
    ),
    -- Once for each who was in the team, at the place they had last.
    team as (
      select distinct on (descendant_id) descendant_id, depth from agents.team_over_time
      where ancestor_id = ${agentId} and from_at < ${end} and until_at > ${start} order by descendant_id, until_at desc
    ),
    member as (
      select a.username, t.depth, t.descendant_id as id, ${each(column => sql`coalesce(${sql.ref(column)}, 0) as ${sql.ref(column)}`)}
      from team t
      join identity.account_state a on a.account_id = t.descendant_id
      left join played on played.member_id = t.descendant_id
      left join moved on moved.member_id = t.descendant_id
      left join paid on paid.member_id = t.descendant_id
      where coalesce(played.member_id, moved.member_id, paid.member_id) is not null
        ${begins ? sql`and ${begins}` : sql``}
    )
    select null as username, null as depth,
      ${each(column => sql`coalesce(sum(${sql.ref(column)}), 0)::bigint as ${sql.ref(column)}`)}, count(*) as members
    from member
    union all
    (select username, depth, ${each(column => sql.ref(column))}, 0 from member order by depth, id
      limit ${page ? page.pageSize : null} offset ${page ? (page.page - 1) * page.pageSize : 0})`.execute(db)
  const [total, ...list] = rows
  return {
    list: list.map(row => ({ account: row.username!, level: row.depth!, ...figuresIn(row) })),
    total: figuresIn(total!),
    count: Number(total!.members),
  }
}

const figuresIn = ({ username: _, depth: __, members: ___, valid_bet, ...figures }: Row): Statement => ({
  ...figures,
  validBet: valid_bet,
})
