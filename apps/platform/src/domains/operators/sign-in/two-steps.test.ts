import { demoFactor, demoPassword } from '@baize/platform/demo/operators'
import {
  byTwo,
  newOperator,
  OperatorClient,
  oneTimeCode,
  secretsAt,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '@baize/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())
/** Each test begins with fresh tries and codes. */
beforeEach(() => site.clock.advance(16 * 60_000))

const minuteMs = 60_000
const codeOf = async (sent: Promise<{ body: { errorCode: string | null } }>) => (await sent).body.errorCode
const totp = (steps = 0) => oneTimeCode(demoFactor, site.clock.now(), steps)
/** A browser that shows what each call answers, and the challenge of a first step. */
async function begun(username: string): Promise<{ browser: TestClient; challenge: string }> {
  const browser = await site.visitor()
  return { browser, ...(await browser.call('operators.login', { username, password: demoPassword })) }
}
async function signedIn(username: string): Promise<TestClient> {
  const { browser, challenge } = await begun(username)
  browser.token = (await browser.call('operators.prove', { challenge, totp: totp() })).token
  return browser
}

test('[CONS-002] a password and a code make a token, and both are audited', async () => {
  const { browser, challenge } = await begun('risk')
  expect(await codeOf(browser.send('operators.me', {}))).toBe('token_required')
  const { token, enrolling } = await browser.call('operators.prove', { challenge, totp: totp() })
  expect([token.length, enrolling]).toEqual([43, false])
  browser.token = token
  expect(await browser.call('operators.me', {})).toMatchObject({
    username: 'risk',
    enrolling: false,
    mustChange: false,
  })
  const { rows } = await site.database.pool.query(
    `select action, detail->>'by' as by from audit.entry where actor = (
       select 'operator:' || id from identity.account where username = 'risk') order by id`,
  )
  expect(rows).toEqual([
    { action: 'operators.login', by: null },
    { action: 'operators.prove', by: 'totp' },
  ])
  const stored = await site.database.pool.query("select encode(sealed_secret, 'escape') as text from operators.factor")
  for (const { text } of stored.rows) expect(text).not.toContain(demoFactor)
})

test('[CONS-069] a code counts once, and so does a challenge: in its browser, for five minutes', async () => {
  const first = await begun('risk')
  const code = totp()
  await first.browser.call('operators.prove', { challenge: first.challenge, totp: code })
  const second = await begun('risk')
  for (const used of [code, totp(-1)])
    expect(await codeOf(second.browser.send('operators.prove', { challenge: second.challenge, totp: used }))).toBe(
      'factor_wrong',
    )
  const next = totp(1)
  expect(await codeOf(first.browser.send('operators.prove', { challenge: first.challenge, totp: next }))).toBe(
    'factor_wrong',
  )
  expect(
    await codeOf((await site.visitor()).send('operators.prove', { challenge: second.challenge, totp: next })),
  ).toBe('factor_wrong')
  site.clock.advance(5 * minuteMs + 1000)
  expect(await codeOf(second.browser.send('operators.prove', { challenge: second.challenge, totp: totp() }))).toBe(
    'factor_wrong',
  )
})

test('[CONS-069] of one code in five browsers at once, one is taken', async () => {
  const all: Awaited<ReturnType<typeof begun>>[] = []
  while (all.length < 5) all.push(await begun('support'))
  const code = totp()
  const codes = await Promise.all(
    all.map(({ browser, challenge }) => codeOf(browser.send('operators.prove', { challenge, totp: code }))),
  )
  expect(codes.filter(each => each === null)).toHaveLength(1)
})

test('wrong codes are counted wherever they come from: five, and then none for a while', async () => {
  for (let tries = 0; tries < 5; tries++) {
    const { browser, challenge } = await begun('content')
    expect(await codeOf(browser.send('operators.prove', { challenge, totp: '12345' }))).toBe('factor_wrong')
  }
  const { browser, challenge } = await begun('content')
  const refused = await browser.send('operators.prove', { challenge, totp: totp() })
  expect([refused.status, refused.body.errorCode]).toEqual([429, 'account_locked'])
})

test('[CONS-004] a code in reserve opens once, however it is typed, and administrators are told', async () => {
  const client = await newOperator(site, ['support'])
  const { username } = await client.call('operators.me', {})
  const { codes } = await client.settle('Desk#Word#26')
  expect([codes.length, new Set(codes).size]).toEqual([8, 8])
  const browser = await site.visitor()
  const login = () => browser.call('operators.login', { username, password: 'Desk#Word#26' })
  const typed = codes[0]!.toUpperCase().replaceAll('-', ' ')
  const { token } = await browser.call('operators.prove', { ...(await only(login())), code: typed })
  browser.token = token
  expect((await browser.call('operators.me', {})).codesLeft).toBe(7)
  expect(await codeOf(browser.send('operators.prove', { ...(await only(login())), code: codes[0]! }))).toBe(
    'factor_wrong',
  )
  for (const name of ['operator', 'operator2'] as const) {
    const { list } = await (await site.operator(name)).call('operators.notices', {})
    expect(list[0]).toMatchObject({ kind: 'recovery-code-used', about: username })
  }
  expect((await client.call('operators.notices', {})).list).toEqual([])
})
const only = async (answer: Promise<{ challenge: string }>) => ({ challenge: (await answer).challenge })

test('[CONS-005] 15 minutes without an act lock a session, whatever its page asks by itself; the password opens it', async () => {
  const client = await signedIn('risk')
  site.clock.advance(14 * minuteMs)
  expect(await codeOf(client.send('operators.me', {}))).toBe(null)
  for (const minutes of [10, 6]) {
    site.clock.advance(minutes * minuteMs)
    const asked = await fetch(`${site.url}/wps/ext/operator/me`, {
      headers: headersOf(client, { 'x-background': '1' }),
    })
    expect(((await asked.json()) as { errorCode: string | null }).errorCode).toBe(
      minutes === 10 ? null : 'session_locked',
    )
  }
  for (const row of ['operators.me', 'cashier.depositQueue'] as const)
    expect(await codeOf(client.send(row, {}))).toBe('session_locked')
  expect(await codeOf(client.send('operators.unlock', { password: 'wrong' }))).toBe('old_password_wrong')
  expect(await codeOf(client.send('operators.me', {}))).toBe('session_locked')
  await client.call('operators.unlock', { password: demoPassword })
  expect(await codeOf(client.send('cashier.depositQueue', {}))).toBe(null)
  site.clock.advance(75 * minuteMs + 1000)
  expect(await codeOf(client.send('operators.unlock', { password: demoPassword }))).toBe('session_expired')
})
const headersOf = (client: TestClient, more: Record<string, string>) => ({
  ...more,
  authorization: `Bearer ${client.token}`,
  cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

test('a session ends after ten hours, also of somebody who never rests', async () => {
  const client = await signedIn('risk')
  for (let quarters = 0; quarters < 42; quarters++) {
    site.clock.advance(14 * minuteMs)
    expect(await codeOf(client.send('operators.me', {}))).toBe(null)
  }
  site.clock.advance(14 * minuteMs)
  expect(await codeOf(client.send('operators.me', {}))).toBe('session_expired')
})

test('[CONS-006] what moves money asks for a proof of the last five minutes, once', async () => {
  const client = await signedIn('cashier')
  const propose = {
    account: 'player',
    direction: 'up',
    amount: '1.00',
    reason: 'a test',
    requestId: crypto.randomUUID(),
  } as const
  site.clock.advance(6 * minuteMs)
  expect(await codeOf(client.send('cashier.depositQueue', {}))).toBe(null)
  const refused = await client.send('cashier.proposeCorrection', propose)
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'step_up_required'])
  expect(await codeOf(client.send('operators.stepUp', { totp: '000000' }))).toBe('factor_wrong')
  await client.call('operators.stepUp', { totp: totp() })
  const { id } = await client.call('cashier.proposeCorrection', propose)
  expect((await client.call('cashier.proposeCorrection', propose)).id).toBe(id)
  site.clock.advance(5 * minuteMs + 1000)
  expect(await codeOf(client.send('cashier.approveCorrection', { id, reason: 'a test' }))).toBe('step_up_required')
})

test('a new authenticator takes the place of the old one once it was proven, and ends other sessions', async () => {
  const client = await newOperator(site, ['support'])
  const { username } = await client.call('operators.me', {})
  const old = secretsAt(site, username).secret!
  const other = await (await new OperatorClient(site.url, site.clock).open()).enter(secretsAt(site, username))
  site.clock.advance(6 * minuteMs)
  const plain = await site.visitor()
  plain.token = client.token
  for (const [name, value] of client.cookies) plain.setCookie(name, value)
  expect(await codeOf(plain.send('operators.enrol', {}))).toBe('step_up_required')
  const { secret } = await client.call('operators.enrol', {})
  expect(await codeOf(client.send('operators.confirmFactor', { totp: '000000' }))).toBe('factor_wrong')
  const { codes } = await client.call('operators.confirmFactor', { totp: oneTimeCode(secret, site.clock.now()) })
  expect(codes).toHaveLength(8)
  const again = await site.visitor()
  const enter = async (steps: number, of: string) => {
    const { challenge } = await again.call('operators.login', { username, password: 'Desk#Word#26' })
    return codeOf(again.send('operators.prove', { challenge, totp: oneTimeCode(of, site.clock.now(), steps) }))
  }
  expect(await enter(1, old)).toBe('factor_wrong')
  expect(await enter(1, secret)).toBe(null)
  expect(await codeOf(other.send('operators.me', {}))).toBe('session_expired')
})

test('who has lost everything is given back to enrolling by two administrators', async () => {
  const client = await newOperator(site, ['support'])
  const { username } = await client.call('operators.me', {})
  const which = { username, reason: 'the phone is gone' }
  const [admin, second] = [await site.operator('operator'), await site.operator('operator2')]
  await byTwo([admin, second], 'operators.removeFactor', which)
  expect(await codeOf(client.send('operators.me', {}))).toBe('session_expired')
  const browser = await site.visitor()
  const { challenge, methods } = await browser.call('operators.login', { username, password: 'Desk#Word#26' })
  expect(methods).toEqual([])
  expect((await browser.call('operators.prove', { challenge })).enrolling).toBe(true)
})

test('[CONS-009] maintenance closes the site, and an operator still signs in and works', async () => {
  const { settings } = site.platform
  const maintenance = { enabled: true, endTime: null, info: {}, staffAddresses: [] }
  await settings.writeBrand({ maintenance })
  expect(await codeOf((await site.visitor()).send('catalogue.hotGames', {}))).toBe('maintenance')
  const client = await signedIn('risk')
  expect(await codeOf(client.send('cashier.depositQueue', {}))).toBe(null)
  await settings.writeBrand({ maintenance: { ...maintenance, enabled: false } })
})
