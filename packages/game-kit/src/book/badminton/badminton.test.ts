import { expect, test } from 'vitest'
import type { Claim, ClaimResult } from '../claims.ts'
import { checkMatches } from '../lines/testing/random-matches.ts'
import { keyOf, readRows } from '../lines/testing/sample-rows.ts'
import { playMatch } from '../testing/vector-match.ts'
import { badminton } from './model.ts'
import { type BadmintonState, START } from './play.ts'
import { SAMPLES } from './samples.ts'

const ratings = { A: 62, B: 50 }
const tables = badminton.prepare(ratings)
const states = playMatch(badminton, tables, 'D1.1.1.3')
const final = states.at(-1)!
const claim = (market: string, selection: string, line = 0): Claim => ({ market, selection, line4: 4 * line })
const resultAt = (now: BadmintonState, ...of: Parameters<typeof claim>) =>
  badminton.settle(claim(...of), START, now)?.kind ?? null

test('the vector match, game by game', () => {
  expect(tables.threshold).toBe(2178407412)
  expect(final.games).toEqual([
    [15, 7],
    [13, 15],
    [13, 15],
  ])
})

test('every row of the sample sheet', () => {
  expect(readRows(SAMPLES, badminton.claims(tables, START, 'before'))).toEqual(SAMPLES)
})

test('a game begins at its own block, and blocks left over draw nothing', () => {
  const won: BadmintonState = { games: [[15, 7]], points: [0, 0], races: [['A', 'A']] }
  const noWord = () => expect.fail('a word was drawn')
  expect(badminton.play(tables, won, 8, noWord)).toBe(won)
  const low = () => 0
  expect(badminton.play(tables, won, 12, low).points).toEqual([4, 0])
  const nearlyOver: BadmintonState = { games: [], points: [14, 13], races: [['A', 'A']] }
  let words = 0
  const counted = () => words++
  expect(badminton.play(tables, nearlyOver, 7, counted).games).toEqual([[15, 13]])
  expect(words).toBe(1)
})

test('a game goes on until two points part the sides, and to 21 at most', () => {
  const after = (points: [number, number], word: number) =>
    badminton.play(tables, { games: [], points, races: [['A', 'A']] }, 9, () => word).games
  expect(after([15, 14], 0)).toEqual([[16, 14]])
  expect(after([20, 20], 2 ** 32 - 1)).toEqual([[20, 21]])
})

test('games and races settle as early as they are certain', () => {
  const deuce: BadmintonState = { games: [], points: [14, 14], races: [['B', 'A']] }
  expect([resultAt(deuce, 'G1OU', 'over', 28.5), resultAt(deuce, 'G1', 'A')]).toEqual(['won', null])
  expect([resultAt(deuce, 'G1RACE7', 'B'), resultAt(deuce, 'G1RACE11', 'B')]).toEqual(['won', 'lost'])
  expect(resultAt(deuce, 'G2RACE7', 'A')).toBe(null)
  const short: BadmintonState = {
    ...deuce,
    games: [
      [15, 7],
      [15, 9],
    ],
    points: [0, 0],
  }
  expect([resultAt(short, 'G3', 'A'), resultAt(short, 'G3RACE11', 'A')]).toEqual(['void', 'void'])
  expect([resultAt(short, 'POU', 'under', 46.5), resultAt(short, 'PAH', 'A', -13.5)]).toEqual(['won', 'won'])
})

test('claims that pay alike carry one class', () => {
  const classes = (state: BadmintonState) =>
    new Map(badminton.claims(tables, state, 'live').map(one => [keyOf(one), one.marketClass]))
  const second = classes({
    games: [[15, 7]],
    points: [4, 4],
    races: [
      ['A', 'A'],
      [null, null],
    ],
  })
  expect([second.get('SC|0|1-2'), second.get('SC|0|2-0'), second.get('SC|0|2-1')]).toEqual(['A', 'B', 'C'])
  const third = classes({
    games: [
      [15, 7],
      [7, 15],
    ],
    points: [0, 0],
    races: [],
  })
  expect([third.get('SC|0|1-2'), third.get('G3|0|B'), third.get('SC|0|2-1')]).toEqual(['A', 'A', 'A'])
  const totals = [...third].filter(([key, marketClass]) => /^(G3|P)OU/.test(key) && marketClass === 'A')
  expect(totals).toHaveLength(4)
})

/** Results counted from the scores alone, in the words of the catalogue. */
function recount(
  { market, line4, selection }: Claim,
  _: BadmintonState,
  { games, races }: BadmintonState,
): ClaimResult {
  const is = (isWon: boolean): ClaimResult => ({ kind: isWon ? 'won' : 'lost' })
  const wonA = games.filter(([a, b]) => a > b).length
  const wonB = games.length - wonA
  const onLine = (a: number, b: number): ClaimResult => is((selection === 'A' ? a - b : b - a) + line4 / 4 > 0)
  const onTotal = (total: number): ClaimResult => is(total > line4 / 4 === (selection === 'over'))
  const [a, b] = [0, 1].map(side => games.reduce((sum, score) => sum + score[side]!, 0)) as [number, number]
  if (market === 'ML') return is((wonA === 2 ? 'A' : 'B') === selection)
  if (market === 'SC') return is(`${wonA}-${wonB}` === selection)
  if (market === 'SAH') return onLine(wonA, wonB)
  if (market === 'PAH') return onLine(a, b)
  if (market === 'POU') return onTotal(a + b)
  const place = Number(market[1]) - 1
  const game = games[place]
  if (!game) return { kind: 'void' }
  if (market.includes('RACE')) return is(races[place]![market.endsWith('11') ? 1 : 0] === selection)
  if (market.endsWith('AH')) return onLine(game[0], game[1])
  return market.endsWith('OU') ? onTotal(game[0] + game[1]) : is((game[0] > game[1] ? 'A' : 'B') === selection)
}

test('claims of 16 matches have whole parts, complete selections, and end as counted anew', () => {
  checkMatches({ model: badminton, ratings: [ratings, { A: 30, B: 67 }], recount }, 16, 8)
}, 120_000)

test('the same seed gives the same match and the same chances', () => {
  expect(playMatch(badminton, tables, 'D1.1.1.3')).toEqual(states)
  const again = badminton.claims(badminton.prepare(ratings), states[5]!, 'live')
  expect(again).toEqual(badminton.claims(tables, states[5]!, 'live'))
})
