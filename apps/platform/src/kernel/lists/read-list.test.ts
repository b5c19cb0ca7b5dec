import { newOperator, type OperatorClient, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let operator: OperatorClient
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await newOperator(site, ['auditor'])
  const { rows } = await site.database.pool.query('select max(id) as id from operators.session')
  // Two of each moment, so that the id has to tell them apart.
  await site.database.pool.query(
    `insert into operators.session (operator_id, token_hash, desk_hash, address, agent, must_change, created_at, acted_at, expires_at, ended_at, why)
     select s.operator_id, sha256(n::text::bytea), 'x', '127.0.0.1', 'browser ' || n, false, s.created_at, s.acted_at - interval '1 minute' * (n / 2),
       s.expires_at, s.created_at, 'signed-out'
     from operators.session s, generate_series(1, 1200) as n where s.id = $1`,
    [rows[0].id],
  )
}, 60_000)
afterAll(() => site.stop())

test('a list is read a page at a time, each row once, in either order and while rows come', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await operator.call('operators.sessions', { sort: '-lastSeenAt', limit: 200, cursor })
    seen.push(...page.list.map(({ id }) => id))
    expect(page.about).toEqual(cursor ? null : { count: 1000, exact: false })
    cursor = page.next ?? undefined
    // A session that acts meanwhile stands before the pages that are still to come.
    await site.database.pool.query('update operators.session set acted_at = now() where ended_at is null')
  } while (cursor)
  expect(seen).toHaveLength(1201)
  expect(new Set(seen).size).toBe(1201)
  const first = await operator.call('operators.sessions', { sort: 'createdAt', limit: 1 })
  expect(first.list[0]!.isThis).toBe(true)
  const open = await operator.call('operators.sessions', { isOpen: 'true' })
  expect({ ...open, list: open.list.length }).toEqual({ list: 1, next: null, about: { count: 1, exact: true } })
})

test.each([
  ['no cursor at all', 'abc'],
  ['the place of another order', Buffer.from('["createdAt","5","5"]').toString('base64url')],
  ['a day that there is not', Buffer.from('["-lastSeenAt","2026-02-31 10:00:00+00","5"]').toString('base64url')],
])('%s as cursor is told as a fault of that field', async (_case, cursor) => {
  const { body } = await operator.send('operators.sessions', { sort: '-lastSeenAt', cursor })
  expect(body).toMatchObject({ errorCode: 'invalid_input', value: { fields: [{ field: 'cursor' }] } })
})
