import { SampleProvider, startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
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

interface Frame {
  id: string
  event: string
  data: { kind: string; sumBalance: string; messageCount?: number }
}

/** An open event stream, read frame by frame. */
async function openStream(client: TestClient, lastEventId?: string) {
  const leaving = new AbortController()
  const response = await client.fetch('GET', '/wps/ext/events', undefined, undefined, leaving.signal, lastEventId)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    leave: () => leaving.abort(),
    async next(): Promise<Frame> {
      for (;;) {
        const match = /id: (.*)\nevent: (.*)\ndata: (.*)\n\n/.exec(text)
        if (match) {
          text = text.slice(match.index + match[0].length)
          return { id: match[1]!, event: match[2]!, data: JSON.parse(match[3]!) }
        }
        const { value, done } = await reader.read()
        if (done) throw new Error('the stream ended')
        text += value
      }
    },
  }
}

test('a stream starts with the balance, and each move of money follows in both of two streams', async () => {
  const member = await (await site.visitor()).register(uniqueName())
  const session = await provider.play(member)
  const [a, b] = [await openStream(member), await openStream(member)]
  expect((await a.next()).data).toEqual({ kind: 'balance', sumBalance: '1000.00', currency: 'DEMO' })
  expect((await b.next()).data.sumBalance).toBe('1000.00')
  await provider.bet(session, 'push-1', 10_000)
  expect((await a.next()).data.sumBalance).toBe('999.00')
  expect((await b.next()).data.sumBalance).toBe('999.00')
  a.leave()
  b.leave()
})

test('a stream that resumes tells the truth first and then what it missed', async () => {
  const member = await (await site.visitor()).register(uniqueName())
  const session = await provider.play(member)
  const first = await openStream(member)
  await first.next()
  await provider.bet(session, 'push-2', 10_000)
  const seen = await first.next()
  first.leave()
  await provider.bet(session, 'push-3', 10_000)
  const again = await openStream(member, seen.id)
  expect((await again.next()).data.sumBalance).toBe('998.00')
  expect((await again.next()).data.sumBalance).toBe('998.00')
  again.leave()
})

test('a session that ends elsewhere hears so and no more; the others stay', async () => {
  const username = uniqueName()
  const here = await (await site.visitor()).register(username)
  const there = await (await site.visitor()).signIn(username, 'Tables#2026')
  const [kept, lost] = [await openStream(here), await openStream(there)]
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
  expect((await kept.next()).data.sumBalance).toBe('999.00')
  kept.leave()
})

test('nobody hears of another member’s money', async () => {
  const [rich, other] = [
    await (await site.visitor()).register(uniqueName()),
    await (await site.visitor()).register(uniqueName()),
  ]
  const stream = await openStream(other)
  await stream.next()
  await provider.bet(await provider.play(rich), 'push-4', 10_000)
  const own = await provider.play(other)
  await provider.bet(own, 'push-5', 20_000)
  expect((await stream.next()).data.sumBalance).toBe('998.00')
  stream.leave()
})

test('a message that was written comes as the counts of what waits, within a second', async () => {
  const member = await (await site.visitor()).register(uniqueName())
  const memberId = BigInt((await member.call('members.info', {})).id)
  const stream = await openStream(member)
  await stream.next()
  const sentMs = performance.now()
  await site.database.transaction(tx =>
    site.platform.messages.send(tx, memberId, { EN: { title: 'news', html: '<p>.</p>' } }),
  )
  let frame = await stream.next()
  while (frame.data.messageCount !== 2) frame = await stream.next()
  expect(frame.data).toEqual({ kind: 'unread', count: 2, messageCount: 2, missionCount: 0, rewardCount: 0 })
  expect(performance.now() - sentMs).toBeLessThan(1_000)
  stream.leave()
})
