import { createHmac } from 'node:crypto'

/** Yields 32-bit words; the source of all draws. */
export type NextWord = () => number

const WORDS = 2 ** 32

/**
 * The words of one draw: HMAC-SHA-256 over the draw's number and a counter under the campaign's seed, read as big-endian
 * words in order. Whoever knows the seed can compute them again.
 */
export function wordsOf(seed: Buffer, drawId: bigint): NextWord {
  let block: Buffer = Buffer.alloc(0)
  let counter = 0
  return () => {
    if (block.length === 0) block = createHmac('sha256', seed).update(`${drawId}:${counter++}`).digest()
    const word = block.readUInt32BE(0)
    block = block.subarray(4)
    return word
  }
}

/**
 * A uniform number in [0, below) by rejection: a word x counts if x < ⌊2³² ÷ below⌋ × below, and gives x mod below
 * (rulebook section 5, prize engine).
 */
export function drawBelow(next: NextWord, below: number): number {
  const limit = Math.floor(WORDS / below) * below
  for (;;) {
    const word = next()
    if (word < limit) return word % below
  }
}

/** Place of the first weight whose running sum exceeds u. */
export function placeOf(weights: readonly number[], u: number): number {
  let sum = 0
  for (const [place, weight] of weights.entries()) {
    sum += weight
    if (sum > u) return place
  }
  throw new RangeError(`${u} is not below the sum of the weights`)
}

export const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0)
