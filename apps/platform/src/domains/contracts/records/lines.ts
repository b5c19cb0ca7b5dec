import type { ContractType, DividendPeriod, LineState } from '@baize/api'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { StoredTier } from '../tables.ts'

export interface LineFilter {
  memberId: bigint
  type: ContractType
  /** Which side of a line the member is on. */
  side: 'ALL' | 'RECEIVED' | 'PAID'
  /** Windows that reach into these days. */
  start: Date
  end: Date
}

/** A line as it is stored. */
export interface StoredLine {
  id: bigint
  contractId: bigint
  type: ContractType
  period: DividendPeriod | ''
  start: Date
  end: Date
  cutoff: Date
  knownFrom: Date
  payerId: bigint | null
  payeeId: bigint
  turnover: bigint
  payout: bigint
  rebate: bigint
  bonus: bigint
  salary: bigint
  valid: bigint
  active: number
  tier: number
  threshold: bigint
  ratePpm: bigint
  baseIn: bigint
  gross: bigint
  due: bigint
  adjustment: bigint
  carryIn: bigint
  amount: bigint
  carryOut: bigint
  state: LineState
  paidAt: Date | null
  /** The step in units to which its due was rounded down. */
  cut: bigint
  tiers: StoredTier[]
}

const columns = sql`
  l.id, l.contract_id as "contractId", l.type, r.period, l.window_start as start, l.window_end as "end", r.cutoff,
  r.known_from as "knownFrom", l.payer_id as "payerId", l.payee_id as "payeeId", l.turnover_units as turnover,
  l.payout_units as payout, l.rebate_units as rebate, l.bonus_units as bonus, l.salary_units as salary,
  l.valid_bet_units as valid, l.active_members as active, l.tier, l.threshold_units as threshold,
  l.rate_ppm as "ratePpm", l.base_in_units as "baseIn", l.gross_units as gross, l.due_units as due,
  l.adjustment_units as adjustment, l.carry_in_units as "carryIn", l.amount_units as amount,
  l.carry_out_units as "carryOut", l.state, l.paid_at as "paidAt", r.cut_units as cut, c.tiers`
const tables = sql`
  contracts.line l join contracts.run r on r.id = l.run_id join contracts.contract c on c.id = l.contract_id`

function through({ memberId, type, side, start, end }: LineFilter): RawBuilder<unknown> {
  const sides = {
    ALL: sql`(l.payee_id = ${memberId} or l.payer_id = ${memberId})`,
    RECEIVED: sql`l.payee_id = ${memberId}`,
    PAID: sql`l.payer_id = ${memberId}`,
  }
  return sql`l.type = ${type} and ${sides[side]} and l.window_start < ${end} and l.window_end > ${start}`
}

/** Lines of one page, the newest window first. */
export async function pageOfLines(
  db: Queryable,
  filter: LineFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select ${columns} from ${tables} where ${through(filter)}
    order by l.window_start desc, l.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}

const batch = 500

/** All of them, in batches. */
export async function* pagesOfLines(db: Queryable, filter: LineFilter): AsyncGenerator<StoredLine[]> {
  for (let page = 1; ; page++) {
    const lines = await pageOfLines(db, filter, { page, pageSize: batch })
    yield lines
    if (lines.length < batch) return
  }
}

/** Sums of all lines that a filter lets through. */
export async function sumsOfLines(db: Queryable, filter: LineFilter) {
  const { rows } = await sql<{ count: number; due: bigint; adjustment: bigint; amount: bigint }>`
    select count(*)::int as count, coalesce(sum(l.due_units), 0)::bigint as due,
      coalesce(sum(l.adjustment_units), 0)::bigint as adjustment, coalesce(sum(l.amount_units), 0)::bigint as amount
    from contracts.line l where ${through(filter)}`.execute(db)
  return rows[0]!
}

/** One line by its id. */
export async function lineById(db: Queryable, id: bigint): Promise<StoredLine | undefined> {
  const { rows } = await sql<StoredLine>`select ${columns} from ${tables} where l.id = ${id}`.execute(db)
  return rows[0]
}
