import { preyNamed } from '../definition/definitions.ts'
import { muzzleOf } from '../flight/muzzles.ts'
import { sceneTimeAt } from '../scene/clock.ts'
import { placeAt } from '../scene/path.ts'
import { inSight, type Scene } from '../scene/scene.ts'
import { reachOf, type WeaponAim } from '../weapons/reach.ts'
import type { RoomEvent } from './events.ts'
import type { Seat } from './seat.ts'
import { type DecidedShot, fireWeapon, type Ticket } from './ticket.ts'

/** A laser waits so long to be aimed (rooms book 2.4). */
const AIMING_MS = 10_000

/** Sets off what a caught carrier brings: a bomb or a chain at once, a laser when it is aimed. */
export function setOff(
  scene: Scene,
  seat: Seat,
  ticket: Ticket,
  shot: DecidedShot,
  angle: number,
  nowMs: number,
): RoomEvent[] {
  const { weapon } = preyNamed(scene.definition, shot.prey)
  if (!weapon) return []
  if (weapon.kind === 'laser') {
    ticket.aiming.set(shot.k, { angle, dueAtMs: nowMs + AIMING_MS })
    return []
  }
  const from = placeAt(scene.fish.get(shot.fish)!, sceneTimeAt(scene.clock, nowMs))
  return goOff(scene, seat, ticket, shot.k, { kind: weapon.kind, from }, nowMs)
}

/** Fires a laser that waits at its last angle. */
export function fireLaser(scene: Scene, seat: Seat, ticket: Ticket, k: number, nowMs: number): RoomEvent[] {
  const { angle } = ticket.aiming.get(k)!
  const { quarterSines } = scene.definition
  return goOff(scene, seat, ticket, k, { kind: 'laser', from: muzzleOf(seat.seat), angle, quarterSines }, nowMs)
}

/** Fires all lasers of a seat that wait, or those that have waited long enough. */
export function fireLasers(scene: Scene, seat: Seat, nowMs: number, isAll: boolean): RoomEvent[] {
  const events: RoomEvent[] = []
  for (const ticket of seat.tickets)
    for (const [k, { dueAtMs }] of ticket.aiming)
      if (isAll || nowMs >= dueAtMs) events.push(...fireLaser(scene, seat, ticket, k, nowMs))
  return events
}

function goOff(scene: Scene, { seat }: Seat, ticket: Ticket, k: number, aim: WeaponAim, atMs: number): RoomEvent[] {
  const met = reachOf(aim, inSight(scene, atMs)).map(({ fish: { id, prey } }): [number, number] => [
    id,
    prey.prizes[0]!,
  ])
  const release = { k, angle: aim.kind === 'laser' ? aim.angle : null, atMs, reach: met }
  const weapon = fireWeapon(ticket, release)
  const caught = met.filter((_, i) => weapon.caught[i])
  for (const [fish] of caught) scene.gone.add(fish)
  return [
    { kind: 'journal', entry: { kind: 'weapon', seat, ticket: ticket.number, ...release } },
    { kind: 'weapon', seat, ticket: ticket.number, weapon },
    ...caught.map(([fish, prize]): RoomEvent => ({ kind: 'gone', seat, fish, prize, atMs })),
  ]
}
