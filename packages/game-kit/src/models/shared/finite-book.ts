import { belowMultiply } from '../../stream.ts'

/**
 * A finite book (games book 1.2): the outcome space is an index of so many bits, and a fixed public generator makes the
 * whole round of an index from these figures. Nothing of it is secret; the index comes from the committed seed.
 */
export interface FiniteBook {
  id: number
  salt: number
  bits: number
}

/** Outputs that are thrown away before the first word. */
const DISCARDED = 12

/** The words of one entry of a book, in order: the sfc32 generator, exact in 32-bit integers. */
export class BookEntry {
  readonly #book: FiniteBook
  readonly #next = () => this.#word() >>> 0
  #a = 0
  #b = 0
  #c = 0
  #counter = 1

  constructor(book: FiniteBook) {
    this.#book = book
  }

  /** Begins the entry with this index. */
  open(index: number): void {
    let a = index | 0
    let b = this.#book.id | 0
    let c = this.#book.salt | 0
    for (let counter = 1; counter <= DISCARDED; counter++) {
      const word = (((a + b) | 0) + counter) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + word) | 0
    }
    this.#a = a
    this.#b = b
    this.#c = c
    this.#counter = DISCARDED + 1
  }

  /** A place in a table of 64 weights: the top six bits of the next word. */
  of64(): number {
    return this.#word() >>> 26
  }

  /** A uniform integer in 0 to n - 1 (games book 7.2). */
  below(n: number): number {
    return belowMultiply(this.#next, n)
  }

  /** Fills cells 0 to `count` - 1 from a table of 64, one word each. */
  fill(cells: Uint8Array, count: number, table: Uint8Array): void {
    let a = this.#a
    let b = this.#b
    let c = this.#c
    let counter = this.#counter
    for (let i = 0; i < count; i++) {
      const word = (((a + b) | 0) + counter++) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + word) | 0
      cells[i] = table[word >>> 26]!
    }
    this.#a = a
    this.#b = b
    this.#c = c
    this.#counter = counter
  }

  /** Draws cells of four bits from a table of 64: the first at bit `from`, each next `step` bits on, the last at `to`. */
  packed(table: Uint8Array, from: number, to: number, step: 4 | -4): number {
    let a = this.#a
    let b = this.#b
    let c = this.#c
    let counter = this.#counter
    let cells = 0
    for (let shift = from; step > 0 ? shift <= to : shift >= to; shift += step) {
      const word = (((a + b) | 0) + counter++) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + word) | 0
      cells |= table[word >>> 26]! << shift
    }
    this.#a = a
    this.#b = b
    this.#c = c
    this.#counter = counter
    return cells
  }

  #word(): number {
    const word = (((this.#a + this.#b) | 0) + this.#counter++) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + word) | 0
    return word
  }
}

/** A table of 64 symbols by their weights, walked in stored order. */
export function tableOf64<T>(weights: readonly (readonly [symbol: T, weight: number])[]): T[] {
  const table = weights.flatMap(([symbol, weight]) => new Array<T>(weight).fill(symbol))
  if (table.length !== 64) throw new RangeError(`weights sum to ${table.length}, not to 64`)
  return table
}
