import { LADDER } from '@baize/game-kit/book/odds/ladder'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceView, SheetView } from './fixture-views.ts'
import { applyMoves, encodeMoves } from './moves.ts'

const sheetOf = (millis: readonly (number | null)[], changed: Partial<SheetView> = {}): SheetView => ({
  ...{ fixture: 'F1.1.12.3', state: 20, phase: 'live', isHeld: false, token: 'token-20', hash: 'hash-20' },
  prices: millis.map(
    (milli, place): PriceView => ({
      ...{ market: 'OU', line4: place, selection: 'over', milli, marketClass: 'B', isMain: place === 2 },
      chancePpm: milli === null ? 0 : Math.round(1e9 / milli),
    }),
  ),
  ...changed,
})

const frameOf = (sheet: SheetView, moves: string) => {
  const { fixture, state, isHeld, token, hash } = sheet
  return { fixture, state, isHeld, token, hash, moves }
}

const step = fc.constantFrom(...LADDER)
const pair = fc.oneof(fc.tuple(step, step), fc.constant<[null, null]>([null, null]))

test('what is encoded of two sheets leads from the first to the second', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 200 }), pairs => {
      const before = sheetOf(pairs.map(([milli]) => milli))
      const after = sheetOf(
        pairs.map(([, milli]) => milli),
        { state: 21, isHeld: true, token: 'token-21', hash: 'hash-21' },
      )
      const came = applyMoves(before, frameOf(after, encodeMoves(before, after)!))
      expect(came.prices.map(({ milli }) => milli)).toEqual(after.prices.map(({ milli }) => milli))
      expect({ ...came, prices: [] }).toEqual({ ...after, prices: [] })
    }),
  )
})

test('sheets without a difference cost two letters, and a price a few bytes', () => {
  const before = sheetOf([1_875, 2_030, null, 4_120])
  expect(encodeMoves(before, before)).toBe('AA')
  const moved = sheetOf([1_875, 2_050, null, 4_120])
  expect(atob(encodeMoves(before, moved)!)).toBe('\u0001\u0001\u0004')
})

test('the house’s share of a claim that moved stays, so its chance follows', () => {
  const before = sheetOf([2_000])
  const [price] = applyMoves(before, frameOf(before, encodeMoves(before, sheetOf([2_500]))!)).prices
  expect(price).toMatchObject({ milli: 2_500, chancePpm: 400_000 })
})

test('a price that opened or shut, other selections or another phase want the whole sheet', () => {
  const before = sheetOf([1_875, 2_030])
  const otherLine = sheetOf([1_875, 2_030])
  otherLine.prices[1] = { ...otherLine.prices[1]!, line4: 40 }
  const others = [sheetOf([1_875, null]), sheetOf([1_875]), otherLine, sheetOf([1_875, 2_030], { phase: 'before' })]
  expect(others.map(after => encodeMoves(before, after))).toEqual([null, null, null, null])
})

test('moves of another sheet are refused', () => {
  const long = sheetOf([1_875, 2_030, 2_050])
  const moves = encodeMoves(long, sheetOf([1_875, 2_030, 2_100]))!
  expect(() => applyMoves(sheetOf([1_875]), frameOf(long, moves))).toThrow(RangeError)
  expect(() => applyMoves(long, frameOf(long, 'gA'))).toThrow(RangeError)
})
