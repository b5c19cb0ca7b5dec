import { startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const member = async () => (await site.visitor()).register(uniqueName())
const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ')

test('[VALID2-006, VALID2-007] feedback has 3 to 300 words; a Chinese, Japanese or Thai text is counted by its own rules', async () => {
  const faultOf = async (content: string) => {
    const { status, body } = await (await member()).send('service.feedback', { questionType: 'game', content })
    return status === 200 ? null : body.value?.fields?.[0]
  }
  const short = { field: 'content', message: 'Write at least 3 words.' }
  for (const content of ['', 'two words', '提款', 'エラ', 'ฝากเงิน']) expect(await faultOf(content)).toEqual(short)
  for (const content of ['three plain words', '提款慢', '遅いな', 'ฝากเงินไม่เข้า'])
    expect(await faultOf(content)).toBeNull()
  expect(await faultOf(words(300))).toBeNull()
  expect(await faultOf('款'.repeat(300))).toBeNull()
  expect(await faultOf(words(301))).toEqual({ field: 'content', message: 'Write at most 300 words.' })
  expect(await faultOf('款'.repeat(301))).toEqual({ field: 'content', message: 'Write at most 300 words.' })
})

test('[API2-051, CENTRE-070] without a session it needs contact details; the sixth in an hour is refused, and an hour later taken', async () => {
  const visitor = await site.visitor()
  visitor.visitorToken = null
  const said = { questionType: 'deposit', content: 'My deposit never came.' } as const
  const without = await visitor.send('service.feedback', { ...said, contact: '  ' })
  expect([without.status, without.body.value?.fields]).toEqual([
    400,
    [{ field: 'contact', message: 'Please fill this in.' }],
  ])
  const { id } = await visitor.call('service.feedback', { ...said, contact: 'me@mail.example' })
  const queue = await (await site.operator()).call('service.feedbackQueue', {})
  expect(queue.list.find(row => row.id === id)).toMatchObject({ ...said, contact: 'me@mail.example', account: null })
  for (let sent = 1; sent < 5; sent++) await visitor.call('service.feedback', { ...said, contact: 'me@mail.example' })
  const sixth = await visitor.send('service.feedback', { ...said, contact: 'me@mail.example' })
  expect([sixth.status, sixth.body.errorCode, sixth.headers.get('retry-after')]).toEqual([
    429,
    'too_many_requests',
    '3600',
  ])
  site.clock.advance(3_600_001)
  await visitor.call('service.feedback', { ...said, contact: 'me@mail.example' })
})

test('an operator answers once; the member finds the answer in the list and among the messages, its markup as text', async () => {
  const client = await member()
  const { id } = await client.call('service.feedback', { questionType: 'complaint', content: 'The <b>game</b> froze.' })
  const operator = await site.operator()
  await operator.call('service.answerFeedback', { id, reason: 'It is <i>mended</i>.' })
  expect((await client.call('service.ownFeedback', {})).list).toMatchObject([
    { id, questionType: 'complaint', answer: 'It is <i>mended</i>.' },
  ])
  const [message] = (await client.call('messages.inbox', {})).content
  expect(message!.title).toBe('We have answered your feedback')
  expect(message!.html).toContain('It is &lt;i&gt;mended&lt;/i&gt;.')
  expect(message!.html).toContain('The &lt;b&gt;game&lt;/b&gt; froze.')
  const again = await operator.send('service.answerFeedback', { id, reason: 'once more' })
  expect(again.body.errorCode).toBe('already_decided')
})

test('[CENTRE-071] a member applies once at a time; approved, they are an agent with a code, from the next call on', async () => {
  const client = await member()
  const application = { comment: 'I run a club of players.', contact: 'me@mail.example' }
  expect(await client.call('service.ownApplication', {})).toBeNull()
  await client.call('service.applyAsAffiliate', application)
  const again = await client.send('service.applyAsAffiliate', application)
  expect(again.body.errorCode).toBe('application_exists')
  const operator = await site.operator()
  const decide = async (approve: boolean, reason: string) => {
    const { account } = await client.call('members.info', {})
    const waiting = (await operator.call('service.applications', {})).list.find(row => row.account === account)
    await operator.call('service.decideApplication', { id: waiting!.id, approve, reason })
    return operator.send('service.decideApplication', { id: waiting!.id, approve, reason })
  }
  expect((await decide(false, 'Tell us more first.')).body.errorCode).toBe('already_decided')
  expect(await client.call('service.ownApplication', {})).toMatchObject({
    state: 'REJECTED',
    reason: 'Tell us more first.',
  })
  expect((await client.call('members.info', {})).type).toBe(0)
  await client.call('service.applyAsAffiliate', application)
  await decide(true, 'Welcome aboard.')
  expect((await client.call('members.info', {})).type).toBe(1)
  expect((await client.call('agents.downlines', {})).list).toEqual([])
  const [message] = (await client.call('messages.inbox', {})).content
  expect([message!.title, message!.html.includes('Welcome aboard.')]).toEqual(['You are an agent now', true])
  const agent = await client.send('service.applyAsAffiliate', application)
  expect(agent.body.errorCode).toBe('not_allowed')
})
