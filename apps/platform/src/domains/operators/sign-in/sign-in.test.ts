import { demoPassword } from '@baize/platform/demo/operators'
import { knownMember, newestMessage, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

test('an operator signs in at a door of their own, and out again', async () => {
  const operator = await site.operator('cashier')
  const me = await operator.call('operators.me', {})
  expect(me).toMatchObject({ username: 'cashier', roles: ['cashier'] })
  expect(me.permissions).toContain('withdrawal.pay')
  await operator.call('operators.logout', {})
  expect((await operator.send('operators.me', {})).body.errorCode).toBe('session_expired')
})

test('[DOOR-024] a member is unknown at the door of operators, and an operator at that of members', async () => {
  const { username, password } = await knownMember(site)
  const browser = await site.visitor()
  const asOperator = await browser.send('operators.login', { username, password })
  const asNobody = await browser.send('operators.login', { username: 'nobody-here', password })
  for (const { status, body } of [asOperator, asNobody])
    expect([status, body.errorCode, body.message]).toEqual([401, 'bad_credentials', 'Username or password is wrong.'])
  for (const tried of [demoPassword, 'wrong-one']) {
    const asMember = await browser.send('session.login', { username: 'operator', password: tried })
    expect([asMember.status, asMember.body.errorCode]).toEqual([401, 'bad_credentials'])
  }
})

test('[DOOR-024] a blocked member’s right password is answered as a wrong one, counts as one, and the owner learns of it', async () => {
  const { username, password, email, mobileNum } = await knownMember(site)
  const remembered = await site.visitor()
  await remembered.call('session.login', { username, password, remember: true })
  const setStatus = (status: 'active' | 'blocked') =>
    site.database.kysely.updateTable('identity.account').set({ status }).where('username', '=', username).execute()
  await setStatus('blocked')
  const stranger = await site.visitor()
  const wrong = await stranger.send('session.login', { username, password: 'wrong-one' })
  expect(await newestMessage(site, email)).toBeUndefined()
  const right = await stranger.send('session.login', { username, password })
  const shown = ({ status, body: { errorCode, message } }: typeof right) => ({ status, errorCode, message })
  expect(shown(right)).toEqual(shown(wrong))
  for (const recipient of [email, `+63${mobileNum}`])
    expect(await newestMessage(site, recipient)).toMatch(/The account is blocked, so nothing was opened/)
  expect((await stranger.send('session.login', { username, password })).body.value).toMatchObject({ captcha: true })
  const byTicket = await remembered.send('session.login', { username, password: '', ticket: true, remember: true })
  expect(byTicket.body.errorCode).toBe('bad_credentials')
  await setStatus('active')
  expect((await (await site.visitor()).send('session.login', { username, password })).body.errorCode).toBe(
    'captcha_required',
  )
})

test('an operator’s token opens nothing on another device, and nothing once the account is blocked', async () => {
  const operator = await site.operator('risk')
  const thief = await site.visitor()
  thief.token = operator.token
  expect((await thief.send('operators.me', {})).body.errorCode).toBe('session_expired')
  const admin = await site.operator('operator')
  await admin.call('operators.block', { username: 'risk', reason: 'a test' })
  expect((await operator.send('operators.me', {})).body.errorCode).toBe('session_expired')
})

test('wrong passwords are counted, and written into the audit', async () => {
  const browser = await site.visitor()
  for (let tries = 0; tries < 3; tries++)
    await browser.send('operators.login', { username: 'operator', password: 'wrong' })
  const { body } = await browser.send('operators.login', { username: 'operator', password: demoPassword })
  expect(body.errorCode).toBe('captcha_required')
  await site.runJob('audit-tally')
  const { rows } = await site.database.pool.query<{ count: bigint }>(
    "select sum((detail->>'times')::int) as count from audit.entry where action = 'session.login.refused'",
  )
  expect(Number(rows[0]!.count)).toBeGreaterThanOrEqual(3)
})
