import { commitmentOf, fromHex } from '../../seeds.ts'
import type { Hmac, Sha256 } from '../../stream.ts'
import { sealHash } from '../book/records.ts'
import { lotteryGame } from '../games.ts'
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
}

/** What is compared, in this order: the book that was sealed, the seed that was committed to, the numbers. */
export type DrawStep = 'seal' | 'commitment' | 'numbers'
export interface DrawCheck {
  step: DrawStep
  computed: string
  published: string
}

/** Computes a draw again from its seed and from nothing else; no bet is among the inputs of the numbers. */
export function drawChecks(draw: VerifiableDraw, { hmac, sha256 }: { hmac: Hmac; sha256: Sha256 }): DrawCheck[] {
  const { gameCode, issue, version, commitment, numbers, book } = draw
  const { root: rootHex, tickets: count, salesCents, previousSealHash } = book
  const seed = fromHex(draw.serverSeed)
  const seal = { gameCode, issue, version, commitment, rootHex, count, salesCents, previousSealHash }
  const derived = deriveResult(hmac, seed, draw, lotteryGame(gameCode).format)
  return [
    { step: 'seal', computed: sealHash(sha256, seal), published: book.sealHash },
    { step: 'commitment', computed: commitmentOf(sha256, seed), published: commitment },
    { step: 'numbers', computed: derived.join(' '), published: numbers.join(' ') },
  ]
}
