import type { ContractType, DividendPeriod } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** A contract or an offer that ends by a move: with the former upline, or below, by what the member is no longer paid. */
export interface Ending {
  id: bigint
  type: ContractType
  period: DividendPeriod | ''
  payer: string | null
  payee: string
  payeeId: bigint
  topRatePpm: bigint
  state: 'OFFERED' | 'ACCEPTED' | 'ACTIVE'
  cause: 'MOVE' | 'CASCADE'
  /** Settled payments that wait for money of the payer. */
  pendingUnits: bigint
}

/** Contracts and offers of a member with anybody but an upline. Null is the house. */
const withOthers = (memberId: bigint, uplineId: bigint) => sql`
  payee_id = ${memberId} and payer_id is distinct from ${uplineId} and state in ('OFFERED', 'ACCEPTED', 'ACTIVE')`

/** Ids of the contracts and offers of a member as the payee, whoever pays. */
export async function openOf(db: Queryable, memberId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from contracts.contract where payee_id = ${memberId} and state in ('OFFERED', 'ACCEPTED', 'ACTIVE') order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Those with others as ids. */
export async function idsWithOthers(db: Queryable, memberId: bigint, uplineId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from contracts.contract where ${withOthers(memberId, uplineId)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** All that ends when a member comes under an upline, from the member down, up to a number; and how many they are. */
export async function endingsOf(
  db: Queryable,
  { memberId, uplineId }: { memberId: bigint; uplineId: bigint },
  limit: number,
): Promise<{ list: Ending[]; count: number }> {
  const { rows } = await sql<Ending & { count: number }>`
    with recursive ending as (
      select id, type, payee_id, state, 0 as step from contracts.contract where ${withOthers(memberId, uplineId)}
      union
      select c.id, c.type, c.payee_id, c.state, e.step + 1
      from ending e join contracts.contract c on c.payer_id = e.payee_id and c.type = e.type
      where e.state = 'ACTIVE' and c.state in ('OFFERED', 'ACCEPTED', 'ACTIVE')
    )
    select c.id, c.type, c.period, p.username as payer, q.username as payee, c.payee_id as "payeeId",
      c.top_rate_ppm as "topRatePpm", c.state, case when e.step = 0 then 'MOVE' else 'CASCADE' end as cause,
      (select coalesce(sum(l.amount_units), 0) from contracts.line l where l.contract_id = c.id and l.state = 'PENDING')::bigint
        as "pendingUnits",
      count(*) over ()::int as count
    from ending e
    join contracts.contract c on c.id = e.id
    join identity.account_state q on q.account_id = c.payee_id
    left join identity.account_state p on p.account_id = c.payer_id
    order by e.step, c.id limit ${limit}`.execute(db)
  return { list: rows.map(({ count: _, ...ending }) => ending), count: rows[0]?.count ?? 0 }
}
