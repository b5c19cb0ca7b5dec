import { knownMember, newOperator, type OperatorClient, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const reason = 'the member asked by phone'

let site: TestPlatform
let support: OperatorClient
beforeAll(async () => {
  site = await startTestPlatform()
  support = await newOperator(site, ['support'])
})
afterAll(() => site.stop())

type Choice = { kind: 'TIMEOUT' | 'EXCLUDED'; length: 'DAY' | 'WEEK' | 'MONTH' | 'HALF_YEAR' | 'YEAR' | 'PERMANENT' }
const exclude = (id: bigint, kind: Choice['kind'], length: Choice['length']) =>
  support.send('members.exclude', { id: id.toString(), kind, length, reason })

test('[CONS-074] an operator closes a member longer, and never shortens a break or an exclusion', async () => {
  const { id, username, password } = await knownMember(site)
  const client = await (await site.visitor()).signIn(username, password)
  expect((await exclude(id, 'TIMEOUT', 'WEEK')).status).toBe(200)
  expect((await client.send('launch.recentGames', {})).body.errorCode).toBe('excluded')
  expect((await exclude(id, 'TIMEOUT', 'DAY')).body.errorCode).toBe('limit_raise_refused')
  expect((await exclude(id, 'EXCLUDED', 'YEAR')).status).toBe(200)
  expect((await client.send('members.info', {})).body.errorCode).toBe('session_expired')
  for (const [kind, length] of [
    ['EXCLUDED', 'HALF_YEAR'],
    ['TIMEOUT', 'MONTH'],
  ] as const)
    expect((await exclude(id, kind, length)).body.errorCode).toBe('limit_raise_refused')
  const file = await support.call('members.file', { id: id.toString(), tab: 'limits' })
  const { closure, head } = file as Extract<typeof file, { tab: 'limits' }>
  expect([closure!.kind, head.flags]).toEqual(['EXCLUDED', ['closed']])
  expect((await exclude(id, 'EXCLUDED', 'PERMANENT')).status).toBe(200)
  const { rows } = await site.database.pool.query<{ detail: { before: { kind: string } | null } }>(
    `select detail from audit.entry where subject = $1 and action = 'members.exclude' order by id`,
    [`account:${id}`],
  )
  expect(rows.map(({ detail }) => detail.before?.kind)).toEqual([undefined, 'TIMEOUT', 'EXCLUDED'])
})

test('nobody without a member’s account is closed', async () => {
  expect((await exclude(987654321n, 'TIMEOUT', 'DAY')).body.errorCode).toBe('not_found')
})
