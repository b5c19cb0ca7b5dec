import { isTimely } from '../flight/claims.ts'
import { tideAt } from '../scene/clock.ts'
import type { Answer, RoomEvent } from './events.ts'
import type { FireAct, Room } from './room.ts'
import { countShot, inFlight, isRateKept, MOST_IN_FLIGHT, purseOf, type Seat } from './seat.ts'
import { bulletUnits, type Ticket } from './ticket.ts'
import { isOver } from './ticket-life.ts'

/** Shots that are later than the last one, within the scene, and as new as messages must be. */
const isInTime = ({ scene, phase }: Room, seat: Seat, tMs: number, nowMs: number): boolean =>
  scene !== null &&
  phase === 'scene' &&
  isTimely(tMs, nowMs) &&
  tMs > seat.lastFiredAtMs &&
  tMs >= scene.clock.t0Ms &&
  tMs < tideAt(scene.clock)

/** A ticket takes shots while it is open; the next one does when the one before it is over. */
function takesShots(seat: Seat, ticket: Ticket, nowMs: number): boolean {
  if (seat.isLeaving || isOver(ticket, nowMs)) return false
  return seat.tickets.slice(0, seat.tickets.indexOf(ticket)).every(before => isOver(before, nowMs))
}

/** Why a shot is not taken; null when it is. */
function refusal(room: Room, seat: Seat, ticket: Ticket, act: FireAct, nowMs: number): Answer | null {
  if (!isRateKept(seat, nowMs)) return 'too_fast'
  if (inFlight(seat) >= MOST_IN_FLIGHT) return 'too_many'
  if (!takesShots(seat, ticket, nowMs)) return 'ticket_over'
  if (act.k !== ticket.nextK) return 'out_of_order'
  if (!isInTime(room, seat, act.tMs, nowMs)) return 'late'
  return purseOf(seat) < bulletUnits(ticket, act.level) ? 'not_enough_money' : null
}

/** Takes a shot and reserves its bullet, or says why not. A number that was taken before is the same shot. */
export function fire(room: Room, seat: Seat, act: FireAct, nowMs: number): RoomEvent[] {
  const { ticket: number, k, angle, level, lock, tMs } = act
  const answer = (answer: Answer): RoomEvent => ({
    ...{ kind: 'answer', seat: seat.seat, ticket: number, k, answer, fish: 0, prize: 0 },
  })
  const ticket = seat.tickets.find(one => one.number === number)
  if (!ticket) return [answer('ticket_over')]
  if (k < ticket.nextK) return [answer('fired')]
  const refused = refusal(room, seat, ticket, act, nowMs)
  if (refused) return [answer(refused)]
  for (const before of seat.tickets.slice(0, seat.tickets.indexOf(ticket))) before.isClosed = true
  ticket.openedAtMs ??= nowMs
  ticket.lastFiredAtMs = nowMs
  ticket.nextK++
  ticket.flying.set(k, { seat: seat.seat, angle, level, lock, firedAtMs: tMs })
  ticket.reservedUnits += bulletUnits(ticket, level)
  seat.lastFiredAtMs = tMs
  countShot(seat, nowMs)
  return [answer('fired'), { kind: 'shot', seat: seat.seat, angle, level, lock, firedAtMs: tMs }]
}
