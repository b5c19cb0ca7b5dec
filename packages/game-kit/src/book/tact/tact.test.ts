import { expect, test } from 'vitest'
import type { Claim, ClaimResult } from '../claims.ts'
import { faultsOf, randomMatches, settlingFaults } from '../series/testing/random-matches.ts'
import { overLine, recountSeries, wonIf } from '../series/testing/recount.ts'
import { sampleOf } from '../series/testing/samples.ts'
import { playMatch } from '../testing/vector-match.ts'
import { tactModel } from './model.ts'
import { isAttack, mapWinner, type TactMap, type TactState } from './rules.ts'
import { TACT_SAMPLES } from './samples.ts'

const tables = tactModel.prepare({ A: 1580, B: 1520 })
const start = tactModel.start()
const vector = playMatch(tactModel, tables, 'S1.1.1.3')
const result = (market: string, selection: string, line4: number, now: TactState, accepted = start) =>
  tactModel.settle({ market, selection, line4 }, accepted, now)?.kind ?? null

/** Where maps can stand: level after 24 rounds, and after five level sets of overtime. */
const LEVEL = 'AB'.repeat(12)
const LEVEL_SETS = 'ABABAB'.repeat(5)

const scores = ({ maps }: TactState) =>
  maps.map(({ rounds }) => [rounds.replaceAll('B', '').length, rounds.replaceAll('A', '').length])

test('the vector match', () => {
  expect(scores(vector.at(-1)!)).toEqual([
    [13, 9],
    [13, 11],
  ])
  expect(tactModel.isOver(vector.at(-1)!)).toBe(true)
})

test.each(TACT_SAMPLES)('%s %s before the match has a chance of %d at %d bp', (...row) => {
  expect(sampleOf(tactModel.claims(tables, start, 'before'), row)).toEqual(row)
})

test('how claims on the vector match end', () => {
  const end = vector.at(-1)!
  expect(result('ML', 'A', 0, end)).toBe('won')
  expect(result('M1R', 'under', 90, end)).toBe('won')
  expect(result('M1RAH', 'A', -10, end)).toBe('won')
  expect(result('M1OT', 'no', 0, end)).toBe('won')
  expect(['MAP3', 'M3PIST', 'M3OT'].map(market => result(market, 'A', 0, end))).toEqual(['void', 'void', 'void'])
  expect(() => result('M1K', 'over', 90, end)).toThrow(RangeError)
})

test('sides swap after 12 rounds, and after three of each set of overtime', () => {
  const attacks = Array.from({ length: 33 }, (_, round) => (isAttack(true, round) ? 'a' : 'd')).join('')
  expect(attacks).toBe('aaaaaaaaaaaaddddddddddddaaadddaaa')
})

test('overtime goes to four rounds of a set, another set follows a level one, and after five a word decides', () => {
  const winner = (rounds: string): string | null => mapWinner({ rounds, coin: null })
  expect([winner('A'.repeat(13)), winner(`${LEVEL}A`), winner(LEVEL.slice(1))]).toEqual(['A', null, null])
  expect([winner(`${LEVEL}BABBAB`), winner(`${LEVEL}ABABABAAAA`)]).toEqual(['B', 'A'])
  const last = { maps: [{ rounds: LEVEL + LEVEL_SETS.slice(0, -1), coin: null }] }
  const words = [2 ** 32 - 1, 2 ** 32 - 1].values()
  const end = tactModel.play(tables, last, 54, () => words.next().value as number)
  expect(end.maps).toEqual([{ rounds: LEVEL + LEVEL_SETS, coin: 'B' }])
  expect(tactModel.claims(tables, last, 'live').find(c => c.market === 'MAP1')!.parts.won).toBeCloseTo(0.769, 9)
  expect([result('MAP1', 'B', 0, end), result('M1RAH', 'A', 2, end), result('M1R', 'over', 214, end)]).toEqual(
    Array(3).fill('won'),
  )
})

test('the next round is the first one after acceptance, on the next map where one has ended', () => {
  const end = vector.at(-1)!
  const atBreak = { maps: end.maps.slice(0, 1) }
  expect(result('NXR', 'B', 0, atBreak, atBreak)).toBe(null)
  expect(result('NXR', end.maps[1]!.rounds[0]!, 0, end, atBreak)).toBe('won')
  const next = (state: TactState) => tactModel.claims(tables, state, 'live').filter(c => c.market === 'NXR')
  expect(next(atBreak).map(({ parts }) => parts.won)).toEqual([expect.closeTo(0.538, 9), expect.closeTo(0.462, 9)])
  expect(next(end)).toEqual([])
  expect(tactModel.claims(tables, start, 'before').some(c => c.market === 'NXR')).toBe(false)
})

test('overtime settles once it is certain', () => {
  const at = (rounds: string) => ({ maps: [{ rounds, coin: null }] })
  expect([result('M1OT', 'yes', 0, at(LEVEL)), result('M1R', 'over', 110, at(LEVEL))]).toEqual(['won', 'won'])
  expect(result('M1OT', 'yes', 0, at(`${LEVEL.slice(0, -2)}A`))).toBe(null)
  expect(result('M1OT', 'yes', 0, at(`${LEVEL.slice(0, -2)}AA`))).toBe('lost')
})

function recountMap({ market, selection, line4 }: Claim, { rounds }: TactMap): ClaimResult['kind'] {
  const kind = market.replace(/^M\d/, '')
  const lead = [...rounds].reduce((sum, winner) => sum + (winner === 'A' ? 1 : -1), 0)
  if (kind === 'OT') return wonIf((selection === 'yes') === rounds.length > 24)
  if (kind.startsWith('PIST')) return wonIf(selection === rounds[kind === 'PIST' ? 0 : 12])
  return overLine({ market, selection, line4 }, kind === 'R' ? rounds.length : lead)
}

function recount(claim: Claim, { maps }: TactState, accepted: TactState): ClaimResult['kind'] {
  const all = (state: TactState) => state.maps.flatMap(({ rounds }) => [...rounds])
  if (claim.market === 'NXR') return wonIf(all({ maps })[all(accepted).length] === claim.selection)
  const codes = { handicap: 'MAH', total: 'TM', part: 'MAP' }
  const winners = maps.map(({ rounds, coin }) => coin ?? rounds.at(-1)).join('')
  const ofSeries = recountSeries({ codes, winners }, claim)
  const map = maps[claim.market.startsWith('PIST') ? 0 : Number(claim.market[1]) - 1]
  return ofSeries ?? (map ? recountMap(claim, map) : 'void')
}

test('claims of 40 random matches make wholes and end as a recount says', () => {
  for (const match of randomMatches(tactModel, 40, 25)) {
    const sheets = match.states.map((state, at) =>
      tactModel.claims(match.tables, state, at % 8 === 0 ? 'before' : 'live'),
    )
    expect(sheets.flatMap(faultsOf)).toEqual([])
    expect(settlingFaults(tactModel, match, recount)).toEqual([])
  }
})

test('the same match gives the same states and the same chances', () => {
  expect(playMatch(tactModel, tactModel.prepare({ A: 1580, B: 1520 }), 'S1.1.1.3')).toEqual(vector)
  const sheet = () => tactModel.claims(tactModel.prepare({ A: 1580, B: 1520 }), vector[9]!, 'live')
  expect(sheet()).toEqual(sheet())
})
