import { expect, test } from 'vitest'
import type { Claim, ClaimResult } from '../claims.ts'
import { checkMatches } from '../lines/testing/random-matches.ts'
import { keyOf, readRows } from '../lines/testing/sample-rows.ts'
import { playMatch } from '../testing/vector-match.ts'
import { tennis } from './model.ts'
import { START, type TennisState } from './play.ts'
import { SAMPLES } from './samples.ts'

const ratings = { A: { serve: 58, return: 52 }, B: { serve: 50, return: 49 } }
const tables = tennis.prepare(ratings)
const states = playMatch(tennis, tables, 'T1.1.1.3')
const final = states.at(-1)!
const claim = (market: string, selection: string, line = 0): Claim => ({ market, selection, line4: 4 * line })
const resultAt = (now: TennisState, ...of: Parameters<typeof claim>) =>
  tennis.settle(claim(...of), START, now)?.kind ?? null
const classesAt = (state: TennisState) =>
  new Map(tennis.claims(tables, state, 'live').map(one => [keyOf(one), one.marketClass]))
/** A state of so many games that A and B won in turn. */
const stateOf = (sets: TennisState['sets'], games: TennisState['games']): TennisState => {
  const played = [...sets, games].reduce((sum, [a, b]) => sum + a + b, 0)
  return { sets, games, winners: 'AB'.repeat(played).slice(0, played) }
}

test('the vector match, set by set', () => {
  expect(tables.thresholds).toEqual([2763811454, 2692944494])
  expect(final.sets).toEqual([
    [4, 6],
    [5, 7],
  ])
  expect(states).toHaveLength(23)
})

test('every row of the sample sheet', () => {
  expect(readRows(SAMPLES, tennis.claims(tables, START, 'before'))).toEqual(SAMPLES)
})

test('results of the match at 4-6 5-7', () => {
  const results = [
    resultAt(final, 'ML', 'B'),
    resultAt(final, 'SC', '0-2'),
    resultAt(final, 'GAH', 'B', 1.5),
    resultAt(final, 'GOU', 'under', 25.5),
  ]
  expect(results).toEqual(['won', 'won', 'won', 'won'])
})

test('results of the first set, and a set that was not played', () => {
  const results = [
    resultAt(final, 'S1CS', '4-6'),
    resultAt(final, 'TB', 'no'),
    resultAt(final, 'S1OU', 'over', 9.5),
    resultAt(final, 'S3', 'A'),
  ]
  expect(results).toEqual(['won', 'won', 'won', 'void'])
  expect([resultAt(states[9]!, 'S1CS', '4-6'), resultAt(states[10]!, 'S1CS', '4-6')]).toEqual([null, 'won'])
})

test('a claim settles as early as it is certain', () => {
  const tied = stateOf([], [6, 6])
  expect([resultAt(tied, 'TB', 'yes'), resultAt(tied, 'S1OU', 'over', 12.5)]).toEqual(['won', 'won'])
  expect([resultAt(tied, 'S1CS', '6-4'), resultAt(tied, 'S1', 'A')]).toEqual(['lost', null])
  const ahead = stateOf([[6, 4]], [5, 0])
  expect([resultAt(ahead, 'SAH', 'A', 1.5), resultAt(ahead, 'SC', '0-2')]).toEqual(['won', 'lost'])
})

test('the next game counts from the state of acceptance', () => {
  const [accepted, now] = [states[7]!, states[8]!]
  expect(tennis.settle(claim('NXG', 'A'), accepted, accepted)).toBe(null)
  const winner = now.winners.at(-1)!
  expect(tennis.settle(claim('NXG', winner), accepted, final)).toEqual({ kind: 'won' })
  expect(tennis.settle(claim('NXG', winner === 'A' ? 'B' : 'A'), accepted, now)).toEqual({ kind: 'lost' })
})

test.each<[string, TennisState, string[], string]>([
  [
    'at one set each, the set is the match',
    stateOf(
      [
        [6, 4],
        [4, 6],
      ],
      [2, 2],
    ),
    ['ML|0|A', 'SC|0|2-1', 'S3|0|A'],
    'A',
  ],
  ['after a set, two sets to one is the other winning', stateOf([[6, 4]], [0, 0]), ['ML|0|B', 'SC|0|1-2'], 'A'],
  [
    'after a set, two sets to none is the next set',
    stateOf([[6, 4]], [0, 0]),
    ['SC|0|2-0', 'S2|0|A', 'TS|10|under'],
    'B',
  ],
  [
    'a tie-break for the match',
    stateOf(
      [
        [6, 4],
        [4, 6],
      ],
      [6, 6],
    ),
    ['ML|0|B', 'NXG|0|B', 'S3CS|0|6-7', 'S3|0|B'],
    'A',
  ],
  ['a game that ends the set', stateOf([], [5, 4]), ['NXG|0|A', 'S1CS|0|6-4'], 'B'],
  ['a game that does not', stateOf([], [3, 4]), ['S1CS|0|6-4'], 'C'],
])('claims that pay alike carry one class: %s', (_, state, alike, marketClass) => {
  const classes = classesAt(state)
  expect(alike.map(key => classes.get(key))).toEqual(alike.map(() => marketClass))
})

test('claims that pay alike have the same chance to the last bit', () => {
  const claims = tennis.claims(
    tables,
    stateOf(
      [
        [6, 4],
        [4, 6],
      ],
      [6, 6],
    ),
    'live',
  )
  const chance = (key: string) => claims.find(one => keyOf(one) === key)!.parts.won
  expect(chance('NXG|0|A')).toBe(chance('ML|0|A'))
})

/** Results counted from the scores alone, in the words of the catalogue. */
function recount(
  { market, line4, selection }: Claim,
  accepted: TennisState,
  { sets, winners }: TennisState,
): ClaimResult {
  const is = (isWon: boolean): ClaimResult => ({ kind: isWon ? 'won' : 'lost' })
  if (market === 'NXG') return is(winners[accepted.winners.length] === selection)
  const wonA = sets.filter(([a, b]) => a > b).length
  const [a, b] = [...winners].reduce(([x, y], side) => (side === 'A' ? [x + 1, y] : [x, y + 1]), [0, 0] as [
    number,
    number,
  ])
  const onLine = (own: number, other: number): ClaimResult => is(own - other + line4 / 4 > 0)
  const onTotal = (total: number): ClaimResult => is(total > line4 / 4 === (selection === 'over'))
  if (market === 'ML') return is((wonA === 2 ? 'A' : 'B') === selection)
  if (market === 'SC') return is(`${wonA}-${sets.length - wonA}` === selection)
  if (market === 'SAH') return selection === 'A' ? onLine(wonA, sets.length - wonA) : onLine(sets.length - wonA, wonA)
  if (market === 'TS') return onTotal(sets.length)
  if (market === 'GAH') return selection === 'A' ? onLine(a, b) : onLine(b, a)
  if (market === 'GOU') return onTotal(a + b)
  if (market === 'TGA' || market === 'TGB') return onTotal(market === 'TGA' ? a : b)
  if (market === 'TB') return is(sets.some(([x, y]) => x + y === 13) === (selection === 'yes'))
  const set = sets[Number(market[1]) - 1]
  if (!set) return { kind: 'void' }
  if (market.endsWith('CS')) return is(set.join('-') === selection)
  return market.endsWith('OU') ? onTotal(set[0] + set[1]) : is((set[0] > set[1] ? 'A' : 'B') === selection)
}

test('claims of 16 matches have whole parts, complete selections, and end as counted anew', () => {
  const strong = { A: { serve: 30, return: 37 }, B: { serve: 70, return: 67 } }
  checkMatches({ model: tennis, ratings: [ratings, strong], recount }, 16, 8)
}, 120_000)

test('the same seed gives the same match and the same chances', () => {
  expect(playMatch(tennis, tables, 'T1.1.1.3')).toEqual(states)
  expect(tennis.claims(tennis.prepare(ratings), states[7]!, 'live')).toEqual(tennis.claims(tables, states[7]!, 'live'))
})
