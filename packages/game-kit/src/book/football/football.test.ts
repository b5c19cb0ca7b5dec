import { expect, test } from 'vitest'
import { sha256 } from '../../node/crypto.ts'
import { toHex } from '../../seeds.ts'
import type { Claim, ClaimResult } from '../claims.ts'
import { priceClaims } from '../odds/price.ts'
import { playMatch } from '../testing/vector-match.ts'
import { type FootballState, football } from './model.ts'
import { SAMPLE_RATINGS, SAMPLES } from './samples.ts'
import { goalGrids } from './tables/goal-grids.ts'

const tables = football.prepare(SAMPLE_RATINGS)
const states = playMatch(football, tables, 'F1.1.12.3')
const start = football.start()
const end = states.at(-1)!
const keyOf = ({ market, line4, selection }: Claim) => `${market} ${line4} ${selection}`
const claim = (market: string, selection: string, line = 0): Claim => ({ market, selection, line4: 4 * line })

test('the match of the rulebook ends as it says', () => {
  expect(states).toHaveLength(31)
  expect(end).toMatchObject({
    halfTime: { home: 0, away: 0 },
    score: { home: 1, away: 1 },
    goals: [
      { minute: 78, side: 'away' },
      { minute: 87, side: 'home' },
    ],
    corners: { home: 9, away: 2 },
  })
})

test('the grid before kick-off has the bits of the rulebook', () => {
  const grid = goalGrids(tables.goals, football.blocks)[0]!
  const bytes = new DataView(new ArrayBuffer(8 * grid.length))
  for (const [at, chance] of grid.entries()) bytes.setFloat64(8 * at, chance)
  // The digest is of the bytes written as hexadecimal text.
  const text = toHex(new Uint8Array(bytes.buffer))
  expect(toHex(sha256(new TextEncoder().encode(text)))).toBe(
    '772e488534423e46e38e7fa869d91a8b4c21bcaedeebbbd8e05c49d346ec3a62',
  )
})

test('every sample before the match has its chance, its class and its odds', () => {
  const priced = new Map(priceClaims(football.claims(tables, start, 'before'), 'before').map(one => [keyOf(one), one]))
  const found = SAMPLES.map(([market, line4, selection]) => {
    const { parts, marketClass, milli } = priced.get(keyOf({ market, line4, selection }))!
    return [market, line4, selection, Number((parts.won / (parts.won + parts.lost)).toFixed(6)), marketClass, milli]
  })
  expect(found).toEqual(SAMPLES)
})

/** The match of the rulebook's table in play: so many blocks, and the score then. */
const inPlay = (block: number, home = 0, away = 0): FootballState => ({
  ...start,
  ...{ block, score: { home, away }, halfTime: { home: 0, away: 0 } },
  goals: [
    ...Array.from({ length: away }, () => ({ minute: 78, side: 'away' as const })),
    ...Array.from({ length: home }, () => ({ minute: 87, side: 'home' as const })),
  ],
})

test.each([
  [inPlay(15), [2170, 2750, 4500], -1, [1810, 2060], 6, [2110, 1775], [1925, 3260, 4540]],
  [inPlay(20), [2570, 2180, 5000], -1, [2030, 1840], 4, [2110, 1775], [2300, 3900, 2810]],
  [inPlay(21), [2710, 2050, 5200], -1, [2100, 1780], 3, [1800, 2080], [2440, 4120, 2530]],
  [inPlay(26, 0, 1), [35250, 5050, 1215], 0, [1505, 2690], 5, [1805, 2070], [4160, 7050, 1505]],
  [inPlay(29, 1, 1), [14300, 1065, 24500], 0, [1530, 2610], 9, [4980, 1195], [14100, 23750, 1070]],
])('in play after block $block: results, main lines and the next goal', (state, result, ah4, ah, ou4, ou, next) => {
  const priced = new Map(
    priceClaims(football.claims(tables, state, 'live'), 'live').map(one => [keyOf(one), one.milli]),
  )
  const of = (market: string, line4: number, ...selections: string[]) =>
    selections.map(selection => priced.get(keyOf({ market, line4, selection })))
  expect(of('1X2', 0, 'home', 'draw', 'away')).toEqual(result)
  expect([...of('AH', ah4, 'home'), ...of('AH', 0 - ah4, 'away')]).toEqual(ah)
  expect(of('OU', ou4, 'over', 'under')).toEqual(ou)
  expect(of('NG', 4 * (state.goals.length + 1), 'home', 'away', 'none')).toEqual(next)
})

const results = (claims: readonly Claim[], now = end, accepted = start) =>
  claims.map(one => football.settle(one, accepted, now)?.kind ?? 'open')

test('claims on the rulebook’s match end as its cases say', () => {
  const cases: [Claim, ClaimResult['kind']][] = [
    [claim('1X2', 'draw'), 'won'],
    [claim('1X2', 'home'), 'lost'],
    [claim('DC', '1X'), 'won'],
    [claim('DNB', 'home'), 'push'],
    [claim('AH', 'home', -0.25), 'half_lost'],
    [claim('AH', 'away', 0.25), 'half_won'],
    [claim('AH', 'away', 0.75), 'won'],
    [claim('AH', 'home', -0.75), 'lost'],
    [claim('AH', 'away', 1), 'won'],
    [claim('OU', 'over', 2.25), 'half_lost'],
    [claim('OU', 'under', 2.25), 'half_won'],
    [claim('OU', 'under', 2.75), 'won'],
    [claim('OU', 'over', 2.5), 'lost'],
    [claim('BTTS', 'yes'), 'won'],
    [claim('OE', 'even'), 'won'],
    [claim('CS', '1-1'), 'won'],
    [claim('HTFT', 'X/X'), 'won'],
    [claim('FTS', 'away'), 'won'],
    [claim('HSH', '2nd'), 'won'],
    [claim('H1X2', 'draw'), 'won'],
    [claim('H1AH', 'home', 0), 'push'],
    [claim('H1OU', 'under', 0.75), 'won'],
    [claim('CROU', 'over', 9.5), 'won'],
    [claim('CRAH', 'home', -2.25), 'won'],
  ]
  expect(results(cases.map(([one]) => one))).toEqual(cases.map(([, kind]) => kind))
})

/** A match that ended in a score, its goals one after the other. */
const ended = (home: number, away: number): FootballState => ({ ...inPlay(30, home, away), block: 30 })

test('quarter lines, exact scores and a draw with more goals than the list has', () => {
  expect(results([claim('AH', 'home', -0.75), claim('AH', 'away', 0.75)], ended(2, 1))).toEqual([
    'half_won',
    'half_lost',
  ])
  expect(results([claim('AH', 'away', 1.25), claim('AH', 'home', -1)], ended(2, 1))).toEqual(['half_won', 'push'])
  const threeGoals = ['over 2.75', 'under 2.75', 'over 3', 'over 3.25'].map(text => {
    const [selection, line] = text.split(' ') as [string, string]
    return claim('OU', selection, Number(line))
  })
  expect(results(threeGoals, ended(2, 1))).toEqual(['half_won', 'half_lost', 'push', 'half_lost'])
  expect(results([claim('CS', 'other')], ended(5, 0))).toEqual(['won'])
  expect(results([claim('CS', 'other'), claim('CS', '4-4')], ended(4, 4))).toEqual(['lost', 'won'])
})

test('in play a handicap counts from acceptance, a total all goals, and the next goal its own number', () => {
  const after26 = states[26]!
  expect(after26.score).toEqual({ home: 0, away: 1 })
  const taken = [claim('AH', 'home', 0), claim('OU', 'over', 1.25), claim('OU', 'under', 1.25), claim('NG', 'home', 2)]
  expect(results(taken, end, after26)).toEqual(['won', 'won', 'lost', 'won'])
})

test('what is certain when a match is abandoned at 1-1 in minute 60 stands, and the rest is open', () => {
  const at60 = { ...inPlay(20, 1, 1), goals: [] }
  const claims = [claim('OU', 'over', 1.5), claim('OU', 'over', 2.5), claim('H1X2', 'draw'), claim('1X2', 'draw')]
  expect(results([...claims, claim('BTTS', 'yes')], at60)).toEqual(['won', 'open', 'won', 'open', 'won'])
})
