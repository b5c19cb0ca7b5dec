import type { WinEvent } from '@baize/game-kit'
import { expect, test } from 'vitest'
import { textsFor } from '../../kit/fixtures/texts.ts'
import { type SymbolNames, type Texts, withSymbols } from '../texts.ts'
import type { Action } from '../timeline/beats.ts'
import { resultSentence, stepSentence } from './sentences.ts'

const textsOfGame = (language: string, names: SymbolNames) => withSymbols(textsFor<Texts>('slots', language), names)
const en = textsOfGame('EN', { 1: 'lion', 3: 'drum', 7: 'green gem', 9: 'purple gem', W: 'wild' })
const vi = textsOfGame('VI', { 1: 'sư tử' })
const cn = textsOfGame('CN', { 1: '狮子' })
const money = (units: number) => `P${(units / 10_000).toFixed(2)}`
const line: WinEvent = {
  type: 'win',
  kind: 'line',
  id: 4,
  symbol: '1',
  count: 3,
  cells: [0, 10, 20],
  coins: 75,
  multiplier: 1,
  amount: 12_000,
}
const say = (wins: WinEvent[], amountUnits: number, t = en) =>
  resultSentence({ wins, amountUnits, betUnits: 5_000, balance: 'P98.40', money, t })

test('[WALK-019] a win is said with what won, how much, and the balance', () => {
  expect(say([line], 12_000)).toBe('3 of lion on line 4. Won P1.20. Balance P98.40.')
  expect(say([line], 12_000, vi)).toBe('3 sư tử trên dòng 4. Thắng P1.20. Số dư P98.40.')
  expect(say([line], 12_000, cn)).toBe('第 4 线 3 个狮子。赢得 P1.20。余额 P98.40。')
})

test('of several wins the best is said, and how many others there are', () => {
  const small = { ...line, id: 1, symbol: '9', amount: 1_000 }
  expect(say([small, line, small], 14_000)).toBe('3 of lion on line 4 and 2 more wins. Won P1.40. Balance P98.40.')
})

test('a cluster is said by its size', () => {
  expect(say([{ ...line, kind: 'cluster', id: 0, count: 9 }], 12_000)).toContain('A cluster of 9 of lion. Won P1.20.')
})

test('a win not above the stake is returned, never won', () => {
  expect(say([{ ...line, amount: 4_000 }], 4_000)).toContain('Returned P0.40.')
  expect(say([{ ...line, amount: 5_000 }], 5_000)).not.toMatch(/Won|Win/)
})

test('nothing won is said plainly', () => {
  expect(say([], 0)).toBe('No win. Balance P98.40.')
})

test('a respin says what landed, what is held and what is left', () => {
  const respin = { kind: 'respin', n: 1, lives: 3, landed: [{ cell: 3, multiple: 2 }] } as const
  expect(stepSentence({ ...respin, landed: [...respin.landed] }, 6, money, en)).toBe(
    '1 new coin. 7 of 15 held, 3 respins left.',
  )
})

test.each([
  [{ kind: 'full-grid', multiplier: 2 }, 'All nine places are equal: wins count 2 times.'],
  [{ kind: 'special', symbol: '3' }, 'The book opens: drum expands in these free spins.'],
  [{ kind: 'expand', reels: [1, 3], symbol: 'W', columns: [] }, 'Reels 2, 4 fill with wild.'],
  [{ kind: 'reveal', symbol: '7', cells: [30], columns: [] }, 'The mystery symbols show green gem.'],
  [{ kind: 'spark', cells: [30, 4, 11], columns: [] }, 'The spark turns 3 places wild.'],
  [{ kind: 'wheel-intro', cells: [1, 21, 41] }, 'The bonus wheel turns.'],
  [wheelStop(20), 'The wheel stops on 20 stakes.'],
  [wheelStop(0), 'The arrow leads to the inner ring.'],
  [{ kind: 'free-spins-intro', spins: 10, multiplier: 1 }, '10 free spins.'],
] as [Action, string][])('%j is said in words', (action, sentence) => {
  expect(stepSentence(action, 0, money, en)).toBe(sentence)
})

function wheelStop(multiple: number): Action {
  return { kind: 'wheel-stop', wheel: { type: 'wheel', ring: 'outer', notch: 30, segment: 2, multiple } }
}
