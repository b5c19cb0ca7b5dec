import { commitmentOf, fromHex, hashChain, toHex } from '../../seeds.ts'
import type { Sha256 } from '../../stream.ts'

/** Seeds of a chain (live tables book 2.1). */
export const CHAIN_LENGTH = 4_096
/** The next chain is made when so few seeds are left. */
export const NEXT_CHAIN_AT = 512
/** The last seed and every one whose place divides by this are stored; the others follow from those. */
const STORED_EVERY = 64

/** What is published of a chain before its first seed is used. */
export interface ChainRecord {
  table: string
  /** Chains of a table are counted from 1. */
  chain: number
  length: number
  /** Hex hash of the chain's first seed: the commitment of its first round. */
  terminal: string
  /** Terminal of the table's chain before this one; 64 zeros for the first. */
  previousTerminal: string
  createdAtMs: number
}

export const chainText = ({ table, chain, length, terminal, previousTerminal, createdAtMs }: ChainRecord): string =>
  ['C1', table, chain, length, terminal, previousTerminal, createdAtMs].join('|')

/** Hex commitment of the first round of the chain that ends in this seed. */
export const terminalOf = (sha256: Sha256, lastSeed: Uint8Array, length = CHAIN_LENGTH): string =>
  toHex(sha256(hashChain(sha256, lastSeed, length)[0]!))

/** Places of the seeds that are stored. */
export const storedPlaces = (length = CHAIN_LENGTH): number[] =>
  Array.from({ length }, (_, place) => place).filter(place => place % STORED_EVERY === 0 || place === length - 1)

/**
 * The seed at a place of the chain, from a later one that is stored.
 * @throws RangeError when the stored one is not at the place or behind it
 */
export function seedAt(sha256: Sha256, place: number, stored: { place: number; seed: Uint8Array }): Uint8Array {
  if (place > stored.place) throw new RangeError(`seed ${place} does not follow from seed ${stored.place}`)
  return hashChain(sha256, stored.seed, stored.place - place + 1)[0]!
}

/** A round's link: its commitment is the seed of the round before it. */
export interface ChainLink {
  serial: number
  commitment: string
  /** Hex seed. */
  seed: string
}

/** Why a link does not hold, and the round where it breaks. */
export interface ChainBreak {
  serial: number
  reason: 'serial' | 'commitment' | 'seed'
}

/**
 * Follows the links of one chain from its terminal: serials without a gap, each commitment the seed before it, each seed
 * the one that was committed to. Rounds that were void stand in it like others.
 * @returns the first break; null when every link holds
 */
export function firstBreak(
  sha256: Sha256,
  { terminal, firstSerial }: { terminal: string; firstSerial: number },
  links: readonly ChainLink[],
): ChainBreak | null {
  let commitment = terminal
  for (const [place, link] of links.entries()) {
    const serial = firstSerial + place
    if (link.serial !== serial) return { serial, reason: 'serial' }
    if (link.commitment !== commitment) return { serial, reason: 'commitment' }
    if (!/^[0-9a-f]{64}$/.test(link.seed) || commitmentOf(sha256, fromHex(link.seed)) !== commitment)
      return { serial, reason: 'seed' }
    commitment = link.seed
  }
  return null
}
