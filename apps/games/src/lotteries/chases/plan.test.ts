import { expect, test } from 'vitest'
import { type ChaseChoice, planTimes } from './plan.ts'

const digit = { betCode: 'POS', content: '1:7', unitCents: 100, times: 1 }
const choice: ChaseChoice = { draws: 3, plan: 'same', every: 1, sharePercent: 20, stop: 'win', profitCents: 0 }
const planned = (change: Partial<ChaseChoice>, tickets = [digit]) =>
  planTimes('SSC', tickets, 1900, { ...choice, ...change }, 120)

test('the same times, doubled times and a profit cost what their draws cost', () => {
  expect(planned({})).toEqual({ times: [1, 1, 1], costCents: 300, stop: { kind: 'win' } })
  expect(planned({ plan: 'double', stop: 'none' })).toEqual({ times: [1, 2, 4], costCents: 700, stop: null })
  const profit = planned({ plan: 'profit', draws: 20, stop: 'profit', profitCents: 250 })
  expect(profit).toMatchObject({ costCents: 6_000, stop: { kind: 'profit', cents: 250 } })
})

test.each([
  [{ draws: 1 }, 'draws'],
  [{ draws: 121 }, 'draws'],
  [{ draws: Number.NaN }, 'draws'],
  [{ plan: 'double', every: 0 }, 'every'],
  [{ plan: 'double', draws: 20 }, 'times'],
  [{ plan: 'profit', sharePercent: 0 }, 'share'],
  [{ plan: 'profit', sharePercent: 900 }, 'gain'],
  [{ stop: 'profit', profitCents: 0 }, 'amount'],
] as [Partial<ChaseChoice>, string][])('%j is refused for its %s', (change, fault) => {
  expect(planned(change)).toEqual({ fault })
})

test('a profit is aimed at with one ticket of one line', () => {
  expect(planned({ plan: 'profit' }, [digit, digit])).toEqual({ fault: 'one-line' })
  expect(planned({ plan: 'profit' }, [{ ...digit, content: '1:78' }])).toEqual({ fault: 'one-line' })
})
