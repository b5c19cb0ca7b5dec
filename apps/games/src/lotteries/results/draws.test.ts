import type { DrawView } from '@baize/api/studio/lottery'
import { expect, test } from 'vitest'
import { type Draws, type DrawsEvent, firstDraws, isSelling, reduceDraws } from './draws.ts'

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString()
/** The n-th draw of a game that draws each minute and closes on the minute. */
const draw = (n: number, change: Partial<DrawView> = {}): DrawView =>
  ({
    ...{
      gameCode: 'EL_SSC_1',
      issue: String(n),
      version: 1,
      state: 'SELLING' as const,
      hasPool: false,
      commitment: '',
    },
    ...{ opensAt: minute(n - 1), closesAt: minute(n), drawsAt: minute(n), entropy: null, beacon: null, failed: [] },
    ...{ numbers: null, serverSeed: null, book: null, voidReason: null, ...change },
  }) satisfies DrawView
const settled = (n: number) => draw(n, { state: 'SETTLED', numbers: ['1', '2', '3', '4', '5'] })
const play = (draws: Draws, ...events: DrawsEvent[]) => events.reduce(reduceDraws, draws)
const passed = (n: number): DrawsEvent => ({ type: 'passed', nowMs: Date.parse(minute(n)) })

const first = firstDraws({ coming: [draw(5), draw(6)], held: [settled(4), settled(3)] })

test('the page starts with the last result, which nobody waited for', () => {
  expect(first).toMatchObject({ awaited: [], shown: { draw: { issue: '4' }, isFresh: false } })
  expect(firstDraws({ coming: [], held: [draw(4), settled(3)] })).toMatchObject({
    awaited: [{ issue: '4' }],
    shown: { draw: { issue: '3' } },
  })
})

test('a draw whose time has come is awaited until its result or its void is known', () => {
  expect(play(first, passed(4))).toBe(first)
  const waiting = play(first, passed(5))
  expect([waiting.coming, waiting.awaited].map(list => list.map(({ issue }) => issue))).toEqual([['6'], ['5']])
  expect(play(waiting, { type: 'held', held: [draw(5), settled(4)] })).toMatchObject({
    awaited: [{ issue: '5' }],
    shown: { draw: { issue: '4' } },
  })
  for (const over of [settled(5), draw(5, { state: 'VOIDED' })])
    expect(play(waiting, { type: 'held', held: [over, settled(4)] })).toMatchObject({
      awaited: [],
      shown: { draw: over, isFresh: true },
    })
})

test('bets are taken between open and close of the next draw', () => {
  const at = (n: number) => isSelling(first, Date.parse(minute(n)))
  expect([3.99, 4, 4.99, 5].map(n => at(n))).toEqual([false, true, true, false])
  expect(isSelling({ coming: [] }, 0)).toBe(false)
})
