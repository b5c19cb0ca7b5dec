import { randomInt } from 'node:crypto'
import type { MatchMode } from '@baize/game-kit/pvp/conduct/state'
import type { MatchCode, MatchDefinition } from '@baize/game-kit/pvp/match-game'
import { newestRules } from '@baize/game-kit/pvp/registry'

/** The properties of a room, which never change. */
export interface RoomSpec {
  id: string
  code: MatchCode
  /** In units. */
  stakeUnits: number
  mode: MatchMode
  currency: string
  /** Of a private room. */
  privateCode: string | null
}

const PREFIXES: Record<MatchCode, string> = { 'DUO-DICE': 'dice', 'DUO-BANNERS': 'banners', 'DUO-TIENLEN': 'tl' }
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A room id: game, stake and an ending (rooms.md 3.1). */
const roomIdOf = (code: MatchCode, stakeUnits: number, ending: string): string =>
  `${PREFIXES[code]}-${stakeUnits}-${ending}`

/** The id under which a room is listed that opens once somebody sits down in it. */
export const unopenedRoom = (code: MatchCode, stakeUnits: number): string => roomIdOf(code, stakeUnits, 'NEW')

/** A room id with four letters of its own. */
export const newRoomId = (code: MatchCode, stakeUnits: number): string =>
  roomIdOf(code, stakeUnits, Array.from({ length: 4 }, () => BASE32[randomInt(32)]).join(''))

/** The stake of a room of a game by its id, in units; null for no such id. */
export function stakeOfRoom(code: MatchCode, id: string): number | null {
  const [prefix, stake] = id.split('-')
  return prefix === PREFIXES[code] && /^[1-9]\d{0,8}$/.test(stake ?? '') ? Number(stake) : null
}

export const definitionOf = ({ code }: Pick<RoomSpec, 'code'>): MatchDefinition => newestRules(code).definition

/** A seat's hold for a hand in units, and so the most that it can lose. */
export const heldUnitsOf = (spec: Pick<RoomSpec, 'code' | 'stakeUnits'>): number =>
  definitionOf(spec).heldStakes * spec.stakeUnits

/** True for the id of a room that is listed, but not open yet. */
export const isUnopened = (code: MatchCode, id: string): boolean =>
  id === unopenedRoom(code, stakeOfRoom(code, id) ?? 0)
