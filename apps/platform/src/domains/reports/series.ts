import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import {
  type CodeSums,
  depositsOf,
  grossRevenue,
  type MoneySums,
  netRevenue,
  type PlaySums,
  withdrawalsOf,
} from './formulas.ts'

/** Steps of a range: hours by the moment that each begins with, or days by their dates; up to and without the end. */
export type Span = { step: 'hour'; from: Date; until: Date } | { step: 'day'; from: string; until: string }

export interface SeriesPoint {
  ggrUnits: bigint
  ngrUnits: bigint
  depositUnits: bigint
  withdrawalUnits: bigint
}

const noPlay: PlaySums = { stakeUnits: 0n, payoutUnits: 0n, validUnits: 0n }

/** Revenue and cash of each step in which something happened, by its moment in ISO form or its date. */
export async function seriesOf(
  { kysely }: Pick<Database, 'kysely'>,
  { step, from, until }: Span,
  { currency }: { currency: string },
): Promise<Map<string, SeriesPoint>> {
  const [column, text] = [
    sql.ref(step),
    step === 'hour' ? sql`to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')` : sql`day::text`,
  ]
  const within = sql`currency = ${currency} and ${column} >= ${from} and ${column} < ${until}`
  const [play, money] = await Promise.all([playOf(kysely, step, text, within), moneyOf(kysely, step, text, within)])
  return new Map(
    [...new Set([...play.keys(), ...money.keys()])].map(at => {
      const [played, moved] = [play.get(at) ?? noPlay, money.get(at) ?? new Map()]
      const cash = { depositUnits: depositsOf(moved), withdrawalUnits: withdrawalsOf(moved) }
      return [at, { ggrUnits: grossRevenue(played, moved), ngrUnits: netRevenue(played, moved), ...cash }]
    }),
  )
}

type Kysely = Database['kysely']
type Sql = RawBuilder<unknown>

async function playOf(kysely: Kysely, step: Span['step'], at: Sql, within: Sql): Promise<Map<string, PlaySums>> {
  const { rows } = await sql<PlaySums & { at: string }>`
    select ${at} as at, sum(stake_units)::bigint as "stakeUnits", sum(payout_units)::bigint as "payoutUnits",
      sum(valid_units)::bigint as "validUnits"
    from ${sql.table(`reports.play_${step}`)} where ${within} group by 1`.execute(kysely)
  return new Map(rows.map(row => [row.at, row]))
}

async function moneyOf(kysely: Kysely, step: Span['step'], at: Sql, within: Sql): Promise<Map<string, MoneySums>> {
  const { rows } = await sql<CodeSums & { at: string; flow: string }>`
    select ${at} as at, code || ' ' || debit_kind || '>' || credit_kind as flow, sum(units)::bigint as units,
      sum(member_units)::bigint as "memberUnits"
    from ${sql.table(`reports.money_${step}`)} where ${within} group by 1, 2`.execute(kysely)
  const byStep = Map.groupBy(rows, row => row.at)
  return new Map([...byStep].map(([at, flows]) => [at, new Map(flows.map(({ flow, ...sums }) => [flow, sums]))]))
}
