import { startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawCaptcha } from '../../members/registration/fixtures.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const password = 'Tables#2026'
const login = (client: TestClient, username: string, tried = password, captcha?: string) =>
  client.send('session.login', { username, password: tried, ...(captcha === undefined ? {} : { captcha }) })

async function failTimes(client: TestClient, username: string, times: number) {
  let last = await login(client, username, 'wrong-one')
  for (let i = 1; i < times; i++) last = await login(client, username, 'wrong-one')
  return last
}

describe('registration', () => {
  test('[API1-007, API2-007] makes a member and signs them in', async () => {
    const username = uniqueName()
    const client = await (await site.visitor()).register(username, password)
    expect((await client.call('members.info', {})).account).toBe(username)
  })

  test('[API1-006, API2-006] a new member is told account, nickname and type, and nobody else is told anything', async () => {
    const username = uniqueName()
    const client = await (await site.visitor()).register(username, password)
    const info = await client.call('members.info', {})
    expect(info).toMatchObject({ account: username, nickname: username, type: 0 })
    expect((await (await site.visitor()).send('members.info', {})).status).toBe(401)
  })

  test('[WALLET-001] a new member holds demo credit', async () => {
    const client = await (await site.visitor()).register(uniqueName(), password)
    expect(await client.call('wallet.balance', {})).toEqual({ sumBalance: '1000.00', bonus: '0.00', currency: 'DEMO' })
  })

  test('[VALID-008..011] username and password are required and must match the configured patterns', async () => {
    const client = await site.visitor()
    const { status, body } = await client.send('members.register', {
      username: '1 bad name',
      password: '',
      confirmPassword: '',
    })
    expect(status).toBe(400)
    const fields = Object.fromEntries(body.value.fields!.map(({ field, message }) => [field, message]))
    expect(fields.username).toBe('This does not have the right form.')
    expect(fields.password).toBe('Please fill this in.')
    const short = await client.send('members.register', { username: 'ab', password: 'short', confirmPassword: 'short' })
    expect(short.body.value.fields).toContainEqual({ field: 'username', message: 'Use at least 4 characters.' })
    expect(short.body.value.fields).toContainEqual({ field: 'password', message: 'Use at least 8 characters.' })
  })

  test('the two passwords must be equal', async () => {
    const client = await site.visitor()
    const { body } = await client.send('members.register', {
      username: uniqueName(),
      password,
      confirmPassword: 'Tables#2027',
    })
    expect(body.value.fields).toEqual([{ field: 'confirmPassword', message: 'The two passwords differ.' }])
  })

  test('a taken name is refused without regard to case, and nothing is half done', async () => {
    const username = uniqueName('kim')
    await (await site.visitor()).register(username, password)
    const again = await (await site.visitor()).send('members.register', {
      username: username.toUpperCase(),
      password,
      confirmPassword: password,
    })
    expect([again.status, again.body.errorCode]).toEqual([409, 'username_taken'])
  })

  test('twenty browsers race for one name: one gets it', async () => {
    const username = uniqueName('race')
    const clients = await Promise.all(Array.from({ length: 20 }, () => site.visitor()))
    const answers = await Promise.all(
      clients.map(client => client.send('members.register', { username, password, confirmPassword: password })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.errorCode === 'username_taken')).toHaveLength(19)
  })

  test('[API1-011, VALID-034] field rules come from the server, and a changed rule acts without restart', async () => {
    const client = await site.visitor()
    const { fields } = await client.call('site.registerSettings', {})
    expect(fields.username).toEqual({
      enabled: true,
      required: true,
      minLength: 4,
      maxLength: 15,
      patternId: 'ALNUM_START_ALPHA',
      acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
    })
    await site.database.kysely
      .updateTable('members.field_rule')
      .set({ min_length: 6 })
      .where('field', '=', 'username')
      .execute()
    const { body } = await client.send('members.register', { username: 'abcde', password, confirmPassword: password })
    expect(body.value.fields).toEqual([{ field: 'username', message: 'Use at least 6 characters.' }])
    await site.database.kysely
      .updateTable('members.field_rule')
      .set({ min_length: 4 })
      .where('field', '=', 'username')
      .execute()
  })
})

describe('signing in and out', () => {
  test('[API1-001, API2-001] the right pair answers token, firstTimeLogin and passwordExpired', async () => {
    const username = uniqueName()
    await (await site.visitor()).register(username, password)
    const { body } = await login(await site.visitor(), username)
    expect(body.value).toMatchObject({ token: expect.any(String), firstTimeLogin: true, passwordExpired: false })
  })

  test('[PROT-013] unknown name and wrong password answer alike', async () => {
    const username = uniqueName()
    await (await site.visitor()).register(username, password)
    const wrong = await login(await site.visitor(), username, 'nope-nope')
    const unknown = await login(await site.visitor(), uniqueName('nobody'), 'nope-nope')
    const shape = ({ status, body }: typeof wrong) => ({ status, code: body.errorCode, message: body.message })
    expect(shape(wrong)).toEqual(shape(unknown))
  })

  test('[API1-020, API2-021, AUTH-043] signing out kills the token on the server', async () => {
    const client = await (await site.visitor()).register(uniqueName(), password)
    await client.call('session.logout', {})
    const { status, body } = await client.send('members.info', {})
    expect([status, body.errorCode]).toEqual([401, 'session_expired'])
  })

  test('a token is worth nothing without the device that it was issued to', async () => {
    const owner = await (await site.visitor()).register(uniqueName(), password)
    const thief = await site.visitor()
    thief.token = owner.token
    expect((await thief.send('wallet.balance', {})).body.errorCode).toBe('session_expired')
    expect((await owner.send('wallet.balance', {})).status).toBe(200)
  })

  test('a session ends after 30 idle minutes, and after 12 hours however busy', async () => {
    const idle = await (await site.visitor()).register(uniqueName(), password)
    const busy = await (await site.visitor()).register(uniqueName(), password)
    for (let minutes = 0; minutes < 12 * 60; minutes += 29) {
      expect((await busy.send('wallet.balance', {})).status).toBe(200)
      site.clock.advance(29 * 60_000)
      if (minutes === 29) expect((await idle.send('wallet.balance', {})).body.errorCode).toBe('session_expired')
    }
    expect((await busy.send('wallet.balance', {})).body.errorCode).toBe('session_expired')
  })

  test('an operator account cannot sign in to the member site, and is not told why', async () => {
    const { status, body } = await login(await site.visitor(), 'operator', 'Baize#2026')
    expect([status, body.errorCode]).toEqual([401, 'bad_credentials'])
  })
})

describe('captcha and lock', () => {
  test('[API1-014, API2-015] the picture is a PNG, bound to the browser by a cookie', async () => {
    const client = await site.visitor()
    const picture = Buffer.from(await client.call('captcha.draw', {}), 'base64')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(client.cookies.has('__Host-captcha')).toBe(true)
  })

  test('[ERR2-013] after three failures the captcha is asked for, and a wrong one is refused before the password', async () => {
    const username = uniqueName()
    await (await site.visitor()).register(username, password)
    const client = await site.visitor()
    const third = await failTimes(client, username, 3)
    expect(third.body.value).toMatchObject({ captcha: true })
    expect((await login(client, username)).body.errorCode).toBe('captcha_required')
    await client.call('captcha.draw', {})
    const wrong = await login(client, username, password, 'ZZZZZZ')
    expect([wrong.body.errorCode, wrong.body.value.captcha]).toEqual(['captcha_wrong', true])
  })

  test('[PROT-013] five failures lock the account for 15 minutes to every browser that it does not know', async () => {
    const username = uniqueName()
    const owner = await (await site.visitor()).register(username, password)
    await failTimes(await site.visitor(), username, 3)
    const withCaptcha = async (tried: string) => {
      const stranger = await site.visitor()
      await drawCaptcha(site, stranger, 'HMKPRT')
      return login(stranger, username, tried, 'HMKPRT')
    }
    for (let i = 0; i < 2; i++) expect((await withCaptcha('wrong-one')).body.errorCode).toBe('bad_credentials')
    const locked = await withCaptcha(password)
    owner.token = null
    expect((await login(owner, username)).status).toBe(200)
    expect([locked.status, locked.body.errorCode]).toEqual([429, 'account_locked'])
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(850)
    site.clock.advance(15 * 60_000 + 1_000)
    expect((await login(await site.visitor(), username)).status).toBe(200)
  })
})

test('no log line carries a password, a token or a cookie', async () => {
  const client = await (await site.visitor()).register(uniqueName(), password)
  await client.send('session.login', { username: 'x', password: 'Secret#in#logs' })
  expect(site.logLines.text).not.toContain('Secret#in#logs')
  expect(site.logLines.text).not.toContain(password)
  expect(site.logLines.text).not.toContain(client.token!)
})
