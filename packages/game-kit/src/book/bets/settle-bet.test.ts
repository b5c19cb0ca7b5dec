import { parseAmount, toWire } from '@baize/money'
import { expect, test } from 'vitest'
import type { ClaimResult } from '../claims.ts'
import type { DecidedLeg } from './leg.ts'
import { type SettledBet, settleBet, settleParlay, settleSingle } from './settle-bet.ts'
import { lineStakeFromTotal, SYSTEMS, systemLines } from './system.ts'

const odds = { a: 1_875, b: 2_030, c: 1_930, d: 1_410 }
const kinds = { w: 'won', hw: 'half_won', p: 'push', hl: 'half_lost', l: 'lost', v: 'void' } as const

/** Legs as the rulebook writes them: `a w, b hl`; `b ?` is open. */
const legsOf = (text: string): (DecidedLeg | null)[] =>
  text.split(', ').map(leg => {
    const [name, result] = leg.split(' ') as [keyof typeof odds, keyof typeof kinds | '?']
    return result === '?' ? null : { milli: odds[name], result: { kind: kinds[result] } }
  })
const shown = (bet: SettledBet | null) => bet && `${toWire(bet.payoutUnits)} ${bet.outcome} / ${toWire(bet.validUnits)}`
const single = (stake: string, milli: number, result: ClaimResult) =>
  shown(settleSingle(parseAmount(stake), { milli, result }))

test('singles are floored once, to a unit', () => {
  expect(single('0.13', 1_905, { kind: 'half_won' })).toBe('0.1888 half_won / 0.065')
  expect(single('3.33', 1_785, { kind: 'won' })).toBe('5.944 won / 3.33')
  expect(single('7.77', 1_785, { kind: 'half_lost' })).toBe('3.885 half_lost / 3.885')
  expect(single('0.37', 2_030, { kind: 'won' })).toBe('0.7511 won / 0.37')
  expect(single('100.00', 1_360, { kind: 'push' })).toBe('100.00 push / 0.00')
  expect(single('100.00', 1_360, { kind: 'void' })).toBe('100.00 void / 0.00')
})

test('a dead heat pays its share, and is lost where that is less than the stake', () => {
  const of = (count: number) => single('10.00', 3_860, { kind: 'dead_heat', of: count })
  expect([1, 2, 3, 4].map(of)).toEqual([
    ...['38.60 won / 10.00', '19.30 won / 10.00', '12.8666 won / 10.00', '9.65 lost / 10.00'],
  ])
})

test.each([
  ['a w, b w, c w', '73.4606 won / 10.00'],
  ['a w, b hw, c w', '54.824 won / 10.00'],
  ['a w, b hl, c w', '18.0937 won / 10.00'],
  ['a hl, b hl, c w', '4.825 lost / 10.00'],
  ['a w, b p, c w', '36.1875 won / 10.00'],
  ['a v, b w, c w', '39.179 won / 10.00'],
  ['a v, b v, c v', '10.00 void / 0.00'],
  ['a v, b p', '10.00 push / 0.00'],
  ['b hw, a v', '15.15 half_won / 5.00'],
  ['b hl, a p', '5.00 half_lost / 5.00'],
  ['a hl, b hl', '2.50 lost / 7.50'],
  ['a hw, b hw, c hw', '31.9049 won / 8.75'],
  ['b hw, a hl, c w', '14.6197 won / 10.00'],
  ['a l, b ?, c ?', '0.00 lost / 10.00'],
  ['a w, b ?, c w', null],
])('a parlay of %s comes to %s', (text, expected) => {
  expect(shown(settleParlay(parseAmount('10.00'), legsOf(text)))).toBe(expected)
})

test('a leg that is a dead heat takes its share into a parlay', () => {
  const heat: DecidedLeg = { milli: 3_860, result: { kind: 'dead_heat', of: 2 } }
  expect(shown(settleParlay(parseAmount('10.00'), [heat, ...legsOf('a w')]))).toBe('36.1875 won / 10.00')
})

test.each([
  ['2/3', '2.00', 'a w, b w, c l', '7.6125 won / 6.00'],
  ['2/3', '2.00', 'a w, b hl, c w', '11.0425 won / 6.00'],
  ['trixie', '1.00', 'a w, b w, c w', '18.6889 won / 4.00'],
  ['trixie', '1.00', 'a hl, b w, c w', '7.8568 won / 4.00'],
  ['patent', '1.00', 'a w, b l, c l', '1.875 lost / 7.00'],
  ['patent', '1.00', 'a w, b v, c l', '4.75 lost / 6.00'],
  ['patent', '1.00', 'a v, b v, c v', '7.00 void / 0.00'],
  ['yankee', '0.50', 'a w, b w, c v, d l', '5.7587 won / 5.50'],
  ['yankee', '0.50', 'a w, b hw, c hl, d p', '7.9009 won / 4.75'],
  ['lucky-15', '1.00', 'a w, b w, c w, d w', '60.5127 won / 15.00'],
  ['3/4', '1.00', 'a w, b w, c w, d l', '7.346 won / 4.00'],
  ['3/4', '1.00', 'a l, b l, c ?, d ?', '0.00 lost / 4.00'],
  ['2/3', '1.00', 'a w, b w, c ?', null],
])('a system %s of %s a line, %s, comes to %s', (name, lineStake, text, expected) => {
  const lines = systemLines(SYSTEMS.find(system => system.name === name)!)
  expect(shown(settleBet({ legs: legsOf(text), lines, lineStakeUnits: parseAmount(lineStake) }))).toBe(expected)
})

test('a Lucky 15 with one winner and a Canadian with two losers return something and are lost', () => {
  const lost: DecidedLeg = { milli: 2_000, result: { kind: 'lost' } }
  const winner: DecidedLeg = { milli: 5_350, result: { kind: 'won' } }
  const linesOf = (name: string) => systemLines(SYSTEMS.find(system => system.name === name)!)
  const lucky = { legs: [winner, lost, lost, lost], lines: linesOf('lucky-15'), lineStakeUnits: parseAmount('1.00') }
  expect(shown(settleBet(lucky))).toBe('5.35 lost / 15.00')
  const canadian = { legs: [...legsOf('a w, b w, c w'), lost, lost], lines: linesOf('canadian') }
  expect(shown(settleBet({ ...canadian, lineStakeUnits: parseAmount('0.20') }))).toBe('3.7377 lost / 5.20')
})

test('systems have the lines of their names', () => {
  const counts = Object.fromEntries(SYSTEMS.map(system => [system.name, systemLines(system).length]))
  expect(counts).toMatchObject({
    ...{ '2/3': 3, '3/8': 56, trixie: 4, patent: 7, yankee: 11, 'lucky-15': 15 },
    ...{ canadian: 26, heinz: 57, 'lucky-31': 31, 'lucky-63': 63 },
  })
})

test('a total is cut to a stake a line, so that no more is debited', () => {
  expect(toWire(lineStakeFromTotal(parseAmount('10.00'), 11))).toBe('0.90')
  expect(toWire(lineStakeFromTotal(parseAmount('1.00'), 15))).toBe('0.06')
})
