import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { expectedSpinsUnlimited } from '../shared/free-spins.ts'
import { lineCoins } from '../shared/line-hits.ts'
import { scatterChances, storedCensus } from '../shared/spin-census.ts'
import { combinationsBySum, countsInWindow } from '../shared/strips.ts'
import { BASE_CENSUS } from './census.ts'
import { bookDefinition } from './definition.ts'
import { compileFreeSpin, compileSpin } from './evaluate.ts'
import { bookCensus, bookFacts, combinationsByReels, expansionMoments } from './exact.ts'

const witness = { '0.94': 0.9399988714, '0.95': 0.9500026346, '0.96': 0.9599980583, '0.97': 0.9700001395 }
const freeSpinMeans = { '0.94': 4.153718, '0.95': 3.99503, '0.96': 4.09444, '0.97': 4.201154 }

describe.each(VARIANTS)('variant %s', variant => {
  const definition = bookDefinition(variant)
  const base = storedCensus(BASE_CENSUS, variant)

  test('[FAIR-006] the closed form gives the stored sum to the last coin', () => {
    const { reels, lines, pays, scatterPays, coinsPerBet } = definition
    const books = combinationsBySum(reels.map(strip => countsInWindow(strip, 'W', 3)))
    const bookBets = books.reduce((sum, n, count) => sum + n * (scatterPays[count] ?? 0), 0)
    const coins = lineCoins(reels, lines.length, pays) + bookBets * coinsPerBet
    expect(coins).toBe(base.coins)
  })

  test('[FAIR-006] the stated return is base + free spins with their expansions, as the games book states it', () => {
    const baseMean = base.coins / base.combinations / 10
    const spinMean = definition.specials.reduce(
      (sum, special) => sum + (special.weight / 64) * (baseMean + expansionMoments(definition, special).mean),
      0,
    )
    const chances = scatterChances(base)
    const started = chances.slice(3).reduce((sum, chance) => sum + chance, 0)
    const rtp = baseMean + started * expectedSpinsUnlimited(definition.freeSpins, 10, chances) * spinMean
    expect(spinMean).toBeCloseTo(freeSpinMeans[variant], 5)
    expect(Math.abs(bookFacts(variant).rtp - rtp)).toBeLessThan(1e-12)
    expect(rtp).toBeCloseTo(witness[variant], 7)
  })
})

test('[FAIR-006] full enumeration of one variant gives the stored sums', () => {
  expect(bookCensus('0.96')).toEqual(storedCensus(BASE_CENSUS, '0.96'))
}, 60_000)

test('[FAIR-006] free spins add exactly the expansions: two reels of the best symbol, stop by stop', () => {
  const definition = bookDefinition('0.96')
  const special = definition.specials[0]!
  const spin = compileSpin(definition)
  const free = compileFreeSpin(definition, spin, special)
  const counts = new Array<number>(6).fill(0)
  // Reels 2 and 4 on every stop; the others stand where they do not show it.
  const hidden = [0, 2, 4].map(reel => {
    const strip = definition.reels[reel]!
    return Array.from(strip).findIndex((_, stop) => !`${strip}${strip}`.slice(stop, stop + 3).includes('1'))
  }) as [number, number, number]
  for (let s1 = 0; s1 < 32; s1++)
    for (let s3 = 0; s3 < 32; s3++) {
      const stops = [hidden[0], s1, hidden[1], s3, hidden[2]] as const
      const added = (free(...stops) - spin(...stops)) / 8
      counts[added === 0 ? 0 : 2]!++
      expect([0, 10 * 10]).toContain(added)
    }
  const shown = [1, 3].map(reel => combinationsByReels({ ...definition, reels: [definition.reels[reel]!] }, '1')[1]!)
  expect(counts[2]).toBe(shown[0]! * shown[1]!)
})

test('help states what the games book states', () => {
  const facts = bookFacts('0.96')
  expect(facts.baseRtp).toBeCloseTo(0.64591348, 8)
  expect(facts.featureRtp).toBeCloseTo(0.3141, 4)
  expect(facts.hitRate).toBeCloseTo(0.410761, 6)
  expect(1 / facts.featureChance).toBeCloseTo(140.4, 1)
  expect(facts.topPrize.multiple).toBe(2000)
})
