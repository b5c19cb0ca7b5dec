import { parseAmount, toFourDecimals, toWire } from '@baize/money'
import { csvLine } from '@baize/server-kit/csv'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tiersOf, writeRate } from '../offers/terms.ts'
import { type LineFilter, pagesOfLines } from './lines.ts'
import { presentLines } from './present-lines.ts'

/** Columns of a statement. `tiers` holds every step as valid bet/net loss/active members:rate, the lowest first. */
const statementTitles = [
  ...[
    'type',
    'window start',
    'window end',
    'contract',
    'payer',
    'payee',
    'side',
    'turnover',
    'payout',
    'rebate',
    'bonus',
  ],
  ...[
    'salary',
    'net loss',
    'base in',
    'valid bet',
    'active',
    'tiers',
    'tier',
    'threshold',
    'rate',
    'due',
    'cut to',
    'adjustment',
  ],
  ...['carry in', 'amount', 'carry out', 'state', 'paid at'],
]

/** Spreadsheets take a file for UTF-8 by it. */
const byteOrderMark = '\ufeff'

/** Every line that a filter lets through as the lines of a CSV file: all that is needed to compute them again. */
export async function* statementLines(db: Queryable, filter: LineFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(statementTitles)
  for await (const stored of pagesOfLines(db, filter)) {
    const shown = await presentLines(db, filter.memberId, stored)
    for (const [place, line] of shown.entries()) {
      const { type, baseIn, tiers, cut } = stored[place]!
      const steps = tiersOf(tiers).map(
        step =>
          `${toWire(step.validBetUnits)}/${toWire(step.netLossUnits)}/${step.activeMembers}:${writeRate(step.ratePpm)}`,
      )
      yield csvLine([
        ...[type, line.windowStart, line.windowEnd, line.contractId, line.payer ?? '', line.payee, line.side],
        ...[line.turnover, line.payout, line.rebate, line.bonus, line.salary, line.netLoss].map(fourDecimals),
        ...[fourDecimals(toWire(baseIn)), fourDecimals(line.validBet), String(line.activeMembers), steps.join(' ')],
        ...[String(line.tier), fourDecimals(line.threshold), fourDecimals(line.rate), fourDecimals(line.due)],
        ...[toWire(cut), line.adjustment, line.carryIn, line.amount, line.carryOut].map(fourDecimals),
        ...[line.state, line.paidAt ?? ''],
      ])
    }
  }
}

/** Three decimals are a group of thousands to some readers' spreadsheets, four never are. */
const fourDecimals = (wire: string): string => toFourDecimals(parseAmount(wire))
