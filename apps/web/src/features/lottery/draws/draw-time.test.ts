import { describe, expect, test } from 'vitest'
import { countdownText, isAwaited, markedFirst, refreshDelayMs } from './draw-time.ts'

const at = (seconds: number) => new Date(seconds * 1000).toISOString()
/** A minute draw that opened at second 60 and is drawn at second 120. */
const draw = (openedAt: number | null) => ({
  next: { issue: '2', opensAt: at(60), closesAt: at(115), drawsAt: at(120) },
  last: openedAt === null ? null : { issue: '1', numbers: ['1'], openedAt: at(openedAt) },
})

describe('draws are asked for', () => {
  test('shortly after the next one is held', () => {
    expect(refreshDelayMs([draw(60)], 90_000)).toBe(31_200)
    expect(refreshDelayMs([{ ...draw(60), next: { ...draw(60).next, drawsAt: at(4_000) } }], 90_000)).toBe(60_000)
  })

  test('again and again while a result is awaited, and not for ever', () => {
    expect(refreshDelayMs([draw(0)], 61_000)).toBe(2_000)
    expect(refreshDelayMs([draw(null)], 61_000)).toBe(2_000)
    expect(refreshDelayMs([draw(null)], 80_000)).toBe(41_200)
    expect(isAwaited(draw(60), 61_000)).toBe(false)
    expect(isAwaited(draw(60), 120_500)).toBe(true)
    expect(isAwaited({ ...draw(0), next: { ...draw(0).next, drawsAt: at(900) } }, 181_000)).toBe(false)
    expect(isAwaited({ next: null, last: null }, 0)).toBe(false)
  })
})

test.each([
  [-5, 0, '00:00'],
  [999, 0, '00:01'],
  [42_000, 0, '00:42'],
  [3_600_000, 0, '01:00:00'],
  [11_529_000, 0, '03:12:09'],
  [90_000_000, 1, '01:00:00'],
  [86_400_000, 1, '00:00:00'],
])('%d ms left read as %d days and %s', (leftMs, days, clock) => {
  expect(countdownText(leftMs)).toEqual({ days, clock })
})

test('marked lotteries come first, and both parts keep their order', () => {
  const lotteries = ['A', 'B', 'C', 'D'].map(gameCode => ({ gameCode }))
  expect(markedFirst(lotteries, new Set(['D', 'B'])).map(({ gameCode }) => gameCode)).toEqual(['B', 'D', 'A', 'C'])
})
