import type { ContractType, DividendPeriod } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type Tier, tiersOf } from '../offers/terms.ts'
import type { InForce } from '../settlement/sums/in-force.ts'
import type { PayerMode } from '../settlement/sums/payers.ts'
import { type Window, windowAt } from '../settlement/sums/windows.ts'
import type { StoredTier } from '../tables.ts'

/** A contract that runs, and how far it is settled. */
export interface Running extends InForce {
  type: ContractType
  period: DividendPeriod | ''
  payer: string | null
  acceptedAt: Date
  /** Windows that end at or before this are settled. */
  through: Date
  /** The pair's carried remainder for its next line, and the losing periods' deduction from its next base. */
  carryUnits: bigint
  baseUnits: bigint
}

const dayMs = 86_400_000

/** Contracts that pay members; where the house pays the differences, those too that they pay, which lower them. */
export async function runningOf(db: Queryable, members: readonly bigint[], mode: PayerMode): Promise<Running[]> {
  const { rows } = await sql<Omit<Running, 'tiers'> & { tiers: StoredTier[] }>`
    select c.id, c.payer_id as "payerId", c.payee_id as "payeeId", c.type, c.period, c.tiers, a.username as payer,
      c.accepted_at as "acceptedAt", p.through, 0 as depth, coalesce(k.base_units, 0)::bigint as "baseUnits",
      coalesce(case when k.contract_id = c.id then k.units else k.units - k.rest_units end, 0)::bigint as "carryUnits"
    from contracts.contract c
    join contracts.position p on p.type = c.type and p.period = c.period
    left join identity.account_state a on a.account_id = c.payer_id
    left join contracts.carry k on k.payee_id = c.payee_id and k.type = c.type and k.payer_id = coalesce(c.payer_id, 0)
    where c.state = 'ACTIVE' and (c.payee_id = any (${[...members]}::bigint[])
      ${mode === 'HOUSE' ? sql`or c.payer_id = any (${[...members]}::bigint[])` : sql``})
    order by c.id`.execute(db)
  return rows.map(({ tiers, ...row }) => ({ ...row, tiers: tiersOf(tiers) satisfies Tier[] }))
}

/**
 * Windows of a contract that are not settled, the running one last. Of five minutes and hours, those of the last day at most:
 * a platform that comes back after a stop settles what is older within its first minute.
 */
export function openWindows(contract: Running, now: Date, timeZone: string): Window[] {
  const { type, period, through, acceptedAt } = contract
  const isShort = type === 'REALTIME' || type === 'HOURLY'
  const dayAgo = windowAt(contract, new Date(now.getTime() - dayMs), timeZone).start
  const windows: Window[] = []
  let start = isShort && through < dayAgo ? dayAgo : through
  while (start <= now) {
    const { end } = windowAt({ type, period }, start, timeZone)
    if (end > acceptedAt) windows.push({ start, end })
    start = end
  }
  return windows
}
