import { expect, test } from 'vitest'
import type { Claim, ClaimResult } from '../claims.ts'
import { faultsOf, randomMatches, settlingFaults } from '../series/testing/random-matches.ts'
import { overLine, recountSeries, wonIf } from '../series/testing/recount.ts'
import { sampleOf } from '../series/testing/samples.ts'
import { playMatch } from '../testing/vector-match.ts'
import { laneModel } from './model.ts'
import type { LaneMap, LaneState } from './rules.ts'
import { LANE_SAMPLES } from './samples.ts'

const tables = laneModel.prepare({ A: 1620, B: 1500 })
const start = laneModel.start()
const vector = playMatch(laneModel, tables, 'L1.1.1.3')
const result = (market: string, selection: string, line4: number, now: LaneState) =>
  laneModel.settle({ market, selection, line4 }, start, now)?.kind ?? null

test('the vector match', () => {
  expect(vector.at(-1)).toEqual({
    maps: [
      { phases: 8, lead: -4, kills: { A: 9, B: 14 }, blood: 'B', tower: 'B' },
      { phases: 15, lead: -1, kills: { A: 22, B: 17 }, blood: 'A', tower: 'B' },
    ],
  })
  expect(vector).toHaveLength(31)
  expect(vector[15]).toBe(vector[8])
})

test.each(LANE_SAMPLES)('%s %s before the match has a chance of %d at %d bp', (...row) => {
  expect(sampleOf(laneModel.claims(tables, start, 'before'), row)).toEqual(row)
})

test('how claims on the vector match end', () => {
  const end = vector.at(-1)!
  const bets = [
    ['MAP1', 'B', 0],
    ['M1K', 'under', 134],
    ['M1KAH', 'B', 6],
    ['FB', 'B', 0],
    ['FT', 'B', 0],
  ] as const
  for (const [market, selection, line4] of bets) expect(result(market, selection, line4, end)).toBe('won')
  expect(result('M1T', 'under', 46, end)).toBe('won')
  expect(result('MAP3', 'A', 0, end)).toBe('void')
  expect(result('M3FT', 'none', 0, end)).toBe('void')
  expect(() => result('M4K', 'over', 130, end)).toThrow(RangeError)
})

test('a map whose lead is never two has no first tower', () => {
  const alternating = Array.from({ length: 15 }, (_, at) => [at % 2 ? 2 ** 32 - 1 : 0, ...(at === 0 ? [0] : []), 0, 0])
  const words = alternating.flat().values()
  let state = start
  for (let block = 1; block <= 15; block++)
    state = laneModel.play(tables, state, block, () => words.next().value as number)
  expect(['none', 'A', 'B'].map(selection => result('FT', selection, 0, state))).toEqual(['won', 'lost', 'lost'])
})

test('a map is certain once the phases left cannot undo its lead, and runs on', () => {
  const map: LaneMap = { phases: 13, lead: 3, kills: { A: 30, B: 20 }, blood: 'A', tower: 'A' }
  const state = { maps: [map] }
  expect([result('MAP1', 'A', 0, state), result('M1T', 'over', 54, state)]).toEqual(['won', 'won'])
  expect([result('M1T', 'over', 58, state), result('SC', '0-2', 0, state)]).toEqual([null, 'lost'])
  const lanes = laneModel.claims(tables, state, 'live')
  expect(lanes.some(({ market }) => market === 'MAP1' || market === 'FT')).toBe(false)
  expect(laneModel.isOver({ maps: [{ ...map, phases: 14, lead: 4 }, map] })).toBe(false)
})

test('claims that pay alike carry the lowest class among them', () => {
  const won: LaneMap = { phases: 4, lead: 4, kills: { A: 6, B: 1 }, blood: 'A', tower: 'A' }
  const lost: LaneMap = { ...won, lead: -4 }
  const classes = (state: LaneState) =>
    Object.fromEntries(laneModel.claims(tables, state, 'live').map(c => [`${c.market} ${c.selection}`, c.marketClass]))
  expect(classes({ maps: [won] })).toMatchObject({ 'SC 2-0': 'B', 'SC 2-1': 'C', 'SC 1-2': 'A', 'ML B': 'A' })
  expect(classes({ maps: [won, lost] })).toMatchObject({ 'SC 2-1': 'A', 'MAP3 B': 'A', 'M3FB A': 'B' })
})

const winnerOf = ({ lead }: LaneMap) => (lead > 0 ? 'A' : 'B')

function recount(claim: Claim, { maps }: LaneState): ClaimResult['kind'] {
  const codes = { handicap: 'MAH', total: 'TM', part: 'MAP' }
  const ofSeries = recountSeries({ codes, winners: maps.map(winnerOf).join('') }, claim)
  if (ofSeries) return ofSeries
  const code = claim.market.startsWith('F') ? `M1${claim.market}` : claim.market
  const map = maps[Number(code[1]) - 1]
  if (!map) return 'void'
  const { A, B } = map.kills
  const kind = code.slice(2)
  if (kind === 'FB') return wonIf(claim.selection === map.blood)
  if (kind === 'FT') return wonIf(claim.selection === (map.tower ?? 'none'))
  return overLine(claim, kind === 'K' ? A + B : kind === 'KAH' ? A - B : map.phases)
}

test('claims of 40 random matches make wholes and end as a recount says', () => {
  for (const match of randomMatches(laneModel, 40, 24)) {
    const phases = ['before', 'live'] as const
    const sheets = match.states.flatMap(state => phases.map(phase => laneModel.claims(match.tables, state, phase)))
    expect(sheets.flatMap(faultsOf)).toEqual([])
    expect(settlingFaults(laneModel, match, recount)).toEqual([])
  }
})

test('the same match gives the same states and the same chances', () => {
  expect(playMatch(laneModel, laneModel.prepare({ A: 1620, B: 1500 }), 'L1.1.1.3')).toEqual(vector)
  const sheet = () => laneModel.claims(laneModel.prepare({ A: 1620, B: 1500 }), vector[5]!, 'live')
  expect(sheet()).toEqual(sheet())
})
