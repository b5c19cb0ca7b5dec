import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { CodeSums, MoneySums, PlaySums } from '../formulas.ts'
import { type Span, spanSql } from '../span.ts'

/** Settled play of each step in which there was some. */
export async function playBySteps(db: Queryable, span: Span, currency: string): Promise<Map<string, PlaySums>> {
  const { at, within } = spanSql(span)
  const { rows } = await sql<PlaySums & { at: string }>`
    select ${at} as at, sum(stake_units)::bigint as "stakeUnits", sum(payout_units)::bigint as "payoutUnits",
      sum(valid_units)::bigint as "validUnits"
    from ${sql.table(`reports.play_${span.step}`)} where currency = ${currency} and ${within} group by ${sql.ref(span.step)}`.execute(
    db,
  )
  return new Map(rows.map(row => [row.at, row]))
}

/** Transfers of each step in which there were some. */
export async function moneyBySteps(db: Queryable, span: Span, currency: string): Promise<Map<string, MoneySums>> {
  const { at, within } = spanSql(span)
  const { rows } = await sql<CodeSums & { at: string; flow: string }>`
    select ${at} as at, code || ' ' || debit_kind || '>' || credit_kind as flow, sum(units)::bigint as units,
      sum(member_units)::bigint as "memberUnits"
    from ${sql.table(`reports.money_${span.step}`)} where currency = ${currency} and ${within} group by 1, 2`.execute(
    db,
  )
  const byStep = Map.groupBy(rows, row => row.at)
  return new Map([...byStep].map(([at, flows]) => [at, new Map(flows.map(({ flow, ...sums }) => [flow, sums]))]))
}
