import { SampleProvider, type TestClient, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierSite, startCashier } from '../../cashier/fixtures.ts'
import { join } from '../../contracts/fixtures.ts'

let site: CashierSite
let duels: SampleProvider
let channel: string
beforeAll(async () => {
  site = await startCashier()
  duels = await SampleProvider.start(site, 'DUEL', 'PVP')
  channel = site.payments.payoutChannel
})
afterAll(async () => {
  await duels.stop()
  await site.stop()
})

/** What a launch says of a member. */
async function tagsOf({ client }: { client: TestClient }, provider = duels): Promise<string[]> {
  await provider.launch(client)
  return provider.tagsOpened ?? []
}

type Peer = Awaited<ReturnType<typeof join>>
async function shared(one: { client: TestClient }, other: { client: TestClient }): Promise<number> {
  const tags = await tagsOf(other)
  return (await tagsOf(one)).filter(tag => tags.includes(tag)).length
}

const pays = (member: Peer, number: string) =>
  site.database.pool.query(
    `insert into cashier.payout_account (member_id, channel_code, holder, number, created_at, usable_at)
     values ($1, $2, 'Lan Anh', $3, now(), now())`,
    [member.id, channel, number],
  )
const moveTo = (member: Peer, address: string) =>
  site.database.pool.query('update identity.session set address = $2 where account_id = $1', [member.id, address])

test('strangers share nothing, and nothing that was sent tells who or what they are', async () => {
  const [one, other] = [await join(site), await join(site)]
  await pays(one, '0011 2233')
  expect(await shared(one, other)).toBe(0)
  const tags = await tagsOf(one)
  expect(tags.length).toBeGreaterThanOrEqual(3)
  expect(tags.filter(tag => !/^[\w-]{22}$/.test(tag))).toEqual([])
  expect(tags).toEqual([...tags].sort())
  expect(await tagsOf(one)).toEqual(tags)
})

test('two accounts of one browser share a tag', async () => {
  const client = await site.visitor()
  await client.register(uniqueName())
  const tags = await tagsOf({ client })
  await client.call('session.logout', {})
  client.token = null
  await client.register(uniqueName())
  expect((await tagsOf({ client })).filter(tag => tags.includes(tag))).toHaveLength(1)
})

test('so do two who have money paid to one place, however it was typed, and wherever they are', async () => {
  const [one, other] = [await join(site), await join(site)]
  await pays(one, 'AB-77 1')
  await pays(other, 'ab 771')
  await moveTo(other, '198.51.100.7')
  expect(await shared(one, other)).toBe(1)
})

test('a network counts together with the kind of payment that is used on it', async () => {
  const [one, other, third] = [await join(site), await join(site), await join(site)]
  await pays(one, '5501')
  await pays(other, '5502')
  for (const [member, address] of [
    [one, '203.0.113.5'],
    [other, '203.0.113.77'],
    [third, '203.0.113.5'],
  ] as const)
    await moveTo(member, address)
  expect(await shared(one, other)).toBe(1)
  expect(await shared(one, third)).toBe(0)
  await moveTo(other, '203.0.114.5')
  expect(await shared(one, other)).toBe(0)
})

test('those of one agent share a tag, with each other and with the agent, and those of two agents none', async () => {
  const [agent, rival] = [await join(site), await join(site)]
  const [one, other, third] = [await join(site, agent, 0), await join(site, agent, 0), await join(site, rival, 0)]
  expect([await shared(one, other), await shared(one, agent), await shared(one, third)]).toEqual([1, 1, 0])
})

test('each provider is told by a key of its own, sixteen tags at most, and for games between members alone', async () => {
  const [other, slots] = [await SampleProvider.start(site, 'PAIR', 'PVP'), await SampleProvider.start(site, 'SPIN')]
  const member = await join(site)
  for (let i = 0; i < 20; i++) await pays(member, `9900${i}`)
  const tags = await tagsOf(member)
  expect(tags).toHaveLength(16)
  expect((await tagsOf(member, other)).filter(tag => tags.includes(tag))).toEqual([])
  await slots.launch(member.client)
  expect(slots.tagsOpened).toBeNull()
  await other.stop()
  await slots.stop()
})
