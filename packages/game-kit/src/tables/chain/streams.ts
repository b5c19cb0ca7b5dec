import { type DrawLog, type Draws, drawsFrom, recordDraws } from '../../draws.ts'
import { fromHex } from '../../seeds.ts'
import { type Hmac, openStream } from '../../stream.ts'

const TABLE_FAMILY = 'table'
/** Stands for the public value of a round that names none. */
export const NO_ENTROPY = '-'

/** Outcome, multipliers of spark roulette, what only pictures show, and public pairings (live tables book 2.1). */
export type TablePurpose = '0' | 'boost' | 'look' | 'field'

/** What names a round in the message of its streams. */
export interface RoundName {
  /** Code of the table, such as `LVT-BAC-1`. */
  table: string
  definitionVersion: number
  serial: number
}

/** What a round's outcome follows from, beside the state before it. */
export interface RoundKey extends RoundName {
  seed: Uint8Array
  /** The beacon's 64 hexadecimal digits, or `-`. */
  entropy: string
}

const openDraws = (hmac: Hmac, key: Uint8Array, name: RoundName, entropy: string, purpose: TablePurpose): Draws => {
  const { table, definitionVersion, serial } = name
  const label = {
    family: TABLE_FAMILY,
    gameCode: table,
    definitionVersion,
    clientSeed: entropy,
    nonce: serial,
    purpose,
  }
  return drawsFrom(openStream(hmac, key, label))
}

/** Draws of a round's own seed. */
export const roundDraws = (hmac: Hmac, key: RoundKey, purpose: Exclude<TablePurpose, 'field'>): Draws =>
  openDraws(hmac, key.seed, key, key.entropy, purpose)

/**
 * Draws of what is public before betting opens: the key is the round's commitment. A beacon is not known by then, so its
 * place is always empty here.
 */
export const fieldDraws = (hmac: Hmac, commitment: string, name: RoundName): Draws =>
  openDraws(hmac, fromHex(commitment), name, NO_ENTROPY, 'field')

/** Draws that are recorded under their purpose; `logs` takes up those of which anything was drawn. */
export function recordedDraws(draws: Draws, purpose: TablePurpose, logs: DrawLog[]): Draws {
  const recorded = recordDraws(draws, purpose)
  return {
    below(n) {
      if (recorded.log.taken.length === 0) logs.push(recorded.log)
      return recorded.draws.below(n)
    },
  }
}
