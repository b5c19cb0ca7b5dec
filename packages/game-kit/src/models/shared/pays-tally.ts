import { type Pays, VARIANTS, type Variant } from '../model.ts'

/**
 * Wins of one play by the pays of all variants. The variants of a model differ in nothing but what a win pays, so an
 * enumeration plays each outcome once and tallies it for all of them.
 */
export class PaysTally {
  /** Ways x multiplier over all that was played, by symbol x 8 + count. */
  readonly hits = new Float64Array(16 * 8)
  /** Coins of the play that was opened last, in the order of {@link VARIANTS}. */
  readonly coins = new Float64Array(VARIANTS.length)
  /** Coins of a win by place, those of all variants side by side. */
  readonly #pays: Float64Array

  /** @throws RangeError where a win pays in one variant and not in another: then they would not play alike */
  constructor(pays: Readonly<Record<Variant, Pays>>) {
    this.#pays = Float64Array.from({ length: 16 * 8 * VARIANTS.length }, (_, i) => {
      const place = Math.floor(i / VARIANTS.length)
      return pays[VARIANTS[i % VARIANTS.length]!][place >> 3]?.[(place & 7) - 1] ?? 0
    })
    for (let first = 0; first < this.#pays.length; first += VARIANTS.length) {
      const paying = this.#pays.subarray(first, first + VARIANTS.length).filter(coins => coins > 0).length
      if (paying !== 0 && paying !== VARIANTS.length) throw new RangeError('a win pays in some variants only')
    }
  }

  /** Begins a play. */
  open(): void {
    for (let at = 0; at < VARIANTS.length; at++) this.coins[at] = 0
  }

  /** Counts a win. `place` is symbol x 8 + count; `ways` has the multiplier of its step in it. */
  add(place: number, ways: number): void {
    this.hits[place]! += ways
    const first = place * VARIANTS.length
    for (let at = 0; at < VARIANTS.length; at++) this.coins[at]! += ways * this.#pays[first + at]!
  }

  /** {@link hits} by symbol, for 1 of a kind on. */
  ways(symbols: readonly string[], reelCount: number): Record<string, number[]> {
    return Object.fromEntries(
      symbols.map(symbol => {
        const first = Number(symbol) * 8 + 1
        return [symbol, Array.from(this.hits.subarray(first, first + reelCount))]
      }),
    )
  }
}

/** Something of each variant, from a list in the order of {@link VARIANTS}. */
export function byVariant<T>(list: readonly T[]): Record<Variant, T> {
  return Object.fromEntries(VARIANTS.map((variant, at) => [variant, list[at]])) as Record<Variant, T>
}
