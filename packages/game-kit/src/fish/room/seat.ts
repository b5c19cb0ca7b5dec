import type { SeatNumber } from '../flight/muzzles.ts'
import type { Ticket } from './ticket.ts'

/** Shots a second, and how many may come at once (rooms book 2.2). */
const SHOT_EVERY_MS = 200
const SHOTS_AT_ONCE = 3
export const MOST_IN_FLIGHT = 12
/** Refused claims within so long are counted: past the first number the seat is suspect, at the second it closes. */
const REFUSALS_MS = 10_000
const SUSPECT_PAST = 5
const EXPELLED_AT = 20

/** A ticket that has ended while its conclude is not certain yet. */
interface Concluding {
  ticket: number
  stakedUnits: number
  wonUnits: number
}

/** A player at a cannon. Money is in units, times are of the room. */
export interface Seat {
  seat: SeatNumber
  /** The wallet's hold. */
  heldUnits: number
  /** Open ones and those that drain, in their order. */
  tickets: Ticket[]
  concluding: Concluding[]
  lastFiredAtMs: number
  /** Time at which all shots that may come at once are there again. */
  fullAtMs: number
  refusedAtMs: number[]
  isLeaving: boolean
}

export const newSeat = (seat: SeatNumber, heldUnits: number): Seat => ({
  ...{ seat, heldUnits, tickets: [], concluding: [] },
  ...{ lastFiredAtMs: Number.NEGATIVE_INFINITY, fullAtMs: 0, refusedAtMs: [], isLeaving: false },
})

/** What can be fired: hold, wins and stakes that are not concluded, without what is in the air (rooms book 2.5). */
export function purseOf({ heldUnits, tickets, concluding }: Seat): number {
  const open = tickets.reduce((sum, one) => sum + one.wonUnits - one.stakedUnits - one.reservedUnits, 0)
  return heldUnits + open + concluding.reduce((sum, one) => sum + one.wonUnits - one.stakedUnits, 0)
}

export const inFlight = ({ tickets }: Seat): number => tickets.reduce((sum, { flying }) => sum + flying.size, 0)

/** True while one more shot may come now. */
export const isRateKept = ({ fullAtMs }: Seat, nowMs: number): boolean =>
  fullAtMs - nowMs <= (SHOTS_AT_ONCE - 1) * SHOT_EVERY_MS

export function countShot(seat: Seat, nowMs: number): void {
  seat.fullAtMs = Math.max(nowMs, seat.fullAtMs) + SHOT_EVERY_MS
}

/** Counts a refused claim, and says what it comes to. */
export function countRefusal(seat: Seat, nowMs: number): 'suspect' | 'expelled' | null {
  seat.refusedAtMs = [...seat.refusedAtMs.filter(atMs => atMs > nowMs - REFUSALS_MS), nowMs]
  const count = seat.refusedAtMs.length
  return count >= EXPELLED_AT ? 'expelled' : count > SUSPECT_PAST ? 'suspect' : null
}
