import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordDraws, replayDraws, SimulationDraws } from '../draws.ts'
import { sha256 } from '../node/crypto.ts'
import { StakeError } from '../stakes.ts'
import { expectSameWins } from '../testing/same-wins.ts'
import { MODEL_LETTERS, type ModelLetter, VARIANTS } from './model.ts'
import { canonicalJson, definitionHash, findDefinition, modelOf, models } from './registry.ts'

const every = Object.values(models)

describe.each(every.map(model => [model.name, model] as const))('model %s', (_, model) => {
  const variants = fc.constantFrom(...VARIANTS)
  const bets = fc.constantFrom(100, 500, 5000, 7500, 500_000)

  // A long test plays more.
  test('evaluates to the win that its rules pay, with the same number of draws', () => expectSameWins(model, 4000))

  test('a replay of the stored draws gives the same events', () => {
    fc.assert(
      fc.property(fc.integer(), variants, bets, (seed, variant, bet) => {
        const { draws, log } = recordDraws(new SimulationDraws(seed), '0')
        const outcome = model.play(variant, bet, draws)
        expect(model.play(variant, bet, replayDraws(log.taken))).toEqual(outcome)
      }),
      { numRuns: 1000 },
    )
  })

  test('one pay event holds the win, and what was shown before sums to it', () => {
    fc.assert(
      fc.property(fc.integer(), variants, bets, (seed, variant, bet) => {
        const { events, winUnits } = model.play(variant, bet, new SimulationDraws(seed))
        let shown = 0
        let paysAtEnd = false
        for (const event of events) {
          if (event.type === 'feature-start') paysAtEnd = event.kind !== 'free-spins'
          if (event.type === 'win' || (event.type === 'feature-end' && paysAtEnd)) shown += event.amount
        }
        expect(shown).toBe(winUnits)
        expect(events.filter(event => event.type === 'pay')).toEqual([{ type: 'pay', amount: winUnits }])
        expect(events[0]).toMatchObject({ type: 'bet', bet })
        expect(events.at(-1)).toEqual({ type: 'end' })
        expect(Number.isSafeInteger(winUnits)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('a bet that is not whole coins is refused before anything is drawn', () => {
    const { draws, log } = recordDraws(new SimulationDraws(1), '0')
    expect(() => model.play('0.96', 101, draws)).toThrow(StakeError)
    expect(log.taken).toEqual([])
  })

  test('variants return more from 0.94 to 0.97, each within 0.001 of its name', () => {
    const returns = VARIANTS.map(variant => model.facts(variant).rtp)
    expect(returns).toEqual([...returns].sort((a, b) => a - b))
    VARIANTS.forEach((variant, i) => {
      expect(Math.abs(returns[i]! - Number(variant))).toBeLessThan(0.001)
    })
  })

  test.each(VARIANTS)('pays of variant %s rise with the count and never rise with the symbol', variant => {
    const { pays } = model.definition(variant)
    const rows = model.facts(variant).paytable.map(({ symbol }) => pays[symbol]!)
    for (const row of rows) {
      const paid = row.filter(coins => coins > 0)
      expect(paid.every((coins, i) => i === 0 || coins > paid[i - 1]!)).toBe(true)
    }
    for (const [better, worse] of rows.slice(1).map((row, i) => [rows[i]!, row] as const)) {
      expect(worse.every((coins, i) => coins <= better[i]!)).toBe(true)
    }
  })
})

test('a definition hash depends on content, not on the order of keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
  const definition = modelOf('b').definition('0.96')
  const reversed = Object.fromEntries(Object.entries(definition).reverse()) as typeof definition
  expect(definitionHash(reversed, sha256)).toBe(definitionHash(definition, sha256))
  expect(definitionHash({ ...definition, version: 2 }, sha256)).not.toBe(definitionHash(definition, sha256))
})

test('published definitions are never edited: a change is a new version', () => {
  const hashes = every.flatMap(model => VARIANTS.map(variant => definitionHash(model.definition(variant), sha256)))
  expect(new Set(hashes).size).toBe(every.length * VARIANTS.length)
  expect(
    every.map(model => `${model.letter} ${definitionHash(model.definition('0.96'), sha256)}`),
  ).toMatchInlineSnapshot(`
    [
      "a 94945223d40c01de5633725b1cb87b18aa60e499f2f27ea69edfe3f244093cad",
      "b c97cfb59631879f0143cd67eee2b39b04dd99562abe1af784d41e763a6058ea5",
      "c 6628e98d1623f2756f0220036888b5011aa35ad7a8792c7306c3e1e07ac56297",
      "d a26953790268bb1eac61f17adce5d194b4ae8ee510e2d582ea2ec5b3cf11c3a8",
      "e 181a74c4bcc735b6f49b75cb976fb40e437e12feb704d574f03c9c681ff5174d",
      "f 28156388af8076ffa46224696c53cdb78447d3f257c896d4a58201c8df6968e5",
      "g c5d218f856a6039ffb187822d37b66e2696fe2238b0d87a09fff6c30328be446",
      "h 6b9854d58702f24069c80ae44d48b4c8a73df6da58bf3413dc588c0481afc467",
      "i 784033dcf7eb69242a8be9884fbb1df3b6dc970e007054213003ef961ea1f8b8",
      "j b3fbb39c6a6d528b184a59fd318f81bfbe08def82d048481e853ba5bdefde97b",
    ]
  `)
})

test('a definition is found by its hash', () => {
  const hash = definitionHash(modelOf('d').definition('0.95'), sha256)
  expect(findDefinition(hash, sha256)).toMatchObject({ model: { letter: 'd' }, definition: { variant: '0.95' } })
  expect(findDefinition('00', sha256)).toBeUndefined()
})

test('a model that is not registered is refused by name', () => {
  const missing = MODEL_LETTERS.filter(letter => !(letter in models))
  for (const letter of [...missing, 'z' as ModelLetter]) {
    expect(() => modelOf(letter)).toThrow(`no model ${letter} is registered`)
  }
})
