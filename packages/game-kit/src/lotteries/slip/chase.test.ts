import { expect, test } from 'vitest'
import { lotteryGame } from '../games.ts'
import { comingIssues } from '../schedule.ts'
import { ChaseError, chaseCostCents, chaseIssues, chaseTimes, mostChaseIssues } from './chase.ts'

test('the profit plan of the lotteries book', () => {
  const times = chaseTimes({ kind: 'profit', profitShare: 0.2, winPerTimes: 9.5, costPerTimes: 1 }, 20)
  expect(times).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8])
  expect(chaseCostCents(times, 100)).toBe(6_000)
})

test('a profit plan covers all that was spent and its share, whenever it wins', () => {
  const [profitShare, winPerTimes, costPerTimes] = [0.5, 9.5, 2]
  let spent = 0
  for (const times of chaseTimes({ kind: 'profit', profitShare, winPerTimes, costPerTimes }, 12)) {
    spent += times * costPerTimes
    expect(times * winPerTimes).toBeGreaterThanOrEqual(spent * (1 + profitShare) - 1e-6)
  }
})

test('the same times, and doubling after every second issue', () => {
  expect(chaseTimes({ kind: 'same', times: 3 }, 3)).toEqual([3, 3, 3])
  expect(chaseTimes({ kind: 'double', times: 1, every: 2 }, 5)).toEqual([1, 1, 2, 2, 4])
})

test('a profit out of reach is refused', () => {
  const plan = { kind: 'profit', profitShare: 1, winPerTimes: 1.9, costPerTimes: 1 } as const
  expect(() => chaseTimes(plan, 5)).toThrow(ChaseError)
})

test.each(['EL_K3_1', 'EL_KENO_5', 'LT_3D', 'VN_S_3', 'SEA_TH'])(
  'the issues of a chase of %s follow one another',
  code => {
    const game = lotteryGame(code)
    const atMs = Date.UTC(2026, 11, 31, 16, 59)
    const most = mostChaseIssues(game)
    expect(chaseIssues(game, atMs, most)).toEqual(comingIssues(game.schedule, atMs, most))
  },
)
