import { promotionKinds, ticketKinds } from '@baize/api/loyalty'
import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

test.each([
  ['promotion_kind_check', promotionKinds],
  ['prize_ticket_check', ticketKinds],
  ['mission_ticket_check', ticketKinds],
])('the constraint %s lists the kinds of the contract', async (constraint, kinds) => {
  const { rows } = await site.database.pool.query<{ rule: string }>(
    'select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1',
    [constraint],
  )
  const listed = rows.flatMap(({ rule }) => rule.match(/[A-Z_]+(?=')/g))
  expect(new Set(listed)).toEqual(new Set(kinds))
})
