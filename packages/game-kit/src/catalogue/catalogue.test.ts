import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MODEL_LETTERS, VARIANTS } from '../models/model.ts'
import { models } from '../models/registry.ts'
import { slotsOf } from '../testing/slots-of.ts'
import { BLOCKED_NAMES } from './blocked-names.ts'
import { FAMILIES } from './families.ts'
import { GAME_COUNT, gameAt, gameByCode } from './game.ts'
import { turnHue } from './palette.ts'
import { MODEL_TRAITS } from './traits.ts'
import { VENDORS } from './vendors.ts'

const games = Array.from({ length: GAME_COUNT }, (_, index) => gameAt(index))
const count = <T>(values: readonly T[]) => {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

describe('titles', () => {
  test('ten thousand differ without regard to case and none is longer than 37 characters', () => {
    expect(new Set(games.map(game => game.title.toLowerCase())).size).toBe(GAME_COUNT)
    expect(Math.max(...games.map(game => game.title.length))).toBe(37)
  })

  test.each([
    'Polar Compass: Folio',
    'Velvet Trumpet',
    'Icebright Wolfsong',
    'Plumed Firebird',
    'Departing Carriage: Masquerade',
    'Electric Alleycat',
  ])('%s is one of them', title => {
    expect(games.map(game => game.title)).toContain(title)
  })

  test('no word and no run of words is a blocked name', () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
    expect(BLOCKED_NAMES).toContain(digest('tetris'))
    const runs = new Set<string>()
    for (const { title } of games) {
      const words = title.toLowerCase().split(/[\s:-]+/)
      for (let from = 0; from < words.length; from++)
        for (let to = from + 1; to <= words.length; to++) runs.add(words.slice(from, to).join(' '))
    }
    expect([...runs].filter(run => BLOCKED_NAMES.has(digest(run)))).toEqual([])
  })
})

describe('codes', () => {
  test('the reference game follows from its code', () => {
    const game = gameByCode('HLG-07E')
    expect(game).toMatchObject({
      index: 266,
      title: 'Foamwhite Mirrorpool',
      model: 'e',
      variant: '0.96',
      vendor: 'HLG',
    })
  })

  test('decode to the game they stand for', () => {
    fc.assert(
      fc.property(fc.nat(GAME_COUNT - 1), index => {
        expect(gameByCode(games[index]!.code)).toEqual(games[index])
      }),
    )
    expect(new Set(games.map(game => game.code)).size).toBe(GAME_COUNT)
  })

  test.each(['', 'HLG-', 'HLG-07F', 'hlg-07e', 'BRZ-07E', 'HLG-ZZZ', 'HLG-07E '])('%j is no game', code => {
    expect(gameByCode(code)).toBeUndefined()
  })

  test.each([-1, 10_000, 1.5])('index %s is refused', index => {
    expect(() => gameAt(index)).toThrow(RangeError)
  })
})

describe('the formula', () => {
  test('no two neighbours of a vendor share model or family', () => {
    for (const vendor of VENDORS) {
      const own = games.filter(game => game.vendor === vendor.code)
      expect([333, 334]).toContain(own.length)
      for (const [i, game] of own.slice(1).entries()) {
        expect(game.model).not.toBe(own[i]!.model)
        expect(game.family).not.toBe(own[i]!.family)
      }
    }
  })

  test('every model has a tenth of the games', () => {
    for (const letter of MODEL_LETTERS) {
      expect(games.filter(game => game.model === letter)).toHaveLength(GAME_COUNT / MODEL_LETTERS.length)
    }
  })

  test('variants stand twelve to five to two to one of twenty', () => {
    const share = count(games.map(game => game.variant))
    expect(VARIANTS.map(variant => Math.round((20 * share.get(variant)!) / GAME_COUNT))).toEqual([2, 5, 12, 1])
  })

  test('minimum bets are those that the lobby filters by, models f and j from 0.05', () => {
    expect([...count(games.map(game => game.minBetUnits)).keys()].sort((a, b) => a - b)).toEqual([
      100, 500, 1000, 5000, 7500, 10_000,
    ])
    const fine = games.filter(game => game.model === 'f' || game.model === 'j')
    expect(Math.min(...fine.map(game => game.minBetUnits))).toBe(500)
  })

  test('the jackpot class is exactly models d and i', () => {
    const jackpots = games.filter(game => game.classification === 'JP').map(game => game.model)
    expect(new Set(jackpots)).toEqual(new Set(['d', 'i']))
  })
})

describe.each(Object.values(models).map(model => [model.name, model] as const))('games of model %s', (_, model) => {
  const own = slotsOf(model.letter)

  test('offer only stakes of whole coins, and never more than the exposure of 250 000.00', () => {
    for (const game of own) {
      const { coinsPerBet } = model.definition(game.variant)
      expect(game.stakesUnits.every(stake => stake % coinsPerBet === 0)).toBe(true)
      expect(game.stakesUnits).toContain(game.defaultBetUnits)
      expect(game.maxBetUnits * MODEL_TRAITS[model.letter].topWinMultiple).toBeLessThanOrEqual(2_500_000_000)
    }
  })

  test('state traits that the maths confirms', () => {
    for (const variant of VARIANTS) {
      const { topWinMultiple, volatility } = model.facts(variant)
      expect(MODEL_TRAITS[model.letter].volatility).toBe(volatility)
      expect(MODEL_TRAITS[model.letter].topWinMultiple).toBeGreaterThanOrEqual(topWinMultiple)
    }
  })
})

describe('art', () => {
  test('every palette is three colours', () => {
    expect(games.every(game => game.art.palette.length === 3)).toBe(true)
    expect(games.every(game => game.art.palette.every(colour => /^#[0-9a-f]{6}$/.test(colour)))).toBe(true)
  })

  test('a hue turn keeps greys and turns red to green and back', () => {
    expect(turnHue('#808080', 20)).toBe('#808080')
    expect(turnHue('#ff0000', 120)).toBe('#00ff00')
    expect(turnHue('#00ff00', -120)).toBe('#ff0000')
    expect(turnHue('#a12b1d', 0)).toBe('#a12b1d')
  })

  test('families and vendors have codes of their own', () => {
    expect(new Set(FAMILIES.map(family => family.code)).size).toBe(60)
    expect(new Set(VENDORS.map(vendor => vendor.code)).size).toBe(30)
    expect(FAMILIES.every(family => family.leads.length === 8 && family.things.length === 8)).toBe(true)
  })
})
