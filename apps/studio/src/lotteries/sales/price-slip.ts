import {
  ContentError,
  checkSeries,
  comingIssues,
  hasSeries,
  highestSeries,
  isOnSale,
  lineOdds,
  lotteryGame,
  type PricedTicket,
  priceTicket,
  SeriesError,
  type Ticket,
  TicketError,
} from '@baize/game-kit/lotteries/index'
import { StudioError } from '../../studio-error.ts'

export type Priced = PricedTicket & { ticket: Ticket }

/**
 * Reads and prices the tickets of a slip by the rules of a game.
 * @param maxSeries the highest series that the player may choose
 * @throws StudioError input_invalid naming the series, or the ticket and its field
 */
export function priceAll(
  gameCode: string,
  { tickets, series }: { tickets: readonly Ticket[]; series: number },
  maxSeries: number = highestSeries,
): Priced[] {
  const { format } = lotteryGame(gameCode)
  try {
    checkSeries(series, hasSeries(format) ? maxSeries : highestSeries)
  } catch (error) {
    if (error instanceof SeriesError) throw new StudioError('input_invalid', { field: 'series' })
    throw error
  }
  return tickets.map((one, i) => {
    const ticket = { ...one, series }
    try {
      return { ...priceTicket(format, ticket), ticket }
    } catch (error) {
      if (error instanceof ContentError) throw new StudioError('input_invalid', { field: `tickets.${i}.content` })
      if (error instanceof TicketError)
        throw new StudioError('input_invalid', { field: `tickets.${i}.${fieldOf[error.fault]}` })
      throw error
    }
  })
}
const fieldOf = { 'bet-code': 'betCode', unit: 'unitCents', times: 'times', 'too-many-lines': 'content' } as const

/**
 * Holds the odds that a client showed against those of now.
 * @throws StudioError odds_changed naming the first ticket that differs, with the odds of all
 */
export function checkQuotes(priced: readonly Priced[]): void {
  const quote = priced.map(({ bet, ticket }) => lineOdds(bet, ticket.series))
  const at = priced.findIndex(({ ticket }, i) => String(ticket.oddsX10000) !== String(quote[i]))
  if (at >= 0) throw new StudioError('odds_changed', { field: `tickets.${at}.oddsX10000`, quote })
}

/**
 * Holds the bets against those that are sold for a draw.
 * @throws StudioError input_invalid naming the first bet that is not
 */
export function checkOnSale(gameCode: string, priced: readonly Priced[], hasPool: boolean): void {
  const { format } = lotteryGame(gameCode)
  const at = priced.findIndex(({ ticket }) => !isOnSale(format, ticket.betCode, hasPool))
  if (at >= 0) throw new StudioError('input_invalid', { field: `tickets.${at}.betCode` })
}

/** The refusal of a bet that came too late, with the issue that sells now. */
export function issueClosed(gameCode: string, now: Date, field = 'issue'): StudioError {
  const { schedule } = lotteryGame(gameCode)
  const next = comingIssues(schedule, now.getTime(), 2).find(({ closesAtMs }) => closesAtMs > now.getTime())
  return new StudioError('issue_closed', { field, ...(next ? { nextIssue: next.name } : {}) })
}
