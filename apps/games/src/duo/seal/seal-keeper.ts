import { sha256 } from '@baize/game-kit/browser/crypto'
import { isSignedBy } from '@baize/game-kit/browser/signature'
import { signedHashes } from '@baize/game-kit/pvp/deal/seeds'
import {
  hashesDifference,
  ownHash,
  revealDifference,
  type SeatWitness,
  seedsDifference,
} from '@baize/game-kit/pvp/deal/witness'
import { toHex } from '@baize/game-kit/seeds'
import type { ServerFrame } from '../state/room-state.ts'

/** Two texts that had to be one: what the server was bound to, and what it told later. */
export interface Doubt {
  match: string
  path: string
  expected: string
  actual: string
}

export type SealAnswer =
  | { kind: 'hash'; match: string; h: string }
  | { kind: 'seed'; match: string; seed: string }
  | { kind: 'doubt'; doubt: Doubt }

const SEED_BYTES = 16

/**
 * The browser's part in the joint shuffle (rooms.md 3.3): it makes a seed of its own, sends its hash, and opens it only if the
 * house has signed the list, it holds that hash and the commitment is the one of the start. Seeds that were told are compared
 * with the hashes, and the server's own, once it is open, with the commitment.
 */
export class SealKeeper {
  #witness: SeatWitness | null = null
  #hashes: string[] = []
  readonly #publicKey: string
  readonly #newSeed: () => string

  /** @param publicKey of the house, hex */
  constructor(publicKey: string, newSeed = () => toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)))) {
    this.#publicKey = publicKey
    this.#newSeed = newSeed
  }

  /** The seat's own record of a match's seal; undefined where it did not see it. */
  witnessOf(match: string): SeatWitness | undefined {
    return this.#witness?.match === match ? this.#witness : undefined
  }

  /** The browser's answer to a frame of the seal, of the deal or of the open seed; null for all others. */
  answer(frame: ServerFrame): SealAnswer | null {
    if (frame.kind === 'seal') return this.#sealed(frame)
    const witness = 'match' in frame ? this.witnessOf(frame.match) : undefined
    if (!witness) return null
    if (frame.kind === 'hashes') {
      const found = hashesDifference(witness, frame, sha256)
      if (found) return doubtOf(witness.match, found)
      const { match, commit, hashes, signature } = frame
      if (!isSignedBy(this.#publicKey, signedHashes(match, commit, hashes), signature))
        return doubtOf(match, { path: 'signature', expected: this.#publicKey, actual: signature })
      this.#hashes = hashes
      return { kind: 'seed', match: witness.match, seed: witness.seed }
    }
    if (frame.kind === 'reveal') {
      const found = revealDifference(witness, frame.serverSeed, sha256)
      return found ? doubtOf(witness.match, found) : null
    }
    if (frame.kind !== 'dealt') return null
    const found = seedsDifference(witness, { hashes: this.#hashes, seeds: frame.seeds }, sha256)
    return found ? doubtOf(witness.match, found) : null
  }

  #sealed({ match, commit, seat }: Extract<ServerFrame, { kind: 'seal' }>): SealAnswer {
    const kept = this.witnessOf(match)
    // The seal of one match may be told again, but never another one.
    if (kept && kept.commit !== commit) return doubtOf(match, { path: 'commit', expected: kept.commit, actual: commit })
    this.#witness = kept ?? { match, seat, commit, seed: this.#newSeed() }
    return { kind: 'hash', match, h: ownHash(this.#witness, sha256) }
  }
}

const doubtOf = (match: string, { path, expected, actual }: { path: string; expected: unknown; actual: unknown }) => ({
  ...{ kind: 'doubt' as const },
  doubt: { match, path, expected: String(expected), actual: String(actual) },
})
