import type { Hmac } from '../../stream.ts'
import { preyNamed } from '../definition/definitions.ts'
import type { PreyName, WeaponKind } from '../definition/prey.ts'
import type { Level } from '../definition/stakes.ts'
import type { Flight } from '../flight/claims.ts'
import { hitBound, prizeAt } from '../hit/catch.ts'
import { openTicketStreams, shotInteger, type TicketKey, type TicketStreams } from '../hit/streams.ts'
import { type Strike, strike } from '../weapons/deal.ts'

/** Why a bullet went back without having been charged. */
export type ReturnReason = 'unhit' | 'tide' | 'left' | 'disconnected' | 'restart'

/** A bullet that met prey; it is charged, and what it won is final. Prizes are in bullets, times are of the room. */
export interface DecidedShot {
  state: 'decided'
  k: number
  level: Level
  fish: number
  prey: PreyName
  tMs: number
  x: number
  /** 0 where the prey got away. A weapon that it sets off stands beside it. */
  prize: number
}

export interface ReturnedShot {
  state: 'returned'
  k: number
  reason: ReturnReason
}

/** A weapon that went off, with the prey that it met in the order in which it met it. */
export interface FiredWeapon extends Strike {
  k: number
  kind: WeaponKind
  /** Of the ray; null for weapons that need none. */
  angle: number | null
  atMs: number
  reach: readonly Reached[]
}

/** Id and prize of prey that a weapon met. */
export type Reached = [fish: number, prize: number]

export interface FlyingShot extends Flight {
  level: Level
}

/** A laser that waits to be aimed; it fires by itself at the last angle. */
export interface Aiming {
  angle: number
  dueAtMs: number
}

/** A round of fish: the shots of about a minute, under one nonce. Money is in units. */
export interface Ticket {
  /** As frames name it. */
  number: number
  key: TicketKey
  streams: TicketStreams
  /** What a bullet of level 1 costs. */
  classUnits: number
  /** Room time of the first shot; null before. */
  openedAtMs: number | null
  lastFiredAtMs: number
  /** It takes no further shots. */
  isClosed: boolean
  /** Number of the next shot. */
  nextK: number
  flying: Map<number, FlyingShot>
  aiming: Map<number, Aiming>
  /** By number of the shot; empty where it still flies. */
  shots: (DecidedShot | ReturnedShot | undefined)[]
  weapons: FiredWeapon[]
  reservedUnits: number
  stakedUnits: number
  wonUnits: number
}

export function newTicket(hmac: Hmac, number: number, key: TicketKey, classUnits: number): Ticket {
  return {
    ...{ number, key, streams: openTicketStreams(hmac, key), classUnits },
    ...{ openedAtMs: null, lastFiredAtMs: 0, isClosed: false, nextK: 0 },
    ...{ flying: new Map(), aiming: new Map(), shots: [], weapons: [] },
    ...{ reservedUnits: 0, stakedUnits: 0, wonUnits: 0 },
  }
}

/** The bullet of a level, in units. */
export const bulletUnits = ({ classUnits }: Pick<Ticket, 'classUnits'>, level: Level): number => classUnits * level

/** What is known of a hit, from a claim that held or from the journal. */
export type Hit = Pick<DecidedShot, 'k' | 'level' | 'fish' | 'prey' | 'tMs'>

/** Charges a bullet that met prey and decides it, once and for all (rooms book 2.2). The bullet flies no more by then. */
export function decideShot(ticket: Ticket, hit: Hit): DecidedShot {
  const { definition } = ticket.key
  const prey = preyNamed(definition, hit.prey)
  const x = shotInteger(ticket.streams, hit.k, hitBound(definition, prey))
  const shot: DecidedShot = { state: 'decided', ...hit, x, prize: prizeAt(definition, prey, x) }
  ticket.shots[hit.k] = shot
  ticket.stakedUnits += bulletUnits(ticket, shot.level)
  ticket.wonUnits += shot.prize * bulletUnits(ticket, shot.level)
  return shot
}

/** What is known of a weapon that goes off, from the room or from the journal. */
export type Release = Pick<FiredWeapon, 'k' | 'angle' | 'atMs' | 'reach'>

/**
 * Lets the weapon of a caught carrier go off over the prey that it met, and pays what it brings.
 * @throws RangeError when the shot caught no carrier
 */
export function fireWeapon(ticket: Ticket, { k, angle, atMs, reach }: Release): FiredWeapon {
  const shot = ticket.shots[k]
  const carried = shot?.state === 'decided' && shot.prize > 0 && preyNamed(ticket.key.definition, shot.prey).weapon
  if (!carried) throw new RangeError(`shot ${k} set off no weapon`)
  const { kind, power } = carried
  const done = strike(
    ticket.streams.weapon(k),
    power,
    reach.map(([, prize]) => prize),
  )
  const fired: FiredWeapon = { k, kind, angle, atMs, reach, ...done }
  ticket.aiming.delete(k)
  ticket.weapons.push(fired)
  ticket.wonUnits += fired.paid * bulletUnits(ticket, shot.level)
  return fired
}

/** Takes a bullet out of the air; its reservation ends. */
export function land(ticket: Ticket, k: number): FlyingShot {
  const shot = ticket.flying.get(k)!
  ticket.flying.delete(k)
  ticket.reservedUnits -= bulletUnits(ticket, shot.level)
  return shot
}

/** Gives a bullet back: nothing was charged, and its word is never used. */
export function returnShot(ticket: Ticket, k: number, reason: ReturnReason): void {
  land(ticket, k)
  ticket.shots[k] = { state: 'returned', k, reason }
}

/** True when it is closed and nothing of it is open any more. */
export const isDrained = ({ isClosed, flying, aiming }: Ticket): boolean =>
  isClosed && flying.size === 0 && aiming.size === 0
