import type { ResponseOf } from '@baize/api'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'

interface Row {
  code: string
  label: string
  created_at: Date
  registrations: bigint
  depositors: bigint
}

/** An agent's codes, the newest first: how many registered with each, and how many of them had a deposit confirmed. */
export async function listAffiliateCodes(
  { kysely }: Database,
  agentId: bigint,
): Promise<ResponseOf<'agents.affiliateCodes'>> {
  const { rows } = await sql<Row>`
    select c.code, c.label, c.created_at, count(m.id) as registrations,
      count(m.id) filter (where exists (select from cashier.confirmed_deposit d where d.member_id = m.id)) as depositors
    from agents.affiliate_code c left join agents.member m on m.via_code = c.code
    where c.agent_id = ${agentId}
    group by c.code order by c.created_at desc, c.code`.execute(kysely)
  return {
    list: rows.map(({ code, label, created_at, registrations, depositors }) => ({
      code,
      label,
      createdAt: created_at.toISOString(),
      registrations: Number(registrations),
      depositors: Number(depositors),
    })),
  }
}
