import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import { rangeIn } from '../../kernel/date-range.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { sheetOf } from '../../kernel/sheets/sheet-of.ts'
import type { Ledger } from '../ledger/index.ts'
import { betColumns, type Rounds } from '../rounds/index.ts'
import { accountColumns, accountRows } from './account-file.ts'
import { profitOf } from './profit.ts'

export interface RecordsDependencies {
  database: Database
  settings: Settings
  clock: Clock
  ledger: Ledger
  rounds: Rounds
  currency: string
}

/** What members look back at: their bets, the movements of their money, and what came of both. */
export function createRecords(deps: RecordsDependencies) {
  const { ledger, rounds, currency } = deps

  return {
    routes: {
      'records.bets': async ({ page, pageSize, ...input }, { caller, language }) => {
        const { from, to, ...range } = await rangeIn(deps, input)
        const filter = { ...input, ...range, memberId: caller.memberId }
        const [list, totals] = await Promise.all([
          rounds.record.list(filter, { page, pageSize }, language),
          rounds.record.totals(filter),
        ])
        return {
          from,
          to,
          list: list.map(({ memberId: _, ...bet }) => bet),
          totals,
          totalPages: Math.ceil(totals.count / pageSize),
        }
      },
      'records.betsSheet': async (input, { caller, language }) => {
        const range = await rangeIn(deps, input)
        const { start, end } = range
        const rows = rounds.record.rows({ ...input, start, end, memberId: caller.memberId }, language)
        return sheetOf('bets', range, language, { columns: betColumns, rows })
      },
      'records.accountSheet': async ({ book, ...input }, { caller, language }) => {
        const range = await rangeIn(deps, input)
        const { start, end } = range
        const rows = accountRows(ledger, { memberId: caller.memberId, book, currency, start, end }, language)
        return sheetOf(book.toLowerCase(), range, language, { columns: accountColumns, rows })
      },
      'records.profit': async (input, { caller }) => profitOf(deps, caller.memberId, await rangeIn(deps, input)),
    } satisfies Partial<Handlers>,
  }
}
