import { EventStream, SampleProvider, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site)
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

test('a stream starts with the balance, and each move of money follows in both of two streams', async () => {
  const member = await (await site.visitor()).register(uniqueName())
  const session = await provider.play(member)
  const [a, b] = [await EventStream.open(member), await EventStream.open(member)]
  expect((await a.next()).data).toEqual({ kind: 'balance', sumBalance: '1000.00', bonus: '0.00', currency: 'DEMO' })
  expect((await b.next()).data).toMatchObject({ sumBalance: '1000.00' })
  await provider.bet(session, 'push-1', 10_000)
  expect((await a.next()).data).toMatchObject({ sumBalance: '999.00' })
  expect((await b.next()).data).toMatchObject({ sumBalance: '999.00' })
  a.leave()
  b.leave()
})

test('a stream that resumes tells the truth first and then what it missed', async () => {
  const member = await (await site.visitor()).register(uniqueName())
  const session = await provider.play(member)
  const first = await EventStream.open(member)
  await first.next()
  await provider.bet(session, 'push-2', 10_000)
  const seen = await first.next()
  first.leave()
  await provider.bet(session, 'push-3', 10_000)
  const again = await EventStream.open(member, seen.id)
  expect((await again.next()).data).toMatchObject({ sumBalance: '998.00' })
  expect((await again.next()).data).toMatchObject({ sumBalance: '998.00' })
  again.leave()
})

test('a session that ends elsewhere hears so and no more; the others stay', async () => {
  const username = uniqueName()
  const here = await (await site.visitor()).register(username)
  const there = await (await site.visitor()).signIn(username, 'Tables#2026')
  const [kept, lost] = [await EventStream.open(here), await EventStream.open(there)]
  await kept.next()
  await lost.next()
  const session = await provider.play(here)
  await here.call('members.changePassword', {
    oldPassword: 'Tables#2026',
    newPassword: 'Fresh#Word#26',
    confirmNewPassword: 'Fresh#Word#26',
  })
  expect((await lost.next()).event).toBe('signed-out')
  await expect(lost.next()).rejects.toThrow('the stream ended')
  await provider.bet(session, 'push-6', 10_000)
  expect((await kept.next()).data).toMatchObject({ sumBalance: '999.00' })
  kept.leave()
})

test('nobody hears of another member’s money', async () => {
  const [rich, other] = [
    await (await site.visitor()).register(uniqueName()),
    await (await site.visitor()).register(uniqueName()),
  ]
  const stream = await EventStream.open(other)
  await stream.next()
  await provider.bet(await provider.play(rich), 'push-4', 10_000)
  const own = await provider.play(other)
  await provider.bet(own, 'push-5', 20_000)
  expect((await stream.next()).data).toMatchObject({ sumBalance: '998.00' })
  stream.leave()
})

test('a message that was written comes as the counts of what waits, within a second', async () => {
  const member = await (await site.visitor()).register(uniqueName())
  const memberId = BigInt((await member.call('members.info', {})).id)
  const stream = await EventStream.open(member)
  await stream.next()
  await site.database.transaction(tx =>
    site.platform.messages.send(tx, 'SERVICE', memberId, { EN: { title: 'news', html: '<p>.</p>' } }),
  )
  const counts = await stream.within(1_000, 'unread', ({ messageCount }) => messageCount === 2)
  expect(counts).toEqual({
    kind: 'unread',
    count: 2,
    messageCount: 2,
    missionCount: 0,
    rewardCount: 0,
    promoCount: expect.any(Number),
  })
  stream.leave()
})
