import { knownMember, newestCode, startTestPlatform, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const agentHost = 'agents.localhost'
let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const login = (client: TestClient, username: string, password: string, countryDialingCode?: string) =>
  client.send('session.login', { username, password, ...(countryDialingCode ? { countryDialingCode } : {}) })

describe('by mobile number and password', () => {
  test('the number does for the username, however it is written', async () => {
    const { mobileNum, password, username } = await knownMember(site)
    for (const [number, dialing] of [
      [mobileNum, '63'],
      [`0${mobileNum}`, '+63'],
      [`+63${mobileNum}`, undefined],
      [`0${mobileNum.slice(0, 3)} ${mobileNum.slice(3, 6)}-${mobileNum.slice(6)}`, undefined],
    ] as const) {
      const client = await site.visitor()
      const { body } = await login(client, number, password, dialing)
      client.token = body.value.token
      expect((await client.call('members.info', {})).account).toBe(username)
    }
  })

  test('all ways to write one number share one count of failures, known or not', async () => {
    const { mobileNum } = await knownMember(site)
    for (const number of [mobileNum, '9999999999'])
      for (const written of [number, `0${number}`, `00${number}`, `0${number}`, number])
        await login(await site.visitor(), written, 'wrong-one')
    for (const number of [mobileNum, '9999999999']) {
      const last = await login(await site.visitor(), number, 'wrong-one')
      expect(last.body.errorCode).toMatch(/^(account_locked|captcha_required)$/)
    }
  })

  test('[BRAND-025, ENT-016] off, a number is nobody’s name', async () => {
    const { mobileNum, password } = await knownMember(site)
    await site.platform.settings.switchModule('LOGIN_PHONE', false)
    const off = await login(await site.visitor(), mobileNum, password)
    await site.platform.settings.switchModule('LOGIN_PHONE', true)
    expect([off.status, off.body.errorCode]).toEqual([401, 'bad_credentials'])
  })
})

describe('by code', () => {
  const bySms = (client: TestClient, username: string, password: string, remember = false) =>
    client.send('session.login', { username, password, type: 'sms', countryDialingCode: '63', remember })

  async function coded() {
    const known = await knownMember(site)
    const client = await site.visitor()
    await client.call('verification.smsNoLogin', { mobileNum: known.mobileNum, countryDialingCode: '63' })
    return { ...known, client, code: await newestCode(site, known.mobileNum) }
  }

  test('[VALID-006, VALID-007] needs a valid number and a code', async () => {
    const { client, mobileNum, code } = await coded()
    const bad = await bySms(client, '12', code)
    expect([bad.body.errorCode, bad.body.value.fields?.[0]?.field]).toEqual(['phone_invalid', 'username'])
    const none = await bySms(client, mobileNum, ' ')
    expect([none.body.errorCode, none.body.value.fields?.[0]?.field]).toEqual(['sms_required', 'password'])
    expect((await bySms(client, mobileNum, code)).status).toBe(200)
  })

  test('neither an expired nor a one-time password blocks, since none was typed', async () => {
    const { client, mobileNum, code, id } = await coded()
    await site.database.kysely
      .updateTable('identity.account')
      .set({ password_one_time: true, password_changed_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    const { body } = await bySms(client, mobileNum, code)
    expect(body.value).toMatchObject({ passwordExpired: true, changeTicket: null })
    client.token = body.value.token
    expect((await client.send('wallet.balance', {})).status).toBe(200)
  })

  test('[STORE-016] remembered, the number and its dialing code stay in a cookie for 24 hours', async () => {
    const { client, mobileNum, code } = await coded()
    const { headers } = await bySms(client, mobileNum, code, true)
    const cookie = headers.getSetCookie().find(line => line.startsWith('loginTypeSms='))!
    expect(JSON.parse(decodeURIComponent(cookie.split(/[=;]/)[1]!))).toEqual({ mobileNum, countryDialingCode: '63' })
    expect(cookie).toContain('Max-Age=86400')
  })

  test('[BRAND-016, ENT-017] off, it is told in the configuration and refused', async () => {
    const { client, mobileNum, code } = await coded()
    await site.platform.settings.switchModule('LOGIN_SMS', false)
    const { info } = await client.call('site.permission', {})
    expect(JSON.stringify(info.modules)).toContain('{"modId":"LOGIN_SMS","enabled":"0"')
    expect((await bySms(client, mobileNum, code)).body.errorCode).toBe('module_off')
    await site.platform.settings.switchModule('LOGIN_SMS', true)
  })
})

describe('where somebody may sign in', () => {
  async function at(host: string, username: string, password: string) {
    const client = await site.visitor()
    const body = await client.seal('POST', '/wps/session/login', { username, password })
    const answer = await site.platform.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { host, 'content-type': 'application/jose' },
      payload: body,
    })
    return { status: answer.statusCode, ...(answer.json() as { errorCode: string | null; message: string | null }) }
  }

  test('[ROLE-022, VALID2-015, ERR2-022] an account that is no member’s is refused on the member site', async () => {
    expect(await at('play.localhost', 'operator', 'Baize#2026')).toMatchObject({
      status: 401,
      errorCode: 'bad_credentials',
      message: 'Username or password is wrong.',
    })
  })

  test('[ROLE-023, VALID2-016, ERR2-023] only agents get into the agent site', async () => {
    await site.platform.settings.writeBrand({ agentHosts: [agentHost] })
    const member = await knownMember(site)
    const agent = await knownMember(site, 1)
    const refusal = { status: 403, errorCode: 'not_agent', message: 'This account cannot sign in to the agent site.' }
    expect(await at(agentHost, member.username, member.password)).toMatchObject(refusal)
    expect(await at(agentHost, 'operator', 'Baize#2026')).toMatchObject({ status: 401, errorCode: 'bad_credentials' })
    expect(await at(agentHost, agent.username, agent.password)).toMatchObject({ status: 200 })
    expect(await at('play.localhost', agent.username, agent.password)).toMatchObject({ status: 200 })
  })
})

describe('sessions', () => {
  test('[API1-024] the first sign-in is the first until it is marked, and then never again', async () => {
    const { username, password } = await knownMember(site)
    const client = await site.visitor()
    const first = async () => {
      const { firstTimeLogin, token } = await client.call('session.login', { username, password })
      client.token = token
      return firstTimeLogin
    }
    expect([await first(), await first()]).toEqual([true, true])
    await client.call('members.firstLogin', {})
    expect(await first()).toBe(false)
    await client.call('members.firstLogin', {})
  })

  test('with single session on, a new sign-in ends the older one; off, both live', async () => {
    const { username, password } = await knownMember(site)
    const first = await (await site.visitor()).signIn(username, password)
    const second = await (await site.visitor()).signIn(username, password)
    expect((await first.send('wallet.balance', {})).status).toBe(200)
    await site.platform.settings.writeBrand({ singleSession: true })
    const third = await (await site.visitor()).signIn(username, password)
    await site.platform.settings.writeBrand({ singleSession: false })
    for (const older of [first, second])
      expect((await older.send('wallet.balance', {})).body.errorCode).toBe('session_expired')
    expect((await third.send('wallet.balance', {})).status).toBe(200)
  })

  test('the member is told when they signed in before', async () => {
    const { username, password } = await knownMember(site)
    const client = await (await site.visitor()).signIn(username, password)
    expect((await client.call('members.info', {})).previousSignInAt).toBeNull()
    const at = site.clock.now().getTime()
    site.clock.advance(3_600_000)
    const later = await (await site.visitor()).signIn(username, password)
    const { previousSignInAt } = await later.call('members.info', {})
    expect(Math.abs(new Date(previousSignInAt!).getTime() - at)).toBeLessThan(5_000)
  })

  test('sign-ins, refusals and changes of password stand in the audit chain, which verifies', async () => {
    const { username, password, id } = await knownMember(site)
    const client = await site.visitor()
    await login(client, username, 'wrong-one')
    await site.runJob('audit-tally')
    await client.signIn(username, password)
    await client.send('members.changePassword', {
      oldPassword: password,
      newPassword: 'Fresh#Word#26',
      confirmNewPassword: 'Fresh#Word#26',
    })
    const { rows } = await site.database.pool.query<{ action: string }>(
      'select action from audit.entry where subject = $1 order by id',
      [id.toString()],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'session.login.refused',
      'session.login',
      'members.changePassword',
    ])
    expect((await site.database.pool.query('select audit.broken()')).rows).toEqual([])
  })

  test('a storm of sign-ins is told to come back instead of piling up', async () => {
    const { username, password } = await knownMember(site)
    const { passwords } = site.platform.identity
    const client = await site.visitor()
    let storming = true
    const others = Array.from({ length: 102 }, async () => {
      while (storming) await passwords.hash('Somebody#Else#26')
    })
    const { status, body, headers } = await login(client, username, password)
    expect([status, body.errorCode]).toEqual([503, 'unavailable'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    storming = false
    await Promise.all(others)
    expect((await login(client, username, password)).status).toBe(200)
  })
})
