import { randomBytes } from 'node:crypto'
import type { ChatFrame } from '@baize/api'
import { chatPath, chatPauseMs } from '@baize/api'
import {
  EventStream,
  playFree,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { WebSocket } from 'undici'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
const open: WebSocket[] = []
beforeAll(async () => {
  site = await startTestPlatform()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(() => site.stop())

const member = async () => (await site.visitor()).register(uniqueName())

/** A browser in a room: what it hears, frame by frame, and how it speaks. */
async function enter(client: TestClient, talk: string | null = null) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(site.url.replace('http', 'ws') + chatPath, { headers: { cookie } })
  open.push(socket)
  const frames: ChatFrame[] = []
  const waiting: ((frame: ChatFrame) => void)[] = []
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as ChatFrame
    const next = waiting.shift()
    if (next) next(frame)
    else frames.push(frame)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  socket.send(JSON.stringify({ kind: 'hello', token: client.token, talk }))
  const next = () =>
    new Promise<ChatFrame>(resolve => {
      const frame = frames.shift()
      if (frame) resolve(frame)
      else waiting.push(resolve)
    })
  const say = (text: string) => socket.send(JSON.stringify({ kind: 'post', text }))
  return {
    next,
    say,
    leave: () => socket.close(),
    closed: new Promise(resolve => socket.addEventListener('close', resolve, { once: true })),
  }
}

test('a post reaches everybody in the room at once, as the text that it is; newcomers find it there', async () => {
  const [speaker, listener] = [await enter(await member()), await enter(await site.visitor())]
  expect(await speaker.next()).toMatchObject({ kind: 'history', mayPost: true })
  expect(await listener.next()).toMatchObject({ kind: 'history', mayPost: false })
  speaker.say('<script>alert(1)</script>')
  const heard = await listener.next()
  expect(heard).toMatchObject({ kind: 'post', post: { text: '<script>alert(1)</script>', staff: false } })
  expect(await speaker.next()).toEqual(heard)
  const late = await enter(await site.visitor())
  expect(await late.next()).toMatchObject({ posts: [{ text: '<script>alert(1)</script>' }] })
})

test('one post in three seconds and 200 characters; visitors and guests read only', async () => {
  const speaker = await enter(await member())
  await speaker.next()
  speaker.say('x'.repeat(201))
  expect(await speaker.next()).toMatchObject({ kind: 'refused', message: 'Use at most 200 characters.' })
  speaker.say('x'.repeat(200))
  expect(await speaker.next()).toMatchObject({ kind: 'post' })
  speaker.say('too soon')
  expect(await speaker.next()).toMatchObject({ kind: 'refused', retryAfterSeconds: 3 })
  site.clock.advance(chatPauseMs)
  speaker.say('in time')
  expect(await speaker.next()).toMatchObject({ kind: 'post', post: { text: 'in time' } })
  for (const reader of [await site.visitor(), await playFree(await site.visitor())]) {
    const visit = await enter(reader)
    expect(await visit.next()).toMatchObject({ mayPost: false })
    visit.say('let me in')
    expect(await visit.next()).toMatchObject({ kind: 'refused' })
    await visit.closed
  }
})

test('a member who takes a break writes nothing more in the room, in a socket that was open and in a new one', async () => {
  const client = await member()
  const before = await enter(client)
  expect(await before.next()).toMatchObject({ mayPost: true })
  await client.call('protection.close', { kind: 'TIMEOUT', length: 'DAY' })
  before.say('still here')
  expect(await before.next()).toMatchObject({ kind: 'refused', message: expect.stringMatching(/time-out or excluded/) })
  await before.closed
  const after = await enter(client)
  expect(await after.next()).toMatchObject({ kind: 'history', mayPost: false })
})

test('[DOOR-021] a socket ends with its session: at sign-out, at its last hour, and no post of a dead one is heard', async () => {
  const username = uniqueName()
  const client = await (await site.visitor()).register(username)
  const speaker = await enter(client)
  await speaker.next()
  const elsewhere = await (await site.visitor()).signIn(username, 'Tables#2026')
  const staying = await enter(elsewhere)
  await staying.next()
  await client.call('session.logout', {})
  expect(await speaker.next()).toMatchObject({ kind: 'refused' })
  await speaker.closed
  staying.say('still here')
  expect(await staying.next()).toMatchObject({ kind: 'post', post: { text: 'still here' } })

  const idle = await enter(await member())
  await idle.next()
  site.clock.advance(31 * 60_000)
  idle.say('from a dead session')
  expect(await idle.next()).toMatchObject({ kind: 'refused', retryAfterSeconds: null })
  await idle.closed

  const late = await member()
  const [lateSocket, lateStream] = [await enter(late), await EventStream.open(late)]
  await lateSocket.next()
  site.clock.advance(12 * 3_600_000)
  await site.runJob('session-end')
  await lateSocket.closed
  await lateStream.within(2_000, 'signed-out')
  await expect(lateStream.next()).rejects.toThrow('the stream ended')
})

test('[DOOR-021] a member has ten sockets and no more, and a place is free again when one leaves', async () => {
  const client = await member()
  const sockets = await Promise.all(Array.from({ length: 10 }, () => enter(client)))
  for (const socket of sockets) expect(await socket.next()).toMatchObject({ kind: 'history' })
  const eleventh = await enter(client)
  expect(await eleventh.next()).toMatchObject({ kind: 'refused', retryAfterSeconds: 60 })
  await eleventh.closed
  sockets[0]!.leave()
  await sockets[0]!.closed
  await expect.poll(async () => (await (await enter(client)).next()).kind).toBe('history')
})

test('[MEND-025] a thousand frames on one socket cost no connection of the database, and nobody else waits', async () => {
  const client = await member()
  const id = (await client.call('members.info', {})).id
  const sockets = await Promise.all([1, 2, 3, 4, 5].map(() => enter(client)))
  for (const socket of sockets) await socket.next()
  // A frame that waited for the author's turn would wait as long as this transaction holds it.
  const holder = await site.database.pool.connect()
  await holder.query('begin')
  await holder.query(`select pg_advisory_xact_lock(hashtextextended('service.post|member:${id}', 0))`)
  for (let frame = 0; frame < 200; frame++) for (const socket of sockets) socket.say(`noise ${frame}`)
  await Promise.all(sockets.map(({ closed }) => closed))
  expect((await (await site.visitor()).send('site.permission', {})).status).toBe(200)
  const { rows } = await holder.query<{ waiting: number }>(
    "select count(*)::int as waiting from pg_stat_activity where wait_event = 'advisory' and datname = current_database()",
  )
  expect(rows).toEqual([{ waiting: 0 }])
  await holder.query('rollback')
  holder.release()
  const { rows: posts } = await site.database.pool.query("select 1 from service.post where text like 'noise%'")
  expect(posts).toEqual([])
})

test('[MEND-025] frames below the rate are done one after the other, and those within the pause are not looked at', async () => {
  const speaker = await enter(await member())
  await speaker.next()
  for (let frame = 0; frame < 15; frame++) speaker.say(`hasty ${frame}`)
  const heard = [await speaker.next()]
  while (heard.length < 15) heard.push(await speaker.next())
  expect(heard.filter(({ kind }) => kind === 'post')).toHaveLength(1)
  expect(heard.filter(({ kind }) => kind === 'refused')).toHaveLength(14)
  site.clock.advance(chatPauseMs)
  speaker.say('and now')
  expect(await speaker.next()).toMatchObject({ kind: 'post', post: { text: 'and now' } })
})

test('a removed post leaves the pages that show it, and newcomers do not see it', async () => {
  const speaker = await enter(await member())
  await speaker.next()
  speaker.say('unkind words')
  const frame = await speaker.next()
  if (frame.kind !== 'post') throw new Error('no post')
  const operator = await site.operator()
  await operator.call('service.removePost', { id: frame.post.id, reason: 'unkind' })
  expect(await speaker.next()).toEqual({ kind: 'removed', id: frame.post.id })
  const late = await (await enter(await site.visitor())).next()
  expect(late.kind === 'history' && late.posts.some(({ id }) => id === frame.post.id)).toBe(false)
  expect((await operator.send('service.removePost', { id: frame.post.id, reason: 'again' })).status).toBe(404)
})

test('a muted member reads on, is told why it may not write, and writes again when the time is over or a moderator says so', async () => {
  const client = await member()
  const speaker = await enter(client)
  await speaker.next()
  speaker.say('buy my system')
  const frame = await speaker.next()
  if (frame.kind !== 'post') throw new Error('no post')
  const operator = await site.operator()
  const asked = { id: frame.post.id, hours: 2, reason: 'advertising <b>' }
  const { account, until } = await operator.call('service.mute', asked)
  expect((new Date(until).getTime() - site.clock.now().getTime()) / 3_600_000).toBeCloseTo(2, 2)
  const [message] = (await client.call('messages.inbox', {})).content
  expect(message!.html).toContain('advertising &lt;b&gt;')

  site.clock.advance(chatPauseMs)
  speaker.say('me again')
  const refused = await speaker.next()
  if (refused.kind !== 'refused') throw new Error('not refused')
  expect(refused.message).toContain('moderator')
  expect(refused.retryAfterSeconds! / 3600).toBeCloseTo(2, 1)
  const other = await enter(await member())
  await other.next()
  other.say('good evening')
  expect(await speaker.next()).toMatchObject({ kind: 'post', post: { text: 'good evening' } })
  const talk = await enter(client, randomBytes(32).toString('base64url'))
  await talk.next()
  talk.say('Why may I not write?')
  expect(await talk.next()).toMatchObject({ kind: 'post' })

  await operator.call('service.unmute', { account, reason: 'sorry' })
  expect((await operator.send('service.unmute', { account, reason: 'again' })).status).toBe(404)
  site.clock.advance(chatPauseMs)
  speaker.say('thank you')
  expect(await speaker.next()).toMatchObject({ kind: 'post', post: { text: 'thank you' } })
  await operator.call('service.mute', { ...asked, hours: 1 })
  for (let thirds = 0; thirds < 3; thirds++) {
    site.clock.advance(1_200_000)
    await client.call('members.info', {})
  }
  speaker.say('an hour later')
  expect(await speaker.next()).toMatchObject({ kind: 'post', post: { text: 'an hour later' } })
  const { rows } = await site.database.pool.query(
    `select action, detail ->> 'reason' as reason from audit.entry where action in ('service.mute', 'service.unmute') order by 1, 2`,
  )
  expect(rows).toEqual([
    { action: 'service.mute', reason: 'advertising <b>' },
    { action: 'service.mute', reason: 'advertising <b>' },
    { action: 'service.unmute', reason: 'sorry' },
  ])
})

test('a visitor and an operator talk; nobody else hears, and the visitor finds the talk again by its secret', async () => {
  const secret = randomBytes(32).toString('base64url')
  const visitor = await enter(await site.visitor(), secret)
  expect(await visitor.next()).toMatchObject({ posts: [], mayPost: true })
  const stranger = await enter(await site.visitor(), randomBytes(32).toString('base64url'))
  await stranger.next()
  visitor.say('Where is my deposit?')
  await visitor.next()
  const operator = await site.operator()
  const [talk] = (await operator.call('service.talks', {})).list
  expect(talk).toMatchObject({ lastText: 'Where is my deposit?', waits: true, account: null })
  await operator.call('service.answerTalk', { id: talk!.id, text: 'On its way.' })
  expect(await visitor.next()).toMatchObject({ kind: 'post', post: { text: 'On its way.', staff: true } })
  const { list } = await operator.call('service.talks', {})
  expect(list.find(({ id }) => id === talk!.id)).toMatchObject({ waits: false })
  const again = await (await enter(await site.visitor(), secret)).next()
  expect(again.kind === 'history' && again.posts.map(({ text }) => text)).toEqual([
    'Where is my deposit?',
    'On its way.',
  ])
  stranger.say('hello')
  expect(await stranger.next()).toMatchObject({ post: { text: 'hello' } })
})

test('a token without its device, a wrong word first, and a room that is switched off are turned away', async () => {
  const thief = await site.visitor()
  thief.token = (await member()).token
  const stolen = await enter(thief)
  expect(await stolen.next()).toMatchObject({ kind: 'refused' })
  await stolen.closed
  const wrong = await enter(await site.visitor(), 'not a secret')
  await wrong.closed
  await site.platform.settings.switchModule('CHAT_ROOM', false)
  const closed = await enter(await site.visitor())
  expect(await closed.next()).toMatchObject({ message: 'This service is switched off at the moment.' })
  await closed.closed
  await site.platform.settings.switchModule('CHAT_ROOM', true)
})
