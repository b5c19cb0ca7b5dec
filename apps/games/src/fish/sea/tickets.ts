import type { TicketFrame } from '@baize/game-kit/fish/index'

/** New shots belong to the next ticket after so long, or after so long without one (rooms.md 2.5). */
const TICKET_MS = 60_000
const WITHOUT_SHOT_MS = 30_000
/** The server may see the end of a ticket a little before this page does. */
const EARLY_MS = 160

interface OpenTicket extends TicketFrame {
  lastFiredAtMs: number
}

/** Tickets that shots may be numbered in, in their order. */
export class Tickets {
  #open: OpenTicket[] = []
  /** Ids by number, of ended tickets too: a laser may fire after the last shot. */
  readonly #ids = new Map<number, string>()

  told(frame: TicketFrame, nowMs: number): void {
    const others = this.#open.filter(({ number }) => number !== frame.number)
    this.#open = [...others, { ...frame, lastFiredAtMs: nowMs }]
    this.#ids.set(frame.number, frame.id)
  }

  clear(): void {
    this.#open = []
  }

  over(number: number): void {
    this.#open = this.#open.filter(one => one.number !== number)
  }

  idOf(number: number): string | null {
    return this.#ids.get(number) ?? null
  }

  /** The ticket and number of the next shot; null while none takes shots. */
  next(nowMs: number): { ticket: number; k: number } | null {
    const ticket = this.#open.find(one => !isOver(one, nowMs))
    return ticket ? { ticket: ticket.number, k: ticket.nextK } : null
  }

  fired(number: number, nowMs: number): void {
    const ticket = this.#open.find(one => one.number === number)
    if (!ticket) return
    ticket.openedAtMs ??= nowMs
    ticket.lastFiredAtMs = nowMs
    ticket.nextK++
  }

  /** A shot was not taken: its number is the next one's. */
  notTaken(number: number, k: number): void {
    const ticket = this.#open.find(one => one.number === number)
    if (ticket) ticket.nextK = Math.min(ticket.nextK, k)
  }
}

const isOver = ({ openedAtMs, lastFiredAtMs }: OpenTicket, nowMs: number): boolean =>
  openedAtMs !== null &&
  (nowMs >= openedAtMs + TICKET_MS - EARLY_MS || nowMs >= lastFiredAtMs + WITHOUT_SHOT_MS - EARLY_MS)
