import { openScene } from '../scene/scene.ts'
import type { RoomEvent } from './events.ts'
import { fire } from './fire.ts'
import { hit } from './hit.ts'
import type { AimAct, Room, RoomAct } from './room.ts'
import { countRefusal, newSeat, purseOf, type Seat } from './seat.ts'
import { newTicket } from './ticket.ts'
import { endTickets, returnShots } from './ticket-life.ts'
import { passTime } from './time.ts'
import { fireLaser, fireLasers } from './weapons.ts'

/**
 * Does one act in a room and says what follows from it. It changes the room that it is given, asks nothing of the outside,
 * and does the same to equal rooms at equal times: `nowMs` is the room's time, which never goes back.
 */
export function step(room: Room, act: RoomAct, nowMs: number): RoomEvent[] {
  if (act.kind === 'scene') return nextScene(room, act)
  if (act.kind === 'time') return passTime(room, nowMs)
  if (act.kind === 'sit') {
    room.seats.set(act.seat, newSeat(act.seat, act.heldUnits))
    return []
  }
  const seat = room.seats.get(act.seat)
  if (!seat) return []
  switch (act.kind) {
    case 'hold':
      seat.heldUnits += act.units
      return []
    case 'ticket':
      if (!seat.isLeaving) seat.tickets.push(newTicket(room.hmac, act.ticket, act.key, room.classUnits))
      return []
    case 'fire':
      return fire(room, seat, act, nowMs)
    case 'hit':
      return withRefusals(room, seat, hit(room, seat, act, nowMs), nowMs)
    case 'aim':
      return aim(room, seat, act, nowMs)
    case 'disconnect':
      returnShots(seat, 'disconnected')
      return endTickets(seat, nowMs)
    case 'close':
      return close(seat, nowMs)
    case 'concluded':
      return concluded(room, seat, act.ticket)
    case 'leave':
      return leave(room, seat, nowMs)
  }
}

/** All bullets of the scene before are back when the next one starts. */
function nextScene(room: Room, { number, seed, t0Ms }: Extract<RoomAct, { kind: 'scene' }>): RoomEvent[] {
  for (const seat of room.seats.values()) returnShots(seat, 'tide')
  room.scene = openScene(room.hmac, { definition: room.definition, room: room.id, number, seed }, { t0Ms })
  room.phase = 'scene'
  return []
}

/** Geometry guards the picture: whoever claims what it does not bear out, again and again, loses the seat. */
function withRefusals(room: Room, seat: Seat, events: RoomEvent[], nowMs: number): RoomEvent[] {
  const isRefused = events.some(event => event.kind === 'answer' && event.answer === 'no')
  const kind = isRefused ? countRefusal(seat, nowMs) : null
  if (!kind || seat.isLeaving) return events
  return [...events, { kind, seat: seat.seat }, ...(kind === 'expelled' ? leave(room, seat, nowMs) : [])]
}

function aim({ scene }: Room, seat: Seat, { ticket: number, k, angle, isFired }: AimAct, nowMs: number): RoomEvent[] {
  const ticket = seat.tickets.find(one => one.number === number)
  const aiming = ticket?.aiming.get(k)
  if (!scene || !ticket || !aiming) return []
  aiming.angle = angle
  return isFired ? [...fireLaser(scene, seat, ticket, k, nowMs), ...endTickets(seat, nowMs)] : []
}

function close(seat: Seat, nowMs: number): RoomEvent[] {
  for (const ticket of seat.tickets) ticket.isClosed = true
  return endTickets(seat, nowMs)
}

/** Bullets go back, lasers fire, tickets end; the purse is released when the last of them is concluded. */
function leave(room: Room, seat: Seat, nowMs: number): RoomEvent[] {
  if (seat.isLeaving) return []
  seat.isLeaving = true
  returnShots(seat, 'left')
  const fired = room.scene ? fireLasers(room.scene, seat, nowMs, true) : []
  return [...fired, ...close(seat, nowMs), ...release(room, seat)]
}

/** The conclude credited what the ticket won and debited what it staked. */
function concluded(room: Room, seat: Seat, ticket: number): RoomEvent[] {
  const done = seat.concluding.find(one => one.ticket === ticket)
  if (!done) return []
  seat.heldUnits += done.wonUnits - done.stakedUnits
  seat.concluding = seat.concluding.filter(one => one !== done)
  return release(room, seat)
}

function release(room: Room, seat: Seat): RoomEvent[] {
  if (!seat.isLeaving || seat.concluding.length > 0) return []
  room.seats.delete(seat.seat)
  return [{ kind: 'release', seat: seat.seat, units: purseOf(seat) }]
}
