import type { AgentType, ContractType, DividendPeriod, InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { accountBegins } from '../../identity/index.ts'
import type { TeamsDependencies } from '../dependencies.ts'
import { pathTo } from './path-to.ts'

export interface DownlineRow {
  id: bigint
  username: string
  nickname: string
  agent_type: AgentType
  active: boolean
  joined_at: Date
  depth: number
  team: bigint
  direct: bigint
  units: bigint
  signed_in_at: Date | null
  /** Rates as texts, in parts per million. */
  contracts: { type: ContractType; period: DividendPeriod | ''; ratePpm: string }[]
}

/** The account and the balance of a member `m`, joined only where a page is picked by them. */
const account = sql`join identity.account_state a on a.account_id = m.id`
const balance = (currency: string) => sql`
  left join ledger.account_balance b on b.owner_kind = 'member' and b.owner_id = m.id and b.kind = 'MAIN' and b.qualifier = ''
    and b.book = 'REAL' and b.currency = ${currency}`

const orders = {
  REGISTERED: sql`m.id desc`,
  ACCOUNT: sql`lower(a.username), m.id`,
  BALANCE: sql`coalesce(b.balance, 0) desc, m.id desc`,
}

/**
 * One page of the direct downlines of the agent or of a member of the team; with the beginning of an account, of everybody
 * below whose account begins so. Teams are counted for the rows of the page alone.
 * @throws ApiError not_in_team
 */
export async function listDownlines(
  { database: { kysely }, clock, currency }: TeamsDependencies,
  caller: MemberCaller,
  { of, account: beginning, sort, page, pageSize }: InputOf<'agents.downlines'>,
): Promise<ResponseOf<'agents.downlines'>> {
  const top = of === undefined ? caller.memberId : BigInt(of)
  const now = clock.now()
  const path = await pathTo(kysely, { agentId: caller.memberId, memberId: top, now })
  const begins = accountBegins(beginning)
  // The level below is read by its own index, not through the whole team.
  const members = begins
    ? sql`agents.team_at(${now}) t join agents.tree_member m on m.id = t.descendant_id ${account}`
    : sql`agents.upline_at(${now}) u join agents.tree_member m on m.id = u.member_id ${sort === 'ACCOUNT' ? account : sql``}`
  const asked = begins ? sql`t.ancestor_id = ${top} and t.depth > 0 and ${begins}` : sql`u.upline_id = ${top}`
  const [counted, rows] = await Promise.all([
    sql<{ count: bigint }>`select count(*) as count from ${members} where ${asked}`.execute(kysely),
    readDownlines(
      kysely,
      { currency, now },
      sql`
        select m.id, ${begins ? sql`t.depth` : sql`1`} as depth
        from ${members} ${sort === 'BALANCE' ? balance(currency) : sql``} where ${asked}
        order by ${orders[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}`,
      orders[sort],
    ),
  ])
  const totalCount = Number(counted.rows[0]!.count)
  return {
    list: rows.map(row => presentDownline(row, path.length - 1)),
    path,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  }
}

/**
 * All that the tree says of some members as it is now, in one statement.
 * @param shown a query of (id, depth) that names them
 */
export async function readDownlines(
  db: Queryable,
  { currency, now }: { currency: string; now: Date },
  shown: RawBuilder<unknown>,
  order: RawBuilder<unknown> = orders.REGISTERED,
): Promise<DownlineRow[]> {
  const { rows } = await sql<DownlineRow>`
    with shown as materialized (${shown})
    select m.id, a.username, a.agent_type, a.active, m.joined_at, s.depth, n.nickname,
      coalesce(b.balance, 0)::bigint as units,
      (select count(*) from agents.team_at(${now}) l where l.ancestor_id = m.id) as team,
      (select count(*) from agents.upline_at(${now}) d where d.upline_id = m.id) as direct,
      (select max(i.at) from identity.member_sign_in i where i.member_id = m.id) as signed_in_at,
      (select coalesce(json_agg(json_build_object('type', c.type, 'period', c.period, 'ratePpm', c.top_rate_ppm::text) order by c.type), '[]')
        from contracts.running c where c.payee_id = m.id) as contracts
    from shown s join agents.tree_member m on m.id = s.id join members.name n on n.id = m.id ${account} ${balance(currency)}
    order by ${order}`.execute(db)
  return rows
}

/** The same on the wire; `topLevel` is how far below the agent their depth is counted from. */
export const presentDownline = (row: DownlineRow, topLevel: number) => ({
  id: row.id.toString(),
  account: row.username,
  nickname: row.nickname,
  type: row.agent_type,
  level: topLevel + row.depth,
  balance: toWire(row.units),
  lastSignInAt: row.signed_in_at?.toISOString() ?? null,
  registeredAt: row.joined_at.toISOString(),
  teamSize: Number(row.team),
  directCount: Number(row.direct),
  state: row.active ? ('ACTIVE' as const) : ('BLOCKED' as const),
  // A percent has as many parts per million as a whole unit of money has units.
  contracts: row.contracts.map(({ type, period, ratePpm }) => ({
    ...{ type, period: period || null, rate: toWire(BigInt(ratePpm)) },
  })),
})
