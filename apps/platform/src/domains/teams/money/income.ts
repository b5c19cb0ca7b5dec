import type { Language, ResponseOf } from '@baize/api'
import { addEach, toWire } from '@baize/money'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { daysOf, type ZonedRange } from '../../../kernel/date-range.ts'
import type { Sheet } from '../../../kernel/sheets/sheet.ts'
import { type Columns, sheetOf } from '../../../kernel/sheets/sheet-of.ts'
import type { TeamRange, TeamsDependencies } from '../dependencies.ts'
import { dayOf, type PartOf } from '../overview/by-day.ts'

/** Credits of an agent's wallet by what they were for, and what the agent paid to downlines for their contracts. */
export interface Received {
  dividend: bigint
  daily: bigint
  hourly: bigint
  realtime: bigint
  commission: bigint
  paid: bigint
  /** Of the agent's own play; no part of the income. */
  rebate: bigint
}
export const nothingReceived: Received = {
  ...{ dividend: 0n, daily: 0n, hourly: 0n, realtime: 0n, commission: 0n, paid: 0n, rebate: 0n },
}

/** The same by parts of a range, by posting time; parts without any are left out. */
export async function receivedByPart(
  db: Queryable,
  { agentId, start, end, currency }: TeamRange,
  partOf: PartOf,
): Promise<Map<string, Received>> {
  const { rows } = await sql<Received & { part: string | null }>`
    select ${partOf(sql.ref('posted_at'))} as part,
      coalesce(sum(units) filter (where units > 0 and code = 'DIVIDEND'), 0)::bigint as dividend,
      coalesce(sum(units) filter (where units > 0 and code = 'SALARY_DAILY'), 0)::bigint as daily,
      coalesce(sum(units) filter (where units > 0 and code = 'SALARY_HOURLY'), 0)::bigint as hourly,
      coalesce(sum(units) filter (where units > 0 and code = 'SALARY_REALTIME'), 0)::bigint as realtime,
      coalesce(sum(units) filter (where units > 0 and code in ('COMMISSION', 'REFERRAL')), 0)::bigint as commission,
      coalesce(sum(units) filter (where code = 'REBATE'), 0)::bigint as rebate,
      coalesce(-sum(units) filter (where units < 0 and code <> 'REBATE'), 0)::bigint as paid
    from ledger.member_move
    where member_id = ${agentId} and kind = 'MAIN' and book = 'REAL' and currency = ${currency}
      and posted_at >= ${start} and posted_at < ${end}
      and code in ('DIVIDEND', 'SALARY_DAILY', 'SALARY_HOURLY', 'SALARY_REALTIME', 'COMMISSION', 'REFERRAL', 'REBATE')
    group by 1`.execute(db)
  return new Map(rows.flatMap(({ part, ...received }) => (part === null ? [] : [[part, received]])))
}

/**
 * What contracts and commissions brought an agent, and what the agent paid to direct downlines for theirs, by the day on
 * which money moved: income is the sum of the wallet's credits.
 */
export async function incomeOf(
  { database, currency }: TeamsDependencies,
  agentId: bigint,
  { from, to, start, end, timeZone }: ZonedRange,
): Promise<ResponseOf<'agents.income'>> {
  const known = await receivedByPart(database.kysely, { agentId, start, end, currency }, dayOf(timeZone))
  const days = daysOf(from, to).map(day => ({ day, received: known.get(day) ?? nothingReceived }))
  return {
    from,
    to,
    list: days.map(({ day, received }) => ({ day, ...presentIncome(received) })),
    total: presentIncome(days.reduce((sum, { received }) => addEach(sum, received), nothingReceived)),
  }
}

/** As reports write it: income is the sum of the credits, kept what is left of it after what was paid on. */
export function presentIncome({ dividend, daily, hourly, realtime, commission, paid }: Received) {
  const income = dividend + daily + hourly + realtime + commission
  return {
    dividend: toWire(dividend),
    daily: toWire(daily),
    hourly: toWire(hourly),
    realtime: toWire(realtime),
    commission: toWire(commission),
    income: toWire(income),
    paidToDownlines: toWire(paid),
    kept: toWire(income - paid),
  }
}

/** The same as a file. */
export async function incomeFile(
  deps: TeamsDependencies,
  agentId: bigint,
  range: ZonedRange,
  language: Language,
): Promise<Sheet> {
  const { list } = await incomeOf(deps, agentId, range)
  const rows = list.map(row => [
    ...[row.day, row.dividend, row.daily, row.hourly, row.realtime, row.commission, row.income],
    ...[row.paidToDownlines, row.kept],
  ])
  return sheetOf('income', range, language, { columns, rows })
}

const columns: Columns = [
  ['day', 'day'],
  ['DIVIDEND', 'money'],
  ['DAILY', 'money'],
  ['HOURLY', 'money'],
  ['REALTIME', 'money'],
  ['commission', 'money'],
  ['income', 'money'],
  ['paidToDownlines', 'money'],
  ['kept', 'money'],
]
