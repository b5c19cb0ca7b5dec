import { type FormatCode, highestTimes, priceTicket } from '@baize/game-kit/lotteries/index'

/** A ticket of the slip, before it is bought. */
export interface SlipTicket {
  betCode: string
  content: string
  unitCents: number
  times: number
}

/** The studio takes no more tickets in one slip. */
export const mostTickets = 100

/** The tickets that are bought together, and the odds mode that they share. */
export class Slip {
  readonly #format: FormatCode
  readonly #onChange: () => void
  #tickets: readonly SlipTicket[] = []

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
