import type { ContractType, InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { rangeIn } from '../../../kernel/date-range.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import type { Handlers } from '../../../kernel/http/handlers.ts'
import { sheetOf } from '../../../kernel/sheets/sheet-of.ts'
import type { ContractsDependencies } from '../dependencies.ts'
import { lineBets } from './line-bets.ts'
import { pageOfLines, sumsOfLines } from './lines.ts'
import { statementLines } from './lines-file.ts'
import { lineColumns, lineRows } from './lines-sheet.ts'
import { presentLines } from './present-lines.ts'

type Page = ResponseOf<'contracts.dividends'> & ResponseOf<'contracts.dailySalaries'>

/** What agents read of their contracts' payments. */
export function recordRoutes(deps: ContractsDependencies) {
  const { database } = deps

  async function pageOf(
    type: ContractType,
    { page, pageSize, side, ...days }: InputOf<'contracts.dividends'>,
    caller: MemberCaller,
  ): Promise<Page> {
    const { from, to, start, end } = await rangeIn(deps, days)
    const filter = { memberId: caller.memberId, type, side, start, end }
    const [lines, { count, due, adjustment, amount }] = await Promise.all([
      pageOfLines(database.kysely, filter, { page, pageSize }),
      sumsOfLines(database.kysely, filter),
    ])
    return {
      from,
      to,
      list: await presentLines(database.kysely, caller.memberId, lines),
      totals: { count, due: toWire(due), adjustment: toWire(adjustment), amount: toWire(amount) },
      totalPages: Math.ceil(count / pageSize),
    }
  }

  return {
    'contracts.dividends': (input, { caller }) => pageOf('DIVIDEND', input, caller),
    'contracts.dailySalaries': (input, { caller }) => pageOf('DAILY', input, caller),
    'contracts.hourlySalaries': (input, { caller }) => pageOf('HOURLY', input, caller),
    'contracts.realtimeSalaries': (input, { caller }) => pageOf('REALTIME', input, caller),
    'contracts.linesCsv': async ({ type, side, ...days }, { caller }) => {
      const { from, to, start, end } = await rangeIn(deps, days)
      const lines = statementLines(database.kysely, { memberId: caller.memberId, type, side, start, end })
      return { fileName: `${type.toLowerCase()}-${from}-${to}.csv`, lines }
    },
    'contracts.linesSheet': async ({ type, side, ...days }, { caller, language }) => {
      const range = await rangeIn(deps, days)
      const { start, end } = range
      const rows = lineRows(database.kysely, { memberId: caller.memberId, type, side, start, end }, language)
      return sheetOf(type.toLowerCase(), range, language, { columns: lineColumns, rows })
    },
    'contracts.lineBets': async (input, { caller, language }) => lineBets(deps, caller.memberId, input, language),
  } satisfies Partial<Handlers>
}
