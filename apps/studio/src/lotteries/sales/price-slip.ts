import {
  ContentError,
  checkSeries,
  comingIssues,
  lotteryGame,
  type PricedTicket,
  priceTicket,
  SeriesError,
  type Ticket,
  TicketError,
} from '@baize/game-kit/lotteries/index'
import type { SlipInput } from '../../contract-lotteries.ts'
import { StudioError } from '../../studio-error.ts'

export type Priced = PricedTicket & { ticket: Ticket }

/**
 * Reads and prices the tickets of a slip by the rules of a game.
 * @throws StudioError input_invalid naming the series, or the ticket and its field
 */
export function priceAll(gameCode: string, { tickets, series }: Pick<SlipInput, 'tickets' | 'series'>): Priced[] {
  const { format } = lotteryGame(gameCode)
  try {
    checkSeries(series)
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

/** The refusal of a bet that came too late, with the issue that sells now. */
export function issueClosed(gameCode: string, now: Date, field = 'issue'): StudioError {
  const { schedule } = lotteryGame(gameCode)
  const next = comingIssues(schedule, now.getTime(), 2).find(({ closesAtMs }) => closesAtMs > now.getTime())
  return new StudioError('issue_closed', { field, ...(next ? { nextIssue: next.name } : {}) })
}
