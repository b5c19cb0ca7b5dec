import type { MessageTopic } from '@baize/api'
import { startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const waiting = (count: number) => ({
  count,
  messageCount: count,
  missionCount: 0,
  rewardCount: 0,
  promoCount: expect.any(Number),
})
const member = async () => (await site.visitor()).register(uniqueName())

test('[API1-026, API2-053, CENTRE-060] the count is that of the unread messages of the member who asks', async () => {
  const client = await member()
  const other = await member()
  expect(await client.call('messages.unreadCount', {})).toEqual(waiting(1))
  const { content } = await client.call('messages.inbox', {})
  expect(content).toMatchObject([{ title: 'Welcome to Baize', read: false }])
  await client.call('messages.markRead', { id: content[0]!.id })
  await client.call('messages.markRead', { id: content[0]!.id })
  expect(await client.call('messages.unreadCount', {})).toEqual(waiting(0))
  expect((await client.call('messages.inbox', {})).content[0]!.read).toBe(true)
  expect(await other.call('messages.unreadCount', {})).toEqual(waiting(1))
})

test("nobody reads another member's message away", async () => {
  const owner = await member()
  const { content } = await owner.call('messages.inbox', {})
  const { status, body } = await (await member()).send('messages.markRead', { id: content[0]!.id })
  expect([status, body.errorCode]).toEqual([404, 'not_found'])
  expect(await owner.call('messages.unreadCount', {})).toEqual(waiting(1))
})

test('a message is shown in the language of the reader', async () => {
  const client = await member()
  client.language = 'VI'
  expect((await client.call('messages.inbox', {})).content[0]!.title).toBe('Chào mừng bạn đến với Baize')
})

test('the inbox comes in pages, newest first', async () => {
  const client = await member()
  const memberId = BigInt((await client.call('members.info', {})).id)
  const send = (title: string) =>
    site.database.transaction(tx =>
      site.platform.messages.send(tx, 'SERVICE', memberId, { EN: { title, html: '<p>.</p>' } }),
    )
  for (const title of ['one', 'two']) await send(title)
  const pages = await Promise.all([1, 2].map(page => client.call('messages.inbox', { page, pageSize: 2 })))
  expect(pages.map(({ content, totalPages }) => [totalPages, content.map(({ title }) => title)])).toEqual([
    [2, ['two', 'one']],
    [2, ['Welcome to Baize']],
  ])
})

test('all are read at once, and a removed one is gone; those of others stay', async () => {
  const client = await member()
  const other = await member()
  const memberId = BigInt((await client.call('members.info', {})).id)
  await site.database.transaction(tx =>
    site.platform.messages.send(tx, 'SERVICE', memberId, { EN: { title: 'two', html: '<p>.</p>' } }),
  )
  await client.call('messages.markAllRead', {})
  expect(await client.call('messages.unreadCount', {})).toEqual(waiting(0))
  const [newest] = (await client.call('messages.inbox', {})).content
  const { status } = await other.send('messages.remove', { id: newest!.id })
  expect(status).toBe(404)
  await client.call('messages.remove', { id: newest!.id })
  expect((await client.call('messages.inbox', {})).content.map(({ title }) => title)).toEqual(['Welcome to Baize'])
  expect(await other.call('messages.unreadCount', {})).toEqual(waiting(1))
})

test('messages are read by topic, and the unread ones of all topics make the count', async () => {
  const client = await member()
  const memberId = BigInt((await client.call('members.info', {})).id)
  const send = (topic: MessageTopic, title: string) =>
    site.database.transaction(tx =>
      site.platform.messages.send(tx, topic, memberId, { EN: { title, html: '<p>.</p>' } }),
    )
  await send('MONEY', 'paid')
  await send('REWARDS', 'won')
  await send('REWARDS', 'won again')
  const rewards = await client.call('messages.inbox', { topic: 'REWARDS' })
  expect(rewards.content.map(({ topic, title }) => [topic, title])).toEqual([
    ['REWARDS', 'won again'],
    ['REWARDS', 'won'],
  ])
  expect(rewards.unread).toEqual({ MONEY: 1, REWARDS: 2, AGENT: 0, SERVICE: 1 })
  expect(await client.call('messages.unreadCount', {})).toEqual(waiting(4))
  await client.call('messages.markAllRead', { topic: 'REWARDS' })
  const { content, unread } = await client.call('messages.inbox', {})
  expect(unread).toEqual({ MONEY: 1, REWARDS: 0, AGENT: 0, SERVICE: 1 })
  expect(content.filter(({ read }) => read).map(({ topic }) => topic)).toEqual(['REWARDS', 'REWARDS'])
  expect(await client.call('messages.unreadCount', {})).toEqual(waiting(2))
})
