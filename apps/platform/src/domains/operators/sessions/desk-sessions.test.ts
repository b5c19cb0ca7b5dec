import {
  demoSecrets,
  newOperator,
  OperatorClient,
  secretsAt,
  startTestPlatform,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const reason = 'as the house decided'
const codeOf = async (sent: Promise<{ body: { errorCode: string | null } }>) => (await sent).body.errorCode

test('[CONS-010, CONS-068] a member and an operator in one browser: neither’s token or cookie serves the other', async () => {
  const browser = await new OperatorClient(site.url, site.clock).open()
  await browser.register(uniqueName())
  const member = browser.token
  await browser.enter(demoSecrets('support'))
  const operator = browser.token
  expect([...browser.cookies.keys()]).toEqual(expect.arrayContaining(['__Host-device', '__Host-desk']))
  expect(await codeOf(browser.send('members.info', {}))).toBe('not_allowed')
  expect(await codeOf(browser.send('operators.me', {}))).toBe(null)
  browser.token = member
  expect(await codeOf(browser.send('operators.me', {}))).toBe('not_allowed')
  expect(await codeOf(browser.send('members.info', {}))).toBe(null)

  const cookies = Object.fromEntries(browser.cookies)
  const swapped = await site.visitor()
  swapped.setCookie('__Host-desk', cookies['__Host-device']!)
  swapped.setCookie('__Host-device', cookies['__Host-desk']!)
  for (const [token, row] of [
    [operator, 'operators.me'],
    [member, 'members.info'],
  ] as const) {
    swapped.token = token
    expect(await codeOf(swapped.send(row, {}))).toBe('session_expired')
  }
})

test('[CONS-010] the browser of an operator is known by a strict cookie of its own, and gets none of the members’', async () => {
  const browser = await site.visitor()
  const { headers } = await browser.send('operators.login', { username: 'content', password: 'Baize#2026' })
  const [cookie, ...others] = headers.getSetCookie()
  expect(others).toEqual([])
  expect(cookie).toMatch(/^__Host-desk=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
})

test('own sessions are listed with those that ended, and ended: one, or all others; those of others by who makes operators', async () => {
  const first = await newOperator(site, ['support'])
  const { username } = await first.call('operators.me', {})
  const again = async () => (await new OperatorClient(site.url, site.clock).open()).enter(secretsAt(site, username))
  const [other, third] = [await again(), await again()]
  const mine = async () => (await first.call('operators.sessions', {})).list
  expect((await mine()).every(session => session.username === username)).toBe(true)
  const open = (await mine()).filter(({ endedAt, isThis }) => endedAt === null && !isThis)
  await first.call('operators.endSession', { id: open[0]!.id, reason })
  expect((await mine()).find(({ id }) => id === open[0]!.id)).toMatchObject({ why: 'ended' })
  await first.call('operators.endOtherSessions', {})
  for (const ended of [other!, third!]) expect(await codeOf(ended.send('operators.me', {}))).toBe('session_expired')

  const [own] = await mine()
  const support = await site.operator('support')
  expect(await codeOf(support.send('operators.endSession', { id: own!.id, reason }))).toBe('not_found')
  const admin = await site.operator('operator')
  const id = (await mine()).find(({ isThis }) => isThis)!.id
  await admin.call('operators.endSession', { id, reason })
  expect(await codeOf(first.send('operators.me', {}))).toBe('session_expired')
})
