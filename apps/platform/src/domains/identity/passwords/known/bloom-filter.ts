import { createHash } from 'node:crypto'

const hashesEach = 20
const bitsEach = 28.76

/**
 * A set that only says "no" for certain: with 28.76 bits and 20 hashes for each entry, one in a million of others is taken
 * for one of them. The bits are all there is, so that a file of them is the whole set.
 */
export class BloomFilter {
  readonly bits: Uint8Array

  constructor(bits: Uint8Array) {
    this.bits = bits
  }

  static of(entries: ReadonlySet<string>): BloomFilter {
    const filter = new BloomFilter(new Uint8Array(Math.ceil((entries.size * bitsEach) / 8)))
    for (const entry of entries)
      for (const place of filter.#placesOf(entry)) filter.bits[place >> 3]! |= 1 << (place & 7)
    return filter
  }

  has(entry: string): boolean {
    return this.#placesOf(entry).every(place => (this.bits[place >> 3]! & (1 << (place & 7))) !== 0)
  }

  /** Double hashing over two words of one SHA-256 (Kirsch and Mitzenmacher, 2006). */
  #placesOf(entry: string): number[] {
    const digest = createHash('sha256').update(entry).digest()
    const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
    const size = this.bits.length * 8
    return Array.from({ length: hashesEach }, (_, index) => (first + ((index * second) % size)) % size)
  }
}
