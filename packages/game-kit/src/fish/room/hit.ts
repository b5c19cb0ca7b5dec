import { checkClaim } from '../flight/claims.ts'
import { freezeAfter } from '../scene/clock.ts'
import type { Scene } from '../scene/scene.ts'
import type { Answer, RoomEvent } from './events.ts'
import type { HitAct, Room } from './room.ts'
import type { Seat } from './seat.ts'
import { type DecidedShot, decideShot, land, type Ticket } from './ticket.ts'
import { setOff } from './weapons.ts'

/** What a claim comes to (rooms book 2.7). Only one that holds charges anything; after `no` and `gone` the bullet flies on. */
export function hit(room: Room, seat: Seat, { ticket: number, k, fish, tMs }: HitAct, nowMs: number): RoomEvent[] {
  const answer = (answer: Answer, met = fish, prize = 0): RoomEvent => ({
    ...{ kind: 'answer', seat: seat.seat, ticket: number, k, answer, fish: met, prize },
  })
  const ticket = seat.tickets.find(one => one.number === number)
  const shot = ticket?.shots[k]
  if (shot?.state === 'decided') return [answer(answerOf(shot), shot.fish, shot.prize)]
  if (shot?.state === 'returned') return [answer('returned')]
  const flying = ticket?.flying.get(k)
  const { scene } = room
  if (!ticket || !flying || !scene) return [answer('ignored')]
  const claim = checkClaim(scene, flying, fish, tMs, nowMs)
  if (claim !== 'hit') return [answer(claim)]
  land(ticket, k)
  const met = { k, level: flying.level, fish, prey: scene.fish.get(fish)!.prey.name, tMs }
  const decided = decideShot(ticket, met)
  return [
    { kind: 'journal', entry: { kind: 'shot', seat: seat.seat, ticket: number, ...met } },
    answer(answerOf(decided), fish, decided.prize),
    ...(decided.prize > 0 ? caught(scene, seat, ticket, decided, flying.angle, nowMs) : []),
  ]
}

const answerOf = ({ prize }: DecidedShot): Answer => (prize > 0 ? 'caught' : 'missed')

function caught(
  scene: Scene,
  seat: Seat,
  ticket: Ticket,
  shot: DecidedShot,
  angle: number,
  nowMs: number,
): RoomEvent[] {
  const { fish, prize } = shot
  scene.gone.add(fish)
  const fromMs = scene.fish.get(fish)!.prey.freezes ? freezeAfter(scene.clock, nowMs) : null
  if (fromMs !== null) scene.clock = { ...scene.clock, freezesMs: [...scene.clock.freezesMs, fromMs] }
  return [
    { kind: 'gone', seat: seat.seat, fish, prize, atMs: nowMs },
    ...(fromMs === null ? [] : [{ kind: 'freeze', fromMs } as const]),
    ...setOff(scene, seat, ticket, shot, angle, nowMs),
  ]
}
