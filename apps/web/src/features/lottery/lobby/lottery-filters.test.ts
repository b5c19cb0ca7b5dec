import type { LotteryCard } from '@baize/api'
import { expect, test } from 'vitest'
import { lotteryFiltersAt, onlyChoice, passes } from './lottery-filters.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString()
const lottery = (gameName: string, format: string, everyMinutes: number) =>
  ({
    ...{ gameCode: gameName, gameName, format },
    next: { issue: '1', opensAt: at(0), closesAt: at(everyMinutes - 1), drawsAt: at(everyMinutes) },
  }) as LotteryCard
const all = [lottery('Đà Nẵng', 'VN_S', 1_440), lottery('Fast 3', 'K3', 1), lottery('Keno 5', 'KENO', 5)]
const shown = (search: Record<string, string>) =>
  all.filter(each => passes(each, lotteryFiltersAt(search))).map(({ gameName }) => gameName)

test('[EYE-032] lotteries are found by name without marks, by what they draw and by how often', () => {
  expect(shown({ q: 'da nang' })).toEqual(['Đà Nẵng'])
  expect(shown({ q: ' KENO' })).toEqual(['Keno 5'])
  expect(shown({ kind: 'dice' })).toEqual(['Fast 3'])
  expect(shown({ kind: 'prizes' })).toEqual(['Đà Nẵng'])
  expect(shown({ pace: 'quick' })).toEqual(['Fast 3', 'Keno 5'])
  expect(shown({ pace: 'quick', kind: 'balls', q: 'k' })).toEqual(['Keno 5'])
})

test('[EYE-032] [WALK-014] an address that says what cannot be filters nothing', () => {
  expect(shown({ kind: 'horses', pace: 'slow' })).toHaveLength(all.length)
})

test('[MEND-049] one choice in a lobby of lotteries starts over the list and all others', () => {
  const none = { list: undefined, q: undefined, kind: undefined, pace: undefined }
  expect(onlyChoice({ q: '  keno ' }, '')).toEqual({ ...none, q: 'keno' })
  expect(onlyChoice({ kind: 'dice' }, 'recent')).toEqual({ ...none, list: 'all', kind: 'dice' })
  expect(onlyChoice({ list: 'hot' }, '')).toEqual({ ...none, list: 'hot' })
  expect(onlyChoice({ list: 'recent' }, 'recent')).toEqual(none)
})
