import type { RoomEvent } from './events.ts'
import type { Seat } from './seat.ts'
import { isDrained, type ReturnReason, returnShot, type Ticket } from './ticket.ts'

/** New shots belong to the next ticket after so long, or after so long without one (rooms book 2.5). */
const TICKET_MS = 60_000
const WITHOUT_SHOT_MS = 30_000

/** True when it takes no shot any more. One that waits for its first shot is not over. */
export const isOver = ({ isClosed, openedAtMs, lastFiredAtMs }: Ticket, nowMs: number): boolean =>
  isClosed || (openedAtMs !== null && (nowMs >= openedAtMs + TICKET_MS || nowMs >= lastFiredAtMs + WITHOUT_SHOT_MS))

/** Gives all bullets of a seat back. */
export function returnShots({ tickets }: Seat, reason: ReturnReason): void {
  for (const ticket of tickets) for (const k of ticket.flying.keys()) returnShot(ticket, k, reason)
}

/** Closes tickets that are over and ends those that have drained. */
export function endTickets(seat: Seat, nowMs: number): RoomEvent[] {
  for (const ticket of seat.tickets) ticket.isClosed ||= isOver(ticket, nowMs)
  if (!seat.tickets.some(isDrained)) return []
  const drained = seat.tickets.filter(isDrained)
  seat.tickets = seat.tickets.filter(ticket => !isDrained(ticket))
  return drained.map(ticket => end(seat, ticket))
}

function end(seat: Seat, { number, shots, weapons, stakedUnits, wonUnits }: Ticket): RoomEvent {
  const all = shots.map(shot => shot!)
  if (all.every(({ state }) => state === 'returned')) return { kind: 'dropped', seat: seat.seat, ticket: number }
  seat.concluding.push({ ticket: number, stakedUnits, wonUnits })
  return { kind: 'ended', seat: seat.seat, result: { ticket: number, stakedUnits, wonUnits, shots: all, weapons } }
}
