import type { ResponseOf } from '@baize/api'
import { addEach, toWire } from '@baize/money'
import { type CsvFile, csvLine } from '@baize/server-kit/csv'
import { sql } from 'kysely'
import { daysOf, type ZonedRange } from '../../../kernel/date-range.ts'
import type { TeamsDependencies } from '../dependencies.ts'

interface Received {
  dividend: bigint
  daily: bigint
  hourly: bigint
  realtime: bigint
  commission: bigint
  paid: bigint
}
const nothing: Received = { dividend: 0n, daily: 0n, hourly: 0n, realtime: 0n, commission: 0n, paid: 0n }

/**
 * What contracts and commissions brought an agent, and what the agent paid to direct downlines for theirs, by the day on
 * which money moved: income is the sum of the wallet's credits.
 */
export async function incomeOf(
  { database, currency }: TeamsDependencies,
  agentId: bigint,
  { from, to, start, end, timeZone }: ZonedRange,
): Promise<ResponseOf<'agents.income'>> {
  const { rows } = await sql<Received & { day: string }>`
    select to_char(posted_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      coalesce(sum(units) filter (where units > 0 and code = 'DIVIDEND'), 0)::bigint as dividend,
      coalesce(sum(units) filter (where units > 0 and code = 'SALARY_DAILY'), 0)::bigint as daily,
      coalesce(sum(units) filter (where units > 0 and code = 'SALARY_HOURLY'), 0)::bigint as hourly,
      coalesce(sum(units) filter (where units > 0 and code = 'SALARY_REALTIME'), 0)::bigint as realtime,
      coalesce(sum(units) filter (where units > 0 and code in ('COMMISSION', 'REFERRAL')), 0)::bigint as commission,
      coalesce(-sum(units) filter (where units < 0), 0)::bigint as paid
    from ledger.member_move
    where member_id = ${agentId} and kind = 'MAIN' and book = 'REAL' and currency = ${currency}
      and posted_at >= ${start} and posted_at < ${end}
      and code in ('DIVIDEND', 'SALARY_DAILY', 'SALARY_HOURLY', 'SALARY_REALTIME', 'COMMISSION', 'REFERRAL')
    group by 1`.execute(database.kysely)
  const known = new Map(rows.map(({ day, ...received }) => [day, received]))
  const days = daysOf(from, to).map(day => ({ day, received: known.get(day) ?? nothing }))
  return {
    from,
    to,
    list: days.map(({ day, received }) => ({ day, ...present(received) })),
    total: present(days.reduce((sum, { received }) => addEach(sum, received), nothing)),
  }
}

function present({ dividend, daily, hourly, realtime, commission, paid }: Received) {
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

const titles = ['day', 'dividend', 'daily', 'hourly', 'real-time', 'commission', 'income', 'paid to downlines', 'kept']

/** The same as a file. */
export async function incomeFile(deps: TeamsDependencies, agentId: bigint, range: ZonedRange): Promise<CsvFile> {
  const { from, to, list } = await incomeOf(deps, agentId, range)
  async function* lines(): AsyncGenerator<string> {
    yield csvLine(titles)
    for (const row of list)
      yield csvLine([
        ...[row.day, row.dividend, row.daily, row.hourly, row.realtime, row.commission, row.income],
        ...[row.paidToDownlines, row.kept],
      ])
  }
  return { fileName: `income-${from}-${to}.csv`, lines: lines() }
}
