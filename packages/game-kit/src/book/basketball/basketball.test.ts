import { expect, test } from 'vitest'
import type { Claim, ClaimResult } from '../claims.ts'
import { checkMatches } from '../lines/testing/random-matches.ts'
import { keyOf, readRows } from '../lines/testing/sample-rows.ts'
import { playMatch } from '../testing/vector-match.ts'
import { QUARTERS } from './families.ts'
import { basketball } from './model.ts'
import { type BasketballState, type Score, START } from './play.ts'
import { SAMPLES } from './samples.ts'

const ratings = { home: { offence: 1030, defence: 970 }, away: { offence: 1000, defence: 1000 } }
const tables = basketball.prepare(ratings)
const states = playMatch(basketball, tables, 'B1.1.2.3')
const final = states.at(-1)!
const claim = (market: string, selection: string, line = 0): Claim => ({ market, selection, line4: 4 * line })
const resultAt = (now: BasketballState, ...of: Parameters<typeof claim>) =>
  basketball.settle(claim(...of), START, now)?.kind ?? null
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

test('the vector match, quarter by quarter', () => {
  expect(tables.thresholds).toEqual([
    [564036580, 2053093151, 2278707783],
    [520764784, 1895583815, 2103889728],
  ])
  const after = [5, 10, 15, 20].map(block => states[block]!.score)
  expect(after).toEqual([
    [17, 20],
    [47, 38],
    [68, 56],
    [88, 74],
  ])
  expect(states).toHaveLength(21)
})

test('every row of the sample sheet', () => {
  expect(readRows(SAMPLES, basketball.claims(tables, START, 'before'))).toEqual(SAMPLES)
})

test('results of the match at 88-74', () => {
  const results = [
    resultAt(final, 'ML', 'home'),
    resultAt(final, 'AH', 'home', -7.5),
    resultAt(final, 'OU', 'under', 175.5),
    resultAt(final, 'WM', 'home 11-15'),
  ]
  expect(results).toEqual(['won', 'won', 'won', 'won'])
  expect(resultAt(final, 'WM', 'home 16+')).toBe('lost')
})

test('a quarter and a half settle when they end', () => {
  expect([resultAt(states[4]!, 'Q1', 'away'), resultAt(states[5]!, 'Q1', 'away')]).toEqual([null, 'won'])
  expect([resultAt(states[9]!, 'H1', 'home'), resultAt(states[10]!, 'H1', 'home')]).toEqual([null, 'won'])
  expect(resultAt(final, 'OE', 'even')).toBe('won')
})

const level: BasketballState = {
  ...{ block: 20, score: [80, 80] },
  quarters: [
    [20, 22],
    [21, 19],
    [19, 20],
    [20, 19],
  ],
}

test('an overtime counts for the match and not for its parts', () => {
  const won: BasketballState = { ...level, block: 21, score: [93, 91] }
  expect(basketball.isOver(level)).toBe(false)
  expect(resultAt(won, 'OU', 'over', 175.5)).toBe('won')
  expect([resultAt(level, 'Q4', 'home'), resultAt(level, 'H1', 'tie')]).toEqual(['won', 'won'])
  expect([resultAt(level, 'OT', 'yes'), resultAt(level, 'OU', 'over', 175.5)]).toEqual(['won', null])
  expect([resultAt(won, 'Q4', 'home'), resultAt(won, 'H1OU', 'under', 82.5)]).toEqual(['won', 'won'])
})

test('a market that basketball does not have is named', () => {
  expect(() => resultAt(final, 'XYZ', 'home')).toThrow(RangeError)
  expect(() => resultAt(final, 'HSQ', 'Q9')).toThrow(RangeError)
})

test('four overtimes are the most, then one point parts the sides', () => {
  const levelAgain: BasketballState = { ...level, block: 23 }
  const misses = () => 2 ** 32 - 1
  const after = basketball.play(tables, levelAgain, 24, misses)
  expect(after.score).toEqual([80, 81])
  const homePoint = [...Array(16).fill(2 ** 32 - 1), 0]
  expect(basketball.play(tables, levelAgain, 24, () => homePoint.shift()!).score).toEqual([81, 80])
  expect(basketball.isOver(after)).toBe(true)
})

const quartersOf = (...totals: number[]): BasketballState => ({
  ...{ block: 20, score: [sum(totals) - 60, 60] },
  quarters: totals.map(total => [total - 15, 15]),
})

test.each([
  [quartersOf(44, 40, 41, 39), { kind: 'won' }],
  [quartersOf(44, 44, 41, 39), { kind: 'dead_heat', of: 2 }],
  [quartersOf(44, 44, 44, 39), { kind: 'dead_heat', of: 3 }],
  [quartersOf(44, 44, 44, 44), { kind: 'dead_heat', of: 4 }],
  [quartersOf(44, 45, 44, 44), { kind: 'lost' }],
])('the highest quarter alone, and shared by more', (now, result) => {
  expect(basketball.settle(claim('HSQ', 'Q1'), START, now)).toEqual(result)
})

test('a quarter that cannot be the highest any more is lost before the match ends', () => {
  const now: BasketballState = { ...quartersOf(44, 40), block: 10 }
  expect([resultAt(now, 'HSQ', 'Q2'), resultAt(now, 'HSQ', 'Q1')]).toEqual(['lost', null])
})

test('claims that pay alike carry one class', () => {
  const classes = (state: BasketballState) =>
    new Map(basketball.claims(tables, state, 'live').map(one => [keyOf(one), one.marketClass]))
  const even = classes({ block: 20, score: [80, 80], quarters: level.quarters })
  expect([even.get('AH|-2|home'), even.get('AH|2|away'), even.get('ML|0|home')]).toEqual(['A', 'A', 'A'])
  const far: BasketballState = { block: 19, score: [95, 68], quarters: [...level.quarters.slice(0, 3), [35, 7]] }
  const total = basketball
    .claims(tables, far, 'live')
    .find(({ market, marketClass }) => market === 'OU' && marketClass === 'A')!
  expect(classes(far).get(`Q4OU|${total.line4 - 4 * (95 + 68 - 42)}|over`)).toBe('A')
})

/** Results counted from the score alone, in the words of the catalogue. */
function recount(
  { market, line4, selection }: Claim,
  _: BasketballState,
  { block, score, quarters }: BasketballState,
): ClaimResult {
  const add = ([h, a]: Score, [h2, a2]: Score): Score => [h + h2, a + a2]
  const [home, away] = market.startsWith('H1')
    ? add(quarters[0]!, quarters[1]!)
    : /^Q/.test(market)
      ? quarters[Number(market[1]) - 1]!
      : score
  const side = home > away ? 'home' : home < away ? 'away' : 'tie'
  const is = (isWon: boolean): ClaimResult => ({ kind: isWon ? 'won' : 'lost' })
  if (market === 'HSQ') {
    const totals = quarters.map(sum)
    const top = totals.filter(total => total === Math.max(...totals)).length
    if (totals[QUARTERS.indexOf(selection as 'Q1')] !== Math.max(...totals)) return is(false)
    return top === 1 ? is(true) : { kind: 'dead_heat', of: top }
  }
  if (market === 'WM') {
    const points = Math.abs(home - away)
    const band = points > 15 ? '16+' : points > 10 ? '11-15' : points > 5 ? '6-10' : '1-5'
    return is(selection === `${side} ${band}`)
  }
  if (market === 'OE') return is(selection === ((home + away) % 2 === 1 ? 'odd' : 'even'))
  if (market === 'OT') return is(selection === (block > 20 ? 'yes' : 'no'))
  if (market.endsWith('AH')) return is((selection === 'home' ? home - away : away - home) + line4 / 4 > 0)
  const total = market === 'TTH' ? home : market === 'TTA' ? away : home + away
  if (selection === 'over' || selection === 'under') return is(total > line4 / 4 === (selection === 'over'))
  return is(selection === side)
}

test('claims of 16 matches have whole parts, complete selections, and end as counted anew', () => {
  const weak = { home: { offence: 960, defence: 1040 }, away: { offence: 1050, defence: 960 } }
  checkMatches({ model: basketball, ratings: [ratings, weak], recount }, 16, 8)
}, 120_000)

test('the same seed gives the same match and the same chances', () => {
  expect(playMatch(basketball, tables, 'B1.1.2.3')).toEqual(states)
  const again = basketball.prepare(ratings)
  expect(basketball.claims(again, states[7]!, 'live')).toEqual(basketball.claims(tables, states[7]!, 'live'))
})
