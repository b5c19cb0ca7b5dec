import { FLIGHT_MS } from '../flight/bullet.ts'
import { isSpent } from '../flight/claims.ts'
import { sceneOverAt, sceneTimeAt, tideAt } from '../scene/clock.ts'
import { FEW_IN_SIGHT, nextReliefAt } from '../scene/relief.ts'
import { inSight, relieve, type Scene } from '../scene/scene.ts'
import type { RoomEvent } from './events.ts'
import type { Room } from './room.ts'
import { endTickets, returnShots } from './ticket-life.ts'
import { fireLasers } from './weapons.ts'

/** Those in sight are counted so often. */
const COUNT_EVERY_MS = 500

/** What time alone brings: spent bullets, lasers that nobody aimed, tickets that are over, relief, the tide. */
export function passTime(room: Room, nowMs: number): RoomEvent[] {
  const { scene } = room
  const seats = [...room.seats.values()]
  const events: RoomEvent[] = []
  if (scene) {
    const isTide = room.phase === 'scene' && nowMs >= tideAt(scene.clock)
    // Lasers fire before the tide takes the prey away.
    for (const seat of seats) events.push(...fireLasers(scene, seat, nowMs, isTide))
    if (isTide) {
      room.phase = 'tide'
      events.push({ kind: 'tide' })
    }
    if (room.phase === 'tide' && nowMs >= sceneOverAt(scene.clock)) {
      room.phase = 'over'
      events.push({ kind: 'scene-over' })
    }
    for (const seat of seats)
      returnShots(seat, (ticket, k) => {
        const shot = ticket.flying.get(k)!
        if (!isSpent(shot, nowMs, scene.clock)) return null
        return shot.firedAtMs + FLIGHT_MS <= tideAt(scene.clock) ? 'unhit' : 'tide'
      })
    if (room.phase === 'scene') events.push(...relief(room, scene, nowMs))
  }
  return [...events, ...seats.flatMap(seat => endTickets(seat, nowMs))]
}

function relief(room: Room, scene: Scene, nowMs: number): RoomEvent[] {
  if (nowMs < room.countAtMs) return []
  room.countAtMs = nowMs + COUNT_EVERY_MS
  const sceneMs = nextReliefAt(sceneTimeAt(scene.clock, nowMs), scene.reliefsMs)
  if (sceneMs === null || inSight(scene, nowMs).length >= FEW_IN_SIGHT) return []
  relieve(scene, sceneMs)
  return [{ kind: 'relief', sceneMs }]
}
