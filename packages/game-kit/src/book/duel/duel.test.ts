import { expect, test } from 'vitest'
import type { Claim, ClaimResult } from '../claims.ts'
import { faultsOf, randomMatches, settlingFaults } from '../series/testing/random-matches.ts'
import { overLine, recountSeries } from '../series/testing/recount.ts'
import { sampleOf } from '../series/testing/samples.ts'
import { playMatch } from '../testing/vector-match.ts'
import { duelModel } from './model.ts'
import type { DuelGame, DuelState } from './rules.ts'
import { DUEL_SAMPLES } from './samples.ts'

const ratings = { A: 1540, B: 1500 }
const tables = duelModel.prepare(ratings)
const start = duelModel.start()
const vector = playMatch(duelModel, tables, 'C1.1.1.3')
const result = (market: string, selection: string, line4: number, now: DuelState) =>
  duelModel.settle({ market, selection, line4 }, start, now)?.kind ?? null
const open = (pairs: number, A: number, B: number): DuelState => ({ games: [{ pairs, lives: { A, B }, winner: null }] })

/** Plays one block with these words. */
function playWords(state: DuelState, block: number, words: number[]): DuelState {
  const source = words.values()
  return duelModel.play(tables, state, block, () => source.next().value as number)
}

const HIGHEST = 2 ** 32 - 1

test('the vector match', () => {
  expect(vector.at(-1)).toEqual({
    games: [
      { pairs: 8, lives: { A: 12, B: 0 }, winner: 'A' },
      { pairs: 10, lives: { A: 0, B: 6 }, winner: 'B' },
      { pairs: 9, lives: { A: 0, B: 2 }, winner: 'B' },
      { pairs: 4, lives: { A: 0, B: 14 }, winner: 'B' },
    ],
  })
})

test.each(DUEL_SAMPLES)('%s %s before the match has a chance of %d at %d bp', (...row) => {
  expect(sampleOf(duelModel.claims(tables, start, 'before'), row)).toEqual(row)
})

test('how claims on the vector match end', () => {
  const end = vector.at(-1)!
  const bets = [
    ['SC', '1-3', 0],
    ['TG', 'over', 14],
    ['TG', 'under', 18],
    ['G1', 'A', 0],
    ['G1T', 'over', 30],
  ] as const
  for (const [market, selection, line4] of bets) expect(result(market, selection, line4, end)).toBe('won')
  expect([result('LIFE', 'over', 22, end), result('G3LIFE', 'over', 22, end)]).toEqual(['won', 'lost'])
  expect([result('G5', 'A', 0, end), result('G5T', 'over', 30, end)]).toEqual(['void', 'void'])
  expect(() => result('G1K', 'over', 30, end)).toThrow(RangeError)
})

test('the first mover may end a game before the other side takes its turn', () => {
  expect(playWords(open(6, 5, 6), 7, [HIGHEST, HIGHEST]).games[0]).toEqual({
    ...{ pairs: 7, lives: { A: 5, B: 0 }, winner: 'A' },
  })
  const second = { games: [vector.at(-1)!.games[0]!, { pairs: 6, lives: { A: 5, B: 6 }, winner: null }] }
  expect(playWords(second, 27, [HIGHEST, HIGHEST]).games[1]!.winner).toBe('B')
})

test('after 20 pairs the higher life wins, and a word decides level ones', () => {
  const nothing = [0, HIGHEST, 0, HIGHEST]
  expect(playWords(open(19, 9, 8), 20, nothing).games[0]!.winner).toBe('A')
  expect(playWords(open(19, 8, 8), 20, [...nothing, 0]).games[0]!.winner).toBe('A')
  expect(playWords(open(19, 8, 8), 20, [...nothing, HIGHEST]).games[0]!.winner).toBe('B')
})

test('a game is certain once no damage left can bring the leader to the other side', () => {
  expect([result('G1', 'A', 0, open(19, 15, 8)), result('G1', 'A', 0, open(19, 16, 8))]).toEqual([null, 'won'])
  expect([result('LIFE', 'over', 22, open(19, 16, 8)), result('G1T', 'over', 78, open(19, 16, 8))]).toEqual([
    'won',
    'won',
  ])
  expect([result('LIFE', 'under', 22, open(9, 5, 4)), result('G1T', 'over', 38, open(9, 8, 9))]).toEqual(['won', 'won'])
  const certain = duelModel.claims(tables, open(19, 16, 8), 'live').map(({ market }) => market)
  expect(certain.some(market => ['G1', 'G1T', 'LIFE'].includes(market))).toBe(false)
})

test('claims that pay alike carry the lowest class among them', () => {
  const won = vector.at(-1)!.games[0]!
  const lost = vector.at(-1)!.games[1]!
  const classes = (games: DuelGame[]) =>
    Object.fromEntries(
      duelModel.claims(tables, { games }, 'live').map(c => [`${c.market} ${c.selection} ${c.line4}`, c.marketClass]),
    )
  expect(classes([won, lost])).toMatchObject({ 'SC 3-1 0': 'B', 'SC 3-2 0': 'C', 'GAH A -6': 'B', 'ML A 0': 'A' })
  expect(classes([won, won, lost, lost])).toMatchObject({ 'SC 3-2 0': 'A', 'G5 B 0': 'A', 'G5LIFE over 22': 'B' })
})

function recount(claim: Claim, { games }: DuelState): ClaimResult['kind'] {
  const winners = games.map(({ lives }, at) => {
    const isLevel = lives.A === lives.B
    return isLevel ? games[at]!.winner : lives.A > lives.B ? 'A' : 'B'
  })
  const codes = { handicap: 'GAH', total: 'TG', part: 'G' }
  const ofSeries = recountSeries({ codes, winners: winners.join('') }, claim)
  if (ofSeries) return ofSeries
  const game = games[claim.market === 'LIFE' ? 0 : Number(claim.market[1]) - 1]
  if (!game) return 'void'
  return overLine(claim, claim.market.endsWith('T') ? game.pairs : Math.max(game.lives.A, game.lives.B))
}

test('claims of 16 random matches make wholes and end as a recount says', () => {
  for (const match of randomMatches(duelModel, 16, 26)) {
    const sheets = match.states.map((state, at) =>
      duelModel.claims(match.tables, state, at % 8 === 0 ? 'before' : 'live'),
    )
    expect(sheets.flatMap(faultsOf)).toEqual([])
    expect(settlingFaults(duelModel, match, recount)).toEqual([])
  }
})

test('the same match gives the same states and the same chances', () => {
  expect(playMatch(duelModel, duelModel.prepare(ratings), 'C1.1.1.3')).toEqual(vector)
  const sheet = () => duelModel.claims(duelModel.prepare(ratings), vector[5]!, 'live')
  expect(sheet()).toEqual(sheet())
})
