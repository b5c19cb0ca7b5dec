import { type Draws, drawsFrom } from '../../draws.ts'
import { toHex } from '../../seeds.ts'
import { type Hmac, openStream, type Sha256 } from '../../stream.ts'
import type { MatchDefinition } from '../match-game.ts'

const MATCH_FAMILY = 'pvp'
const utf8 = new TextEncoder()

/** A seat's seed as it stands on the wire: 16 bytes in lower-case hexadecimal digits. */
export const isSeatSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** A SHA-256 on the wire. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** What a seat sends before any seed is open: it binds the seat to its seed, in this match and at this place (rooms.md 3.3). */
export const seatHash = (sha256: Sha256, match: string, seat: number, seed: string): string =>
  toHex(sha256(utf8.encode(`baize/seat|${match}|${seat}|${seed}`)))

/** The text of a list of hashes that the house signs before any seed is open. */
export const signedHashes = (match: string, commit: string, hashes: readonly string[]): string =>
  ['baize/hashes', match, commit, ...hashes].join('|')

/** The client seed that all seats make together, of their hex seeds in the order of seats (rooms.md 3.3). */
export const jointSeed = (sha256: Sha256, match: string, seeds: readonly string[]): string =>
  toHex(sha256(utf8.encode(['baize/seeds', match, ...seeds].join('|'))))

/** What a match's streams follow from. */
export interface MatchKey {
  definition: Pick<MatchDefinition, 'code' | 'version'>
  serverSeed: Uint8Array
  clientSeed: string
  /** Number of the hand at its table, from 0. */
  hand: number
}

/** Draws of one purpose of a match: `shoe`, `dice-{seat}-{round}-{throw}`, `look`, `bot-{seat}`. */
export function matchDraws(hmac: Hmac, key: MatchKey, purpose: string): Draws {
  const { definition, serverSeed, clientSeed, hand } = key
  const label = {
    ...{ family: MATCH_FAMILY, gameCode: definition.code, definitionVersion: definition.version },
    ...{ clientSeed, nonce: hand, purpose },
  }
  return drawsFrom(openStream(hmac, serverSeed, label))
}
