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

/** The tickets that are bought together, and the odds mode that they share. */
export class Slip {
  readonly #format: FormatCode
  readonly #onChange: () => void
  #tickets: readonly SlipTicket[] = []
  /** Odds that the studio named when those of this page were not its own any more. */
  #told = new Map<SlipTicket, OddsX10000[]>()

  constructor(format: FormatCode, onChange: () => void) {
    this.#format = format
    this.#onChange = onChange
  }

  get tickets(): readonly SlipTicket[] {
    return this.#tickets
  }

  get costCents(): number {
    return this.#tickets.reduce((sum, ticket) => sum + this.costOf(ticket), 0)
  }

  costOf(ticket: SlipTicket): number {
    return priceTicket(this.#format, ticket).costCents
  }

  /** Tickets at the odds of a series, or at those that the studio named last. */
  quoted(series: number): QuotedTicket[] {
    return this.#tickets.map(ticket => {
      const { betCode, content, unitCents, times } = ticket
      const oddsX10000 = this.#told.get(ticket) ?? lineOdds(priceTicket(this.#format, ticket).bet, series)
      return { betCode, content, unitCents, times, oddsX10000 }
    })
  }

  /** Takes over the odds that the studio names, ticket by ticket. */
  requote(quote: readonly OddsX10000[][]): void {
    this.#told = new Map(this.#tickets.map((ticket, i) => [ticket, quote[i]!]))
    this.#onChange()
  }

  /** Another odds mode was chosen: every ticket has its odds. */
  changeSeries(): void {
    this.#told.clear()
    this.#onChange()
  }

  /** Adds tickets that the rules take; one that stands there already counts more times. Answers false without room. */
  add(added: readonly SlipTicket[]): boolean {
    const tickets = [...this.#tickets]
    for (const ticket of added) {
      const { content } = priceTicket(this.#format, ticket).bet
      const at = tickets.findIndex(
        other => other.betCode === ticket.betCode && other.content === content && other.unitCents === ticket.unitCents,
      )
      const times = (tickets[at]?.times ?? 0) + ticket.times
      if (at >= 0 && times <= highestTimes) tickets[at] = { ...ticket, content, times }
      else tickets.push({ ...ticket, content })
    }
    if (tickets.length > mostTickets) return false
    this.#set(tickets)
    return true
  }

  remove(ticket: SlipTicket): void {
    this.#set(this.#tickets.filter(other => other !== ticket))
  }

  clear(): void {
    this.#set([])
  }

  #set(tickets: readonly SlipTicket[]): void {
    this.#tickets = tickets
    this.#onChange()
  }
}
