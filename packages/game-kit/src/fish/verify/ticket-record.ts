import type { SeedPromise } from '../../rounds/round-record.ts'
import type { PreyName, WeaponKind } from '../definition/prey.ts'
import type { SeatNumber } from '../flight/muzzles.ts'
import type { EndedTicket } from '../room/events.ts'
import type { FiredWeapon, ReturnReason } from '../room/ticket.ts'

/** A shot that was charged: number, level, prey, its id in the scene, room time, integer and own prize in bullets. */
export type DecidedRow = [k: number, level: number, prey: PreyName, fish: number, tMs: number, x: number, prize: number]
export type ReturnedRow = [k: number, reason: ReturnReason]

/** A weapon that went off: what it met in that order, each with its prize, its units of the power and 1 if it was caught. */
export interface WeaponRow {
  k: number
  kind: WeaponKind
  /** Of a ray; null for others. */
  angle: number | null
  atMs: number
  reach: [fish: number, prize: number, share: number, isCaught: 0 | 1][]
  pearls: number
}

/** A scene in which shots of the ticket were decided. Freezes are in room time, reliefs in the scene's. */
export interface SceneRow {
  number: number
  /** Hex seed, public since the scene started. */
  seed: string
  /** Hex SHA-256 of it, public since the scene before. */
  commitment: string
  t0Ms: number
  freezesMs: number[]
  reliefsMs: number[]
}

/** The part of a ticket that a verifier needs. Amounts are units of 1/10 000. */
export interface VerifiableTicket {
  gameCode: string
  definitionHash: string
  room: string
  seat: SeatNumber
  /** What a bullet of level 1 costs. */
  classUnits: number
  commitment: string
  promise?: SeedPromise
  /** Hex server seed once it is revealed, null before. */
  serverSeed: string | null
  clientSeed: string
  nonce: number
  /** In the order of their numbers, from 0. */
  shots: (DecidedRow | ReturnedRow)[]
  weapons: WeaponRow[]
  /** In the order in which they were played. */
  scenes: SceneRow[]
  staked: number
  won: number
}

const weaponRow = ({ k, kind, angle, atMs, reach, shares, caught, pearls }: FiredWeapon): WeaponRow => ({
  ...{ k, kind, angle, atMs, pearls },
  reach: reach.map(([fish, prize], i) => [fish, prize, shares[i]!, caught[i] ? 1 : 0]),
})

/** The rows and sums of a ticket that has ended, as they are kept and exported. */
export const ticketRows = (ended: EndedTicket): Pick<VerifiableTicket, 'shots' | 'weapons' | 'staked' | 'won'> => ({
  shots: ended.shots.map(shot =>
    shot.state === 'returned'
      ? [shot.k, shot.reason]
      : [shot.k, shot.level, shot.prey, shot.fish, shot.tMs, shot.x, shot.prize],
  ),
  weapons: ended.weapons.map(weaponRow),
  ...{ staked: ended.stakedUnits, won: ended.wonUnits },
})
