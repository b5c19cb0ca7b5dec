import type { Language } from '@baize/api'
import type { CellValue } from '../../../kernel/sheets/sheet.ts'
import type { Columns } from '../../../kernel/sheets/sheet-of.ts'
import { sheetTexts } from '../../../kernel/sheets/texts/index.ts'
import type { BetRow } from './betting-record.ts'

/** What a file tells of a bet. */
export const betColumns: Columns = [
  ['time', 'time'],
  ['betId', 'text'],
  ['roundId', 'text'],
  ['game', 'text'],
  ['provider', 'text'],
  ['category', 'text'],
  ['stake', 'money'],
  ['validBet', 'money'],
  ['payout', 'money'],
  ['betNet', 'money'],
  ['status', 'text'],
  ['cancelledStake', 'money'],
]

export function betCells(bet: BetRow, language: Language): CellValue[] {
  const { betStatuses, gameTypes } = sheetTexts[language]
  return [
    bet.time,
    bet.betId,
    bet.roundId,
    bet.gameName,
    bet.vendorName,
    gameTypes[bet.gameType],
    bet.stake,
    bet.validBet,
    bet.payout,
    bet.netWin,
    betStatuses[bet.status],
    bet.cancelledStake,
  ]
}

/** Bets as the rows of a file. */
export async function* betRows(bets: AsyncIterable<BetRow>, language: Language): AsyncGenerator<CellValue[]> {
  for await (const bet of bets) yield betCells(bet, language)
}
