import { startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf, password, setRule, stored } from './fixtures.ts'

let site: TestPlatform
let agent: { id: bigint; code: string; referral_code: string }
let other: typeof agent
beforeAll(async () => {
  site = await startTestPlatform()
  const node = (username: string) =>
    site.database.kysely
      .selectFrom('agents.member as m')
      .innerJoin('identity.account_state as a', 'a.account_id', 'm.id')
      .innerJoin('agents.affiliate_code as c', 'c.agent_id', 'm.id')
      .select(['m.id', 'c.code', 'm.referral_code'])
      .where('a.username', '=', username)
      .executeTakeFirstOrThrow()
  agent = await node('agent')
  other = await node('general')
})
afterAll(() => site.stop())

async function register(fields: object) {
  const username = uniqueName()
  const client = await site.visitor()
  const payload = { username, password, confirmPassword: password, ...fields }
  const { status, body } = await client.send('members.register', payload as never)
  return { username, status, body, row: status === 200 ? await stored(site, username) : null }
}

test('[REG-002, REG-041] with the code of an agent the member is registered, and the agent is their upline', async () => {
  const { status, row, username } = await register({ affiliateCode: agent.code.toLowerCase() })
  expect([status, row!.upline_id]).toEqual([200, agent.id])
  const client = await (await site.visitor()).signIn(username, password)
  expect((await client.call('members.info', {})).toUpline).toBe(true)
})

test('a wrong code is refused, and nothing is made', async () => {
  const { status, body, username } = await register({ affiliateCode: 'NOBODY' })
  expect([status, body.errorCode]).toEqual([404, 'affiliate_unknown'])
  const account = site.database.kysely.selectFrom('identity.account').select('id').where('username', '=', username)
  expect(await account.executeTakeFirst()).toBeUndefined()
})

test('[REG-048] the referral code of a member records the inviter, and a stale one keeps nobody out', async () => {
  const { row } = await register({ referralCode: agent.referral_code })
  expect([row!.inviter_id, row!.upline_id]).toEqual([agent.id, null])
  expect((await register({ referralCode: 'LONGGONE' })).row!.inviter_id).toBeNull()
})

test('[REG-038] a recommender id names the upline, and the affiliate code goes before it', async () => {
  expect((await register({ recommenderId: agent.id.toString() })).row!.upline_id).toBe(agent.id)
  const both = { recommenderId: agent.id.toString(), affiliateCode: other.code }
  expect((await register(both)).row!.upline_id).toBe(other.id)
  for (const recommenderId of ['1', 'agent', '9'.repeat(30)]) {
    const { status, body } = await register({ recommenderId })
    expect([status, Object.keys(faultsOf(body))]).toEqual([400, ['recommenderId']])
  }
})

test('[VALID-024] the code is asked for only where the rule says so; hidden, one from the address still counts', async () => {
  expect((await register({})).row!.upline_id).toBeNull()
  await setRule(site, 'affiliateCode', { required: true })
  expect(faultsOf((await register({})).body)).toEqual({ affiliateCode: 'Please fill this in.' })
  await setRule(site, 'affiliateCode', { enabled: false, required: false })
  expect((await register({ affiliateCode: agent.code })).row!.upline_id).toBe(agent.id)
  await setRule(site, 'affiliateCode', { enabled: true })
})
