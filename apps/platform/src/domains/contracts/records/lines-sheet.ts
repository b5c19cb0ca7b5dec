import type { Language } from '@baize/api'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { CellValue } from '../../../kernel/sheets/sheet.ts'
import type { Columns } from '../../../kernel/sheets/sheet-of.ts'
import { sheetTexts } from '../../../kernel/sheets/texts/index.ts'
import { type LineFilter, pagesOfLines } from './lines.ts'
import { presentLines } from './present-lines.ts'

/** What the page of a line tells, so that both say the same. */
export const lineColumns: Columns = [
  ['windowStart', 'time'],
  ['windowEnd', 'time'],
  ['type', 'text'],
  ['contractId', 'text'],
  ['payer', 'text'],
  ['payee', 'text'],
  ['side', 'text'],
  ['turnover', 'money'],
  ['payout', 'money'],
  ['rebate', 'money'],
  ['bonus', 'money'],
  ['salary', 'money'],
  ['netLoss', 'money'],
  ['validBet', 'money'],
  ['threshold', 'money'],
  ['active', 'count'],
  ['tierReached', 'count'],
  ['rate', 'money'],
  ['due', 'money'],
  ['adjustment', 'money'],
  ['carryIn', 'money'],
  ['amount', 'money'],
  ['carryOut', 'money'],
  ['status', 'text'],
  ['paidAt', 'time'],
]

/** Every line that a filter lets through, as its reader looks at it. */
export async function* lineRows(
  db: Queryable,
  filter: LineFilter,
  language: Language,
): AsyncGenerator<readonly CellValue[]> {
  const { contractTypes, sides, lineStates, house } = sheetTexts[language]
  for await (const stored of pagesOfLines(db, filter))
    for (const line of await presentLines(db, filter.memberId, stored))
      yield [
        ...[line.windowStart, line.windowEnd, contractTypes[filter.type], line.contractId],
        ...[line.payer ?? house, line.payee, sides[line.side], line.turnover, line.payout, line.rebate, line.bonus],
        ...[line.salary, line.netLoss, line.validBet, line.threshold, line.activeMembers, line.tier, line.rate],
        ...[line.due, line.adjustment, line.carryIn, line.amount, line.carryOut, lineStates[line.state], line.paidAt],
      ]
}
