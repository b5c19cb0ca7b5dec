import { expect, test } from 'vitest'
import { presetDays } from '../../shared/records/days/day-ranges.ts'
import { daysOf, filterPromotions, type Promotion } from './filter.ts'

const promotion = (
  code: string,
  status: Promotion['status'],
  startsAt: string,
  endsAt: string,
  kind: Promotion['kind'] = 'TARGET',
) => ({ code, status, startsAt, endsAt, kind }) as Promotion
const list = [
  promotion('open', 'Join', '2026-11-01T00:00:00Z', '2026-11-25T00:00:00Z'),
  promotion('mine', 'Process', '2026-11-01T00:00:00Z', '2026-12-15T00:00:00Z'),
  promotion('wheel', 'Claim', '2026-11-20T00:00:00Z', '2027-02-01T00:00:00Z', 'WHEEL'),
  promotion('soon', 'Coming soon', '2026-12-10T00:00:00Z', '2027-01-01T00:00:00Z'),
  promotion('over', 'Closed', '2026-10-01T00:00:00Z', '2026-11-20T00:00:00Z'),
]
const today = '2026-11-21'
const codes = (
  view: Parameters<typeof filterPromotions>[1],
  days: Parameters<typeof filterPromotions>[2],
  zone = 'GMT',
) => filterPromotions(list, view, days, zone).map(({ code }) => code)

test.each([
  ['all', ['open', 'mine', 'wheel', 'soon', 'over']],
  ['running', ['open', 'mine', 'wheel']],
  ['mine', ['mine']],
  ['soon', ['soon']],
  ['closed', ['over']],
] as const)('%s shows %j', (view, shown) => {
  expect(codes(view, null)).toEqual(shown)
})

test('days chosen leave what runs on one of them', () => {
  expect(codes('all', presetDays('next7', today))).toEqual(['open', 'mine', 'wheel'])
  expect(codes('all', presetDays('next30', today))).toEqual(['open', 'mine', 'wheel', 'soon'])
  expect(codes('all', presetDays('prev7', today))).toEqual(['open', 'mine', 'wheel', 'over'])
  expect(codes('all', { from: '2027-01-31', to: '2027-03-01' })).toEqual(['wheel'])
})

test('a day is that of the brand', () => {
  const day = { from: '2026-11-25', to: '2026-11-25' }
  expect([codes('running', day), codes('running', day, 'Etc/GMT-1')]).toEqual([
    ['mine', 'wheel'],
    ['open', 'mine', 'wheel'],
  ])
})

test('an address names days in their order, or none', () => {
  expect(daysOf({ from: '2026-11-21', to: '2026-11-27' })).toEqual({ from: '2026-11-21', to: '2026-11-27' })
  for (const wrong of [{}, { from: '2026-11-21' }, { from: '2026-11-27', to: '2026-11-21' }, { from: 'x', to: 'y' }])
    expect(daysOf(wrong)).toBeNull()
})
