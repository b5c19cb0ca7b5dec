import { FLIGHT_MS } from '../flight/bullet.ts'
import { isSpent } from '../flight/claims.ts'
import { type SceneClock, sceneOverAt, sceneTimeAt, tideAt } from '../scene/clock.ts'
import { FEW_IN_SIGHT, nextReliefAt } from '../scene/relief.ts'
import { forgetPast, hasInSight, relieve, type Scene } from '../scene/scene.ts'
import type { RoomEvent } from './events.ts'
import type { Room } from './room.ts'
import type { Seat } from './seat.ts'
import { returnShot } from './ticket.ts'
import { endTickets } from './ticket-life.ts'
import { fireLasers } from './weapons.ts'

/** Those in sight are counted no more often than this. */
const COUNT_EVERY_MS = 400
/** Prey that has swum through may still be claimed for less than this. */
const CLAIMED_FOR_MS = 1_000

/** What time alone brings: spent bullets, lasers that nobody aimed, tickets that are over, relief, the tide. */
export function passTime(room: Room, nowMs: number): RoomEvent[] {
  const { scene, seats } = room
  const events: RoomEvent[] = []
  if (scene) {
    const isTide = room.phase === 'scene' && nowMs >= tideAt(scene.clock)
    // Lasers fire before the tide takes the prey away.
    for (const seat of seats.values()) events.push(...fireLasers(scene, seat, nowMs, isTide))
    if (isTide) {
      room.phase = 'tide'
      events.push({ kind: 'tide' })
    }
    if (room.phase === 'tide' && nowMs >= sceneOverAt(scene.clock)) {
      room.phase = 'over'
      events.push({ kind: 'scene-over' })
    }
    for (const seat of seats.values()) returnSpent(seat, scene.clock, nowMs)
    if (room.phase === 'scene') events.push(...relief(room, scene, nowMs))
  }
  for (const seat of seats.values()) events.push(...endTickets(seat, nowMs))
  return events
}

/** Gives bullets back that have flown their time. They stand in the order of their triggers, so the first that flies on ends it. */
function returnSpent({ tickets }: Seat, clock: SceneClock, nowMs: number): void {
  for (const ticket of tickets)
    for (const [k, shot] of ticket.flying) {
      if (!isSpent(shot, nowMs, clock)) break
      returnShot(ticket, k, shot.firedAtMs + FLIGHT_MS <= tideAt(clock) ? 'unhit' : 'tide')
    }
}

function relief(room: Room, scene: Scene, nowMs: number): RoomEvent[] {
  if (nowMs < room.countAtMs) return []
  room.countAtMs = nowMs + COUNT_EVERY_MS
  forgetPast(scene, nowMs - CLAIMED_FOR_MS)
  const sceneMs = nextReliefAt(sceneTimeAt(scene.clock, nowMs), scene.reliefsMs)
  if (sceneMs === null || hasInSight(scene, nowMs, FEW_IN_SIGHT)) return []
  relieve(scene, sceneMs)
  return [{ kind: 'relief', sceneMs }]
}
