import { belowMultiply, type NextWord } from './stream.ts'

/** Where a game takes its integers from. Nothing else may decide an outcome. */
export interface Draws {
  /** A uniform integer in 0 to n - 1. */
  below(n: number): number
}

/** One drawn integer: [exclusive bound, value]. */
export type Draw = [bound: number, value: number]

/** The integers that a round took from one purpose of its stream, in order, as they are stored with the round. */
export interface DrawLog {
  purpose: string
  taken: Draw[]
}

/** Draws from a word source by the unbiased mapping. */
export function drawsFrom(next: NextWord): Draws {
  return { below: n => belowMultiply(next, n) }
}

/** Passes draws through and keeps each one in `log.taken`. */
export function recordDraws(draws: Draws, purpose: string): { draws: Draws; log: DrawLog } {
  const log: DrawLog = { purpose, taken: [] }
  return {
    log,
    draws: {
      below(n) {
        const value = draws.below(n)
        log.taken.push([n, value])
        return value
      },
    },
  }
}

/**
 * Gives stored draws back in order.
 * @throws RangeError when the game asks for another bound than the stored one, or for more draws than are stored
 */
export function replayDraws(taken: readonly Draw[]): Draws {
  let position = 0
  return {
    below(n) {
      const draw = taken[position]
      if (!draw) throw new RangeError(`draw ${position} is missing: only ${taken.length} are stored`)
      const [bound, value] = draw
      if (bound !== n) throw new RangeError(`draw ${position} was stored as below(${bound}), the game asks below(${n})`)
      position++
      return value
    },
  }
}

/** Plain values as draws, for tests and for enumeration; a value that does not fit its bound is refused. */
export function forcedDraws(values: Iterable<number>): Draws {
  const source = values[Symbol.iterator]()
  return {
    below(n) {
      const { value, done } = source.next()
      if (done) throw new RangeError(`no forced draw is left for below(${n})`)
      if (!Number.isInteger(value) || value < 0 || value >= n) throw new RangeError(`${value} is not below ${n}`)
      return value
    },
  }
}

/** Index chosen with the given integer weights, walked in stored order (games book 7.2). */
export function weightedIndex(draws: Draws, weights: readonly number[]): number {
  let rest = draws.below(weights.reduce((sum, weight) => sum + weight, 0))
  let index = 0
  while (rest >= weights[index]!) rest -= weights[index++]!
  return index
}

/** A shuffled copy, every order equally likely (games book 7.2: from the last place down). */
export function shuffle<T>(draws: Draws, items: readonly T[]): T[] {
  const shuffled = [...items]
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = draws.below(i + 1)
    const held = shuffled[i]!
    shuffled[i] = shuffled[j]!
    shuffled[j] = held
  }
  return shuffled
}

/**
 * Reproducible draws for simulations and tests: the sfc32 generator behind the same unbiased mapping, for bounds up to
 * 2^21 and for every power of two. It is fast and predictable, so it must never decide a round that is paid.
 */
export class SimulationDraws implements Draws {
  private a: number
  private b = 0x9e3779b9 | 0
  private c = 0x243f6a88
  private counter = 1

  constructor(seed: number) {
    this.a = seed | 0
    for (let i = 0; i < 15; i++) this.below(2)
  }

  below(n: number): number {
    for (;;) {
      const word = (((this.a + this.b) | 0) + this.counter) | 0
      this.counter = (this.counter + 1) | 0
      this.a = this.b ^ (this.b >>> 9)
      this.b = (this.c + (this.c << 3)) | 0
      this.c = (((this.c << 21) | (this.c >>> 11)) + word) | 0
      const product = (word >>> 0) * n
      const low = product >>> 0
      // 2^32 mod n is below n, so the division is only needed for the few low halves under n.
      if (low >= n || low >= 2 ** 32 % n) return (product - low) / 2 ** 32
    }
  }
}
