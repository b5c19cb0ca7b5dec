import { describe, expect, test } from 'vitest'
import { oddsText } from './formats.ts'
import { LADDER, ladderIndex } from './ladder.ts'
import { MARGINS_BP, milliOf, otherWeight, priceClaims, weightOf } from './price.ts'
import { sheetText } from './sheet-text.ts'

test('the ladder has 1 069 steps, and every step is found again by its place', () => {
  expect([LADDER.length, LADDER[0], LADDER.at(-1)]).toEqual([1_069, 1_010, 500_000])
  expect(LADDER.every((milli, at) => ladderIndex(milli) === at)).toBe(true)
  expect(() => ladderIndex(2_005)).toThrow(RangeError)
})

describe('odds go down to a step, and beyond the ladder nothing is offered', () => {
  test('the odds around steps and ends', () => {
    const weightAt = (milli: number) => Number((1_000n * 2n ** 32n * 10_000n) / (BigInt(milli) * 10_250n))
    const odds = [1_009, 1_010, 1_999, 2_005, 4_999, 199_999, 500_000, 500_001]
    expect(odds.map(milli => milliOf(weightAt(milli), 'A', 'before'))).toEqual([
      ...[null, 1_010, 1_995, 2_000, 4_980, 199_000, 500_000, null],
    ])
  })

  test.each([
    ...(['A', 'B', 'C'] as const).flatMap(marketClass =>
      (['before', 'live'] as const).map(phase => [marketClass, phase] as const),
    ),
  ])('class %s %s', (marketClass, phase) => {
    const over = 1_000n * 2n ** 32n * 10_000n
    const margin = BigInt(10_000 + MARGINS_BP[marketClass][phase])
    const stepOf = (weight: number) => {
      const raw = over / (BigInt(weight) * margin)
      return raw > 500_000n ? null : (LADDER.findLast(milli => BigInt(milli) <= raw) ?? null)
    }
    const around = (milli: number) => [0, 1, 2].map(at => Number(over / (BigInt(milli) * margin)) + at - 1)
    const weights = [1, 2 ** 32, ...[1_009, ...LADDER, 500_001].flatMap(around)]
    expect(weights.filter(weight => milliOf(weight, marketClass, phase) !== stepOf(weight))).toEqual([])
    expect([0, -1].map(weight => milliOf(weight, marketClass, phase))).toEqual([null, null])
  })
})

describe('each format of the rulebook’s table, and long prices', () => {
  test.each([
    [1_200, ['1.20', '0.20', '0.20', '-5.000', '-500', '1/5']],
    [1_905, ['1.905', '0.905', '0.905', '-1.105', '-111', '181/200']],
    [2_000, ['2.00', '1.00', '1.00', '1.00', '+100', '1/1']],
    [2_005, ['2.005', '1.005', '-0.996', '1.005', '+100', '201/200']],
    [2_100, ['2.10', '1.10', '-0.910', '1.10', '+110', '11/10']],
    [3_500, ['3.50', '2.50', '-0.400', '2.50', '+250', '5/2']],
    [22_000, ['22.00', '21.00', '-0.0477', '21.00', '+2100', '21/1']],
    [500_000, ['500.00', '499.00', '-0.00201', '499.00', '+49900', '499/1']],
  ])('%i', (milli, texts) => {
    const formats = ['decimal', 'hong-kong', 'malay', 'indonesian', 'american', 'fractional'] as const
    expect(formats.map(format => oddsText(milli, format))).toEqual(texts)
  })
})

describe('a display never promises more than is paid, and no format hides a step of more than a hundredth', () => {
  /** Decimal odds that somebody reads out of a text. */
  const readBack: Record<Parameters<typeof oddsText>[1], (text: string) => number> = {
    decimal: Number,
    'hong-kong': text => 1 + Number(text),
    malay: text => 1 + (text.startsWith('-') ? 1 / -Number(text) : Number(text)),
    indonesian: text => 1 + (text.startsWith('-') ? 1 / -Number(text) : Number(text)),
    american: text => 1 + (text.startsWith('-') ? 100 / -Number(text) : Number(text) / 100),
    fractional: text => 1 + Number(text.split('/')[0]) / Number(text.split('/')[1]),
  }
  test.each(Object.keys(readBack) as Parameters<typeof oddsText>[1][])('%s', format => {
    const wrong = LADDER.filter(milli => {
      const shown = readBack[format](oddsText(milli, format)) * 1_000
      return !(shown <= milli + 1e-6 && shown > milli * 0.99)
    })
    expect(wrong).toEqual([])
  })
})

test('every class returns what it states, less at most 1.25 % of the ladder', () => {
  const stated = { A: [0.9637, 0.9757], B: [0.9543, 0.9663], C: [0.9232, 0.9347] } as const
  for (const marketClass of ['A', 'B', 'C'] as const)
    for (let at = 1; at < 4_000; at++) {
      const chance = at / 4_000
      const milli = milliOf(weightOf(chance), marketClass, 'before')
      if (milli === null) continue
      const [least, most] = stated[marketClass]
      const back = (chance * milli) / 1_000
      expect(back > least - 0.0001 && back < most + 0.0001, `${marketClass} ${chance} ${back}`).toBe(true)
    }
})

test('the other side of a two-way line takes what the first leaves, and a claim that decides too little is not sold', () => {
  const over = { market: 'OU', line4: 11, selection: 'over', marketClass: 'A' as const }
  const parts = { won: 0.4, returned: 0.1, lost: 0.5 }
  const mirrored = { won: 0.5, returned: 0.1, lost: 0.4 }
  const priced = priceClaims(
    [
      { ...over, parts },
      { ...over, selection: 'under', parts: mirrored },
    ],
    'before',
  )
  expect(priced.map(({ milli }) => milli)).toEqual([
    milliOf(weightOf(0.4 / 0.9), 'A', 'before'),
    milliOf(otherWeight(weightOf(0.4 / 0.9)), 'A', 'before'),
  ])
  const pushed = { won: 0.04, returned: 0.91, lost: 0.05 }
  expect(priceClaims([{ ...over, parts: pushed }], 'before')[0]!.milli).toBe(null)
})

test('a selection with a third beside it has a price of its own, whatever the market is called', () => {
  const of = (market: string, selection: string, won: number, line4 = 0) => ({
    ...{ market, selection, line4, marketClass: 'B' as const },
    parts: { won, returned: 0, lost: 1 - won },
  })
  const tower = [of('M2FT', 'A', 0.4), of('M2FT', 'B', 0.35), of('M2FT', 'none', 0.25)]
  const goal = [of('NG', 'home', 0.5, 4), of('NG', 'away', 0.3, 4), of('NG', 'none', 0.2, 4)]
  for (const claims of [tower, goal])
    expect(priceClaims(claims, 'live').map(({ milli }) => milli)).toEqual(
      claims.map(({ parts }) => milliOf(weightOf(parts.won), 'B', 'live')),
    )
  const start = [of('AH', 'home', 0.45, -3), of('AH', 'away', 0.55, 3), of('AH', 'home', 0.6, 3)]
  expect(priceClaims(start, 'live')[1]!.milli).toBe(milliOf(otherWeight(weightOf(0.45)), 'B', 'live'))
})

test('a sheet is the same text in whatever order its claims come, without those that are not sold', () => {
  const parts = { won: 0.5, returned: 0, lost: 0.5 }
  const claims = ['yes', 'no', 'over'].map(selection => ({
    ...{ market: 'BTTS', line4: 0, selection, marketClass: 'B' as const, parts },
  }))
  const priced = priceClaims(claims, 'before').map(claim =>
    claim.selection === 'over' ? { ...claim, milli: null } : claim,
  )
  expect(sheetText(priced)).toBe('BTTS|0|no|1930\nBTTS|0|yes|1930\n')
  expect(sheetText(priced.toReversed())).toBe(sheetText(priced))
})
