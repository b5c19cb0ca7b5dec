import { expect, test } from 'vitest'
import { filterPromotions, type Promotion } from './filter.ts'

const nowMs = Date.parse('2026-11-21T00:00:00Z')
const promotion = (code: string, status: Promotion['status'], endsAt: string, kind: Promotion['kind'] = 'TARGET') =>
  ({ code, status, endsAt, kind }) as Promotion
const list = [
  promotion('open', 'Join', '2026-11-25T00:00:00Z'),
  promotion('mine', 'Process', '2026-12-15T00:00:00Z'),
  promotion('wheel', 'Claim', '2027-02-01T00:00:00Z', 'WHEEL'),
  promotion('soon', 'Coming soon', '2027-01-01T00:00:00Z'),
  promotion('over', 'Closed', '2026-11-20T00:00:00Z'),
]

test.each([
  ['all', null, ['open', 'mine', 'wheel', 'soon', 'over']],
  ['running', null, ['open', 'mine', 'wheel']],
  ['mine', null, ['mine']],
  ['soon', null, ['soon']],
  ['closed', null, ['over']],
  ['all', 7, ['open']],
  ['all', 30, ['open', 'mine']],
] as const)('%s within %s days shows %j', (view, days, codes) => {
  expect(filterPromotions(list, view, days, nowMs).map(({ code }) => code)).toEqual(codes)
})
