import { commitmentOf, fromHex } from '../../seeds.ts'
import type { Hmac, Sha256 } from '../../stream.ts'
import { sealHash } from '../book/records.ts'
import { lotteryGame } from '../games.ts'
import { type DrawBeacon, randomnessOf } from './beacon.ts'
import { deriveResult } from './derive.ts'

/** A draw as it is published once its seed is revealed. */
export interface VerifiableDraw {
  gameCode: string
  issue: string
  version: number
  entropy: string
  /** SHA-256 of the seed, published before sales. */
  commitment: string
  serverSeed: string
  numbers: readonly string[]
  book: { root: string; tickets: number; salesCents: number; previousSealHash: string; sealHash: string }
  /** Null where the numbers follow from the seed alone. */
  beacon: DrawBeacon | null
  /** Versions of the draw that came to no result, oldest first. The book is the same. */
  failed: readonly FailedVersion[]
}

/** A version of a draw whose seed or beacon failed before any result was published. */
export interface FailedVersion {
  version: number
  commitment: string
  previousSealHash: string
  sealHash: string
}

/**
 * What is compared, in this order: seals of versions that failed, the book that was sealed, the public value that was
 * named before sales, the seed that was committed to, the numbers.
 */
export type DrawStep = 'failed' | 'seal' | 'beacon' | 'commitment' | 'numbers'
export interface DrawCheck {
  step: DrawStep
  computed: string
  published: string
}

/** Computes a draw again from its seed and from nothing else; no bet is among the inputs of the numbers. */
export function drawChecks(draw: VerifiableDraw, { hmac, sha256 }: { hmac: Hmac; sha256: Sha256 }): DrawCheck[] {
  const { gameCode, issue, commitment, numbers, book, beacon, entropy } = draw
  const { root: rootHex, tickets: count, salesCents } = book
  const seed = fromHex(draw.serverSeed)
  const sealed = (step: DrawStep, { version, commitment, previousSealHash, sealHash: published }: FailedVersion) => {
    const seal = { gameCode, issue, version, commitment, rootHex, count, salesCents, previousSealHash }
    return { step, computed: sealHash(sha256, seal), published }
  }
  const { version } = draw
  const { previousSealHash, sealHash: own } = book
  const derived = deriveResult(hmac, seed, draw, lotteryGame(gameCode).format)
  return [
    ...draw.failed.map(one => sealed('failed', one)),
    sealed('seal', { version, commitment, previousSealHash, sealHash: own }),
    ...(beacon || entropy !== '-'
      ? [{ step: 'beacon' as const, computed: beaconValueOf(sha256, beacon), published: entropy }]
      : []),
    { step: 'commitment', computed: commitmentOf(sha256, seed), published: commitment },
    { step: 'numbers', computed: derived.join(' '), published: numbers.join(' ') },
  ]
}

const beaconValueOf = (sha256: Sha256, beacon: DrawBeacon | null): string =>
  beacon?.signature ? randomnessOf(sha256, beacon.signature) : '-'
