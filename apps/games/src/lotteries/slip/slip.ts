import { type FormatCode, highestTimes, lineOdds, type OddsX10000, priceTicket } from '@baize/game-kit/lotteries/index'

/** A ticket of the slip, before it is bought. */
export interface SlipTicket {
  betCode: string
  content: string
  unitCents: number
  times: number
}

/** A ticket with the odds at which it is bought. */
export type QuotedTicket = SlipTicket & { oddsX10000: OddsX10000[] }

/** The studio takes no more tickets in one slip. */
export const mostTickets = 100

/** Odds that the studio named for tickets when those of this page were not its own any more. */
export type ToldOdds = ReadonlyMap<SlipTicket, OddsX10000[]>

export const costOf = (format: FormatCode, ticket: SlipTicket): number => priceTicket(format, ticket).costCents

export const costOfAll = (format: FormatCode, tickets: readonly SlipTicket[]): number =>
  tickets.reduce((sum, ticket) => sum + costOf(format, ticket), 0)

/** Tickets at the odds of a series, or at those that the studio named last. */
export const quoted = (
  format: FormatCode,
  tickets: readonly SlipTicket[],
  series: number,
  told: ToldOdds,
): QuotedTicket[] =>
  tickets.map(ticket => {
    const { betCode, content, unitCents, times } = ticket
    const oddsX10000 = told.get(ticket) ?? lineOdds(priceTicket(format, ticket).bet, series)
    return { betCode, content, unitCents, times, oddsX10000 }
  })

/** Tickets with others that the rules take; one that stands there already counts more times. Null without room. */
export function withTickets(
  format: FormatCode,
  old: readonly SlipTicket[],
  added: readonly SlipTicket[],
): readonly SlipTicket[] | null {
  const tickets = [...old]
  for (const ticket of added) {
    const { content } = priceTicket(format, ticket).bet
    const at = tickets.findIndex(
      other => other.betCode === ticket.betCode && other.content === content && other.unitCents === ticket.unitCents,
    )
    const times = (tickets[at]?.times ?? 0) + ticket.times
    if (at >= 0 && times <= highestTimes) tickets[at] = { ...ticket, content, times }
    else tickets.push({ ...ticket, content })
  }
  return tickets.length > mostTickets ? null : tickets
}
