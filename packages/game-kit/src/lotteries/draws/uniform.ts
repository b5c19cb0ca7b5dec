import { toHex } from '../../seeds.ts'
import type { Hmac, NextWord } from '../../stream.ts'

const wordsPerBlock = 8

/** What the words of a draw follow from, beside its seed (lotteries book 6.1). No bet and no balance is among it. */
export interface DrawLabel {
  gameCode: string
  issue: string
  /** 1, or higher when a draw whose result was never published is drawn again. */
  version: number
  /** Lower-case hex of the public beacon, or `-` without one. */
  entropy: string
}

/** The words of a draw: eight big-endian words of each HMAC block. */
export function drawWords(hmac: Hmac, seed: Uint8Array, { gameCode, issue, version, entropy }: DrawLabel): NextWord {
  let words: number[] = []
  let block = 0
  return () => {
    if (words.length === 0) {
      const bytes = hmac(seed, `L1|${gameCode}|${issue}|${version}|${entropy}|${block++}`)
      const hex = toHex(bytes)
      words = Array.from({ length: wordsPerBlock }, (_, i) => Number.parseInt(hex.slice(8 * i, 8 * i + 8), 16))
    }
    return words.shift()!
  }
}

/**
 * An unbiased integer in 0 to n - 1: words at or above the largest multiple of n are skipped, the rest of the division
 * is the answer. Draws that publish their words use this mapping; slots use the multiplying one.
 */
export function belowReject(next: NextWord, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const word = next()
    if (word < limit) return word % n
  }
}
