import { LADDER } from '@baize/game-kit/book/odds/ladder'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceView, SheetView } from './fixture-views.ts'
import { applyMoves, encodeMoves, type SheetMoves } from './moves.ts'

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

const frameOf = ({ state, isHeld, token, hash }: SheetView, moves: SheetMoves) => ({
  ...{ state, isHeld, token, hash },
  ...moves,
})

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
  expect(encodeMoves(before, before)).toEqual({ gone: [], come: [], moves: 'AA' })
  const moved = sheetOf([1_875, 2_050, null, 4_120])
  expect(atob(encodeMoves(before, moved)!.moves)).toBe('\u0001\u0001\u0004')
})

test('another main line costs two bytes, and another class moves the chance by what the house keeps', () => {
  const before = sheetOf([2_000, 2_000])
  const after = { ...before, prices: before.prices.with(1, { ...before.prices[1]!, marketClass: 'A', isMain: true }) }
  const moves = encodeMoves(before, after as SheetView)!
  expect([moves.come, atob(moves.moves)]).toEqual([[], '\0\u0001\u0001'])
  const [first, second] = applyMoves(before, frameOf(before, moves)).prices
  expect(first).toEqual(before.prices[0])
  // In play class B has a margin of 4.5 percent, A of 3.5.
  const chancePpm = Math.round((500_000 * 1.045) / 1.035)
  expect(second).toEqual({ ...before.prices[1], marketClass: 'A', isMain: true, chancePpm })
})

test('the house’s share of a claim that moved stays, so its chance follows', () => {
  const before = sheetOf([2_000])
  const [price] = applyMoves(before, frameOf(before, encodeMoves(before, sheetOf([2_500]))!)).prices
  expect(price).toMatchObject({ milli: 2_500, chancePpm: 400_000 })
})

const selection = fc.record({
  ...{ line4: fc.integer({ min: -9, max: 9 }), selection: fc.constantFrom('over', 'under') },
  ...{ milli: fc.option(step), isMain: fc.boolean(), marketClass: fc.constantFrom('A', 'B', 'C') },
})
const manySold = fc
  .uniqueArray(selection, { selector: ({ line4, selection }) => `${line4} ${selection}`, maxLength: 30 })
  .map(prices => ({
    ...sheetOf([]),
    prices: prices.map(price => ({ ...price, market: 'OU', chancePpm: 500_000 })),
  }))

test('selections that open, shut, come, go or change places lead from one sheet to the other too, unless most are new', () => {
  const sold = ({ prices }: SheetView) => prices.map(({ chancePpm, ...price }) => price)
  fc.assert(
    fc.property(manySold, manySold, (before, after) => {
      const moves = encodeMoves(before, after)
      if (moves === null) return
      expect(sold(applyMoves(before, frameOf(after, moves)))).toEqual(sold(after))
    }),
  )
  const before = sheetOf([1_875, 2_030, 2_500, 2_600])
  const shut = sheetOf([1_875, 2_030, 2_500, null])
  expect(encodeMoves(before, shut)).toEqual({
    gone: [3],
    come: [[3, 'OU', 3, 'over', null, 'B', 0, false]],
    moves: 'AA',
  })
  const others = [sheetOf([null, null, null, 2_600]), sheetOf([1_875, 2_030, 2_500, 2_600], { phase: 'before' })]
  expect(others.map(after => encodeMoves(before, after))).toEqual([null, null])
})

test('moves of another sheet are refused', () => {
  const long = sheetOf([1_875, 2_030, 2_050])
  const moves = encodeMoves(long, sheetOf([1_875, 2_030, 2_100]))!
  expect(() => applyMoves(sheetOf([1_875]), frameOf(long, moves))).toThrow(RangeError)
  const nothing = { gone: [], come: [], moves: 'AA' }
  expect(() => applyMoves(long, frameOf(long, { ...nothing, moves: 'gA' }))).toThrow(RangeError)
  const far: SheetMoves = { ...nothing, come: [[9, 'OU', 3, 'over', 2_000, 'B', 0, false]] }
  expect(() => applyMoves(long, frameOf(long, far))).toThrow(RangeError)
})
