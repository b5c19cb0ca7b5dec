import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawBelow, placeOf, sumOf, wordsOf } from './weights.ts'

/** The wheel of the rulebook: prize in cents of money, and weight. */
const wheel = [
  [100_000, 1],
  [10_000, 9],
  [2_000, 90],
  [500, 400],
  [0, 500],
  [0, 1500],
  [100, 2500],
  [0, 5000],
] as const
const weights = wheel.map(([, weight]) => weight)

/** The rulebook's vector: the words of SHA-256("wheel:" + i). */
function vectorWords(i: number) {
  const block = createHash('sha256').update(`wheel:${i}`).digest()
  let at = 0
  return () => block.readUInt32BE(4 * at++)
}

describe('[PROMO-029] the prize engine', () => {
  test('maps the words of the test vector as the rulebook says', () => {
    const drawn = Array.from({ length: 8 }, (_, i) => drawBelow(vectorWords(i), 10_000))
    expect(drawn).toEqual([67, 9655, 8189, 8908, 6478, 522, 4637, 3068])
  })

  test('draws a hundred thousand times with the counts, the money and the chi-square of the rulebook', () => {
    const counts = new Array(weights.length).fill(0)
    for (let i = 0; i < 100_000; i++) counts[placeOf(weights, drawBelow(vectorWords(i), 10_000))] += 1
    expect(counts).toEqual([11, 93, 914, 4114, 5072, 15022, 25034, 49740])
    const cents = counts.reduce((sum, count, place) => sum + count * wheel[place]![0], 0)
    expect(cents).toBe(8_418_400)
    const chiSquare = counts.reduce(
      (sum, count, place) => sum + (count - weights[place]! * 10) ** 2 / (weights[place]! * 10),
      0,
    )
    expect(chiSquare).toBeCloseTo(6.13, 2)
  })

  test('every number below the sum has exactly one prize, in the order of the weights', () => {
    expect(sumOf(weights)).toBe(10_000)
    const places = Array.from({ length: 10_000 }, (_, u) => placeOf(weights, u))
    expect(wheel.map((_, place) => places.filter(each => each === place).length)).toEqual(weights)
    expect([0, 1, 9, 10, 99, 100, 499, 500, 999, 1000, 2500, 5000, 9999].map(u => placeOf(weights, u))).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 7,
    ])
    expect(() => placeOf(weights, 10_000)).toThrow(RangeError)
  })

  test('a word above the last whole multiple is passed over', () => {
    const words = [2 ** 32 - 1, 7]
    expect(drawBelow(() => words.shift()!, 10_000)).toBe(7)
  })

  test('a draw follows from the seed and its number alone', () => {
    const seed = Buffer.alloc(32, 7)
    const first = Array.from({ length: 20 }, wordsOf(seed, 1n))
    expect(Array.from({ length: 20 }, wordsOf(seed, 1n))).toEqual(first)
    expect(Array.from({ length: 20 }, wordsOf(seed, 2n))).not.toEqual(first)
    expect(new Set(first).size).toBe(20)
  })
})
