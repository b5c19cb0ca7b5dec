import { beforeEach, expect, test, vi } from 'vitest'
import { markedLotteries, toggleLottery } from './lottery-favourites.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('[ENT-031] each username of a browser has marks of its own, and a second press takes one away', () => {
  toggleLottery('linh', 'EL_K3_1')
  toggleLottery('linh', 'VN_N')
  toggleLottery('tomas', 'SEA_4D')
  expect([...markedLotteries('linh')]).toEqual(['EL_K3_1', 'VN_N'])
  expect([...markedLotteries('tomas')]).toEqual(['SEA_4D'])
  toggleLottery('linh', 'EL_K3_1')
  expect([...markedLotteries('linh')]).toEqual(['VN_N'])
  expect([...markedLotteries(null)]).toEqual([])
})

test.each(['not json', '{"a":1}', '[1,null,{}]'])('storage that holds %s counts as empty', text => {
  localStorage.setItem('lotteryFavourites-linh', text)
  expect([...markedLotteries('linh')]).toEqual([])
})

test('the same storage gives the same set, so that nothing is drawn anew', () => {
  toggleLottery('linh', 'VN_N')
  expect(markedLotteries('linh')).toBe(markedLotteries('linh'))
})
