import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { rangeIn } from '../../kernel/date-range.ts'
import type { Code, StatementFilter } from '../ledger/index.ts'
import { codes, memberAccount, POINTS_CURRENCY } from '../ledger/index.ts'
import type { PointsDependencies } from './dependencies.ts'
import { tables } from './tables.ts'

const isCode = (text: string): text is Code => Object.hasOwn(codes, text)
const kinds = { POINTS: 'POINTS', WALLET: 'MAIN', BONUS: 'BONUS' } as const

/**
 * One page of the movements of a member's points, main or bonus account, newest first, with sums over all pages.
 * @throws ApiError invalid_input when the days do not make a range
 */
export async function listTransactions(
  deps: PointsDependencies,
  memberId: bigint,
  input: InputOf<'points.transactions'>,
): Promise<ResponseOf<'points.transactions'>> {
  const { ledger, database, currency } = deps
  const { book, page, pageSize } = input
  const account = memberAccount(memberId, kinds[book], { currency: book === 'POINTS' ? POINTS_CURRENCY : currency })
  const { start, end } = await rangeIn(deps, input)
  const named = (input.codes ?? '').split(',').filter(isCode)
  const filter: Omit<StatementFilter, 'accountId' | 'limit'> = {
    ...{ from: start, until: end },
    ...(input.codes ? { codes: named } : {}),
  }
  const [lines, totals] = await Promise.all([
    ledger.statement(account, { ...filter, limit: pageSize, offset: (page - 1) * pageSize }),
    ledger.statementTotals(account, filter),
  ])
  const notes = new Map<string, number>()
  if (book === 'POINTS' && lines.length > 0) {
    const rows = await tables(database.kysely)
      .selectFrom('points.ratio_note')
      .selectAll()
      .where(
        'key',
        'in',
        lines.map(({ key }) => key),
      )
      .execute()
    for (const { key, points_per_unit } of rows) notes.set(key, points_per_unit)
  }
  return {
    list: lines.map(line => ({
      id: line.id.toString(),
      time: line.postedAt.toISOString(),
      code: line.code,
      in: toWire(line.changeUnits > 0n ? line.changeUnits : 0n),
      out: toWire(line.changeUnits < 0n ? -line.changeUnits : 0n),
      change: toWire(line.changeUnits),
      balanceAfter: toWire(line.afterUnits),
      reference: line.reference,
      pointsRatio: notes.get(line.key) ?? null,
    })),
    totalPages: Math.ceil(totals.count / pageSize),
    totalCount: totals.count,
    pageNo: page,
    totals: { in: toWire(totals.inUnits), out: toWire(totals.outUnits) },
  }
}
