import { randomUUID } from 'node:crypto'
import {
  betTypesOf,
  highestSeries,
  type Issue,
  issueAt,
  lineOdds,
  lotteryGame,
  payoutCents,
  priceTicket,
} from '@baize/game-kit/lotteries/index'
import { sampleContents } from '@baize/game-kit/lotteries/sample-contents'

/** The draw of a lottery that is on sale at a moment. */
export const issueOnSale = (gameCode: string, atMs: number): Issue => issueAt(lotteryGame(gameCode).schedule, atMs)

/** A slip of one ticket for the draw on sale, at the highest odds, and what it is paid on a result. */
export function slipOfOne(gameCode: string, atMs: number) {
  const { format } = lotteryGame(gameCode)
  const betCode = betTypesOf(format)[0]!.code
  const plain = { betCode, content: sampleContents[format][betCode]![0]!, unitCents: 100, times: 1 }
  const { bet, costCents } = priceTicket(format, plain)
  const ticket = { ...plain, oddsX10000: lineOdds(bet, highestSeries) }
  const issue = issueOnSale(gameCode, atMs).name
  return {
    slip: {
      ...{ slipId: randomUUID(), issue, series: highestSeries, costCents },
      tickets: [ticket],
    },
    payoutCents: (numbers: readonly string[]): number => payoutCents(bet, numbers, ticket),
  }
}
