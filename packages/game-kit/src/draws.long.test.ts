import { describe, expect, test } from 'vitest'
import { drawsFrom, shuffle, weightedIndex } from './draws.ts'
import { holdAndWinDefinition } from './models/hold-and-win/definition.ts'
import type { StripDefinition } from './models/model.ts'
import { mysteryWaysDefinition } from './models/mystery-ways/definition.ts'
import { models } from './models/registry.ts'
import { hmac } from './node/crypto.ts'
import { openStream } from './stream.ts'
import { chiSquare, chiSquareLimit99 } from './testing/chi-square.ts'

const DRAWS = 1_000_000

function streamDraws(purpose: string) {
  const label = { family: 'slot', gameCode: 'HLG-07E', definitionVersion: 1, clientSeed: 'chi', nonce: 0, purpose }
  return drawsFrom(openStream(hmac, new Uint8Array(32).fill(9), label))
}

/** Tallies a million draws of the real stream against the weights that the results should follow. */
function expectFair(weights: readonly number[], draw: () => number, drawsEach = 1) {
  const results = Math.ceil(DRAWS / drawsEach)
  const counts = weights.map(() => 0)
  for (let i = 0; i < results; i++) counts[draw()]!++
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const statistic = chiSquare(
    counts,
    weights.map(weight => (weight / total) * results),
  )
  expect(statistic).toBeLessThan(chiSquareLimit99(weights.length - 1))
}

describe('every mapping that a game uses is uniform over a million draws of the stream', { timeout: 60_000 }, () => {
  const lengths = new Set(
    Object.values(models).flatMap(model => {
      const definition = model.definition('0.96')
      return 'reels' in definition ? (definition as StripDefinition).reels.map(strip => strip.length) : []
    }),
  )
  test.each([...lengths])('[FAIR-005] stops of a strip of %i: chi-square at 99 percent', length => {
    const draws = streamDraws(`stops-${length}`)
    expectFair(new Array(length).fill(1), () => draws.below(length))
  })

  test('[FAIR-005] the index of a finite book, in 64 ranges: chi-square at 99 percent', () => {
    const draws = streamDraws('book')
    expectFair(new Array(64).fill(1), () => draws.below(2 ** 24) >>> 18)
  })

  const weights = mysteryWaysDefinition('0.96').mystery.map(({ weight }) => weight)
  test('[FAIR-005] what mystery symbols show: chi-square at 99 percent', () => {
    const draws = streamDraws('mystery')
    expectFair(weights, () => weightedIndex(draws, weights))
  })

  const { hold } = holdAndWinDefinition('0.96')
  test('[FAIR-005] coin values of hold and win: chi-square at 99 percent', () => {
    const draws = streamDraws('values')
    const weights = hold.values.map(value => value.weight)
    expectFair(weights, () => weightedIndex(draws, weights))
  })

  test.each([...new Set(hold.landingIn64)])('[FAIR-005] landing with %i of 64: chi-square at 99 percent', chance => {
    const draws = streamDraws(`landing-${chance}`)
    expectFair([chance, 64 - chance], () => (draws.below(64) < chance ? 0 : 1))
  })

  test('[FAIR-005] orders of a shuffle of four: chi-square at 99 percent', () => {
    const draws = streamDraws('shuffle')
    const orders = new Map<string, number>()
    const draw = () => {
      const order = shuffle(draws, ['a', 'b', 'c', 'd']).join('')
      if (!orders.has(order)) orders.set(order, orders.size)
      return orders.get(order)!
    }
    expectFair(new Array(24).fill(1), draw, 3)
    expect(orders.size).toBe(24)
  })
})
