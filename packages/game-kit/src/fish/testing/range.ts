import { hmac } from '../../node/crypto.ts'
import { type FishDefinition, fishDefinitionOf, preyNamed } from '../definition/definitions.ts'
import type { PreyName } from '../definition/prey.ts'
import { ROOM_CLASSES } from '../definition/stakes.ts'
import { FLIGHT_MS, isNear } from '../flight/bullet.ts'
import { muzzleOf, type SeatNumber } from '../flight/muzzles.ts'
import { hitBound, prizeAt } from '../hit/catch.ts'
import { openTicketStreams, shotInteger, type TicketKey } from '../hit/streams.ts'
import type { RoomEvent } from '../room/events.ts'
import { type FireAct, openRoom, type Room, type RoomAct } from '../room/room.ts'
import { purseOf } from '../room/seat.ts'
import { step } from '../room/step.ts'
import { type FishInSight, inSight, placeInSight, type Scene } from '../scene/scene.ts'
import { serverSeed, ticketKey } from './seeds.ts'

export const reef = fishDefinitionOf('TDL-REEF')

/** A room with its clock, to be shot in. */
export interface Range {
  room: Room
  scene(): Scene
  /** Does an act at a time of the room. */
  at(nowMs: number, act: RoomAct): RoomEvent[]
  purse(seat?: SeatNumber): number
}

/** A shallow reef at scene `number`, which starts at 0; seats sit with 100.00 and a ticket 0 each. */
export function openRange({
  keys = [ticketKey(reef)],
  heldUnits = 1_000_000,
  number = 0,
  definition = reef,
}: {
  keys?: readonly TicketKey[]
  heldUnits?: number
  number?: number
  definition?: FishDefinition
} = {}): Range {
  const room = openRoom({ id: 'room-1', definition, classUnits: ROOM_CLASSES.shallows, hmac })
  const range: Range = {
    room,
    scene: () => room.scene!,
    at: (nowMs, act) => step(room, act, nowMs),
    purse: (seat = 0) => purseOf(room.seats.get(seat)!),
  }
  range.at(0, { kind: 'scene', number, seed: serverSeed, t0Ms: 0 })
  for (const [place, key] of keys.entries()) {
    const seat = place as SeatNumber
    range.at(0, { kind: 'sit', seat, heldUnits })
    range.at(0, { kind: 'ticket', seat, ticket: 0, key })
  }
  return range
}

/** A ticket whose shots of these numbers catch the prey that stands with them, or let it get away. */
export function keyThat(wanted: readonly [k: number, prey: PreyName, isCaught: boolean][]): TicketKey {
  for (let nonce = 0; ; nonce++) {
    const key = { ...ticketKey(reef), nonce }
    const streams = openTicketStreams(hmac, key)
    const isRight = wanted.every(([k, name, isCaught]) => {
      const prey = preyNamed(reef, name)
      return prizeAt(reef, prey, shotInteger(streams, k, hitBound(reef, prey))) > 0 === isCaught
    })
    if (isRight) return key
  }
}

/** The first number of a scene in which such prey is in sight between two times of the room, and when. */
export function sceneWith(
  name: PreyName,
  fromMs: number,
  toMs: number,
): { number: number; atMs: number; fish: number } {
  for (let number = 0; ; number++) {
    const range = openRange({ keys: [], number })
    for (let atMs = fromMs; atMs <= toMs; atMs += 500) {
      const seen = fishInSight(range, name, atMs)
      if (seen) return { number, atMs, fish: seen.fish.id }
    }
  }
}

export const fishInSight = (range: Range, name: PreyName, atMs: number): FishInSight | undefined =>
  inSight(range.scene(), atMs).find(({ fish }) => fish.prey.name === name)

export const fireAct = (act: Partial<FireAct> & { k: number; tMs: number }): FireAct => ({
  ...{ kind: 'fire', seat: 0, ticket: 0, angle: 3_072, level: 1, lock: 0, ...act },
})

/** The first time at which a bullet that is locked to prey can have met it. */
export function meetsAt(range: Range, fishId: number, firedAtMs: number, seat: SeatNumber = 0): number {
  const fish = range.scene().fish.get(fishId)!
  for (let tMs = firedAtMs + 30; tMs <= firedAtMs + FLIGHT_MS; tMs++) {
    const place = placeInSight(range.scene().clock, fish, tMs)
    if (place && isNear(muzzleOf(seat), place, tMs - firedAtMs + fish.prey.radius)) return tMs
  }
  throw new Error(`a bullet that is fired at ${firedAtMs} does not meet fish ${fishId}`)
}

/** Fires a locked bullet and claims its hit at once when it is due. */
export function shootAt(
  range: Range,
  fish: number,
  act: Partial<FireAct> & { k: number; tMs: number },
): { events: RoomEvent[]; tMs: number } {
  const shot = fireAct({ ...act, lock: fish })
  const fired = range.at(shot.tMs, shot)
  const { seat, ticket, k } = shot
  const tMs = meetsAt(range, fish, shot.tMs, seat)
  return { events: [...fired, ...range.at(tMs, { kind: 'hit', seat, ticket, k, fish, tMs })], tMs }
}

/** The answers among events, in their order. */
export const answersOf = (events: readonly RoomEvent[]): string[] =>
  events.flatMap(event => (event.kind === 'answer' ? [event.answer] : []))

export const kindsOf = (events: readonly RoomEvent[]): string[] => events.map(({ kind }) => kind)
