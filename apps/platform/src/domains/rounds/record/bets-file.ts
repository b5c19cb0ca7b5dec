import { csvLine } from '@baize/server-kit/csv'
import type { BetRow } from './betting-record.ts'

/** What a line tells of a bet. */
export const betTitles = [
  'time',
  'bet id',
  'round id',
  'game',
  'vendor',
  'category',
  'stake',
  'valid bet',
  'payout',
  'bet win/loss',
  'status',
  'cancelled stake',
]

export const betFields = (bet: BetRow): string[] => [
  bet.time,
  bet.betId,
  bet.roundId,
  bet.gameName,
  bet.vendorName,
  bet.gameType,
  bet.stake,
  bet.validBet,
  bet.payout,
  bet.netWin,
  bet.status,
  bet.cancelledStake ?? '',
]

/** Bets as the lines of a CSV file, the titles first. */
export async function* betLines(bets: AsyncIterable<BetRow>): AsyncGenerator<string> {
  yield csvLine(betTitles)
  for await (const bet of bets) yield csvLine(betFields(bet))
}
