import type { RequestOf } from '@baize/api'
import type { CookieJar } from '@baize/platform/kernel/http/handlers'
import {
  knownMember,
  newestCode,
  newestMessage,
  otherCode,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
  uniqueNumber,
} from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setRule } from '../../members/registration/fixtures.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

type Purpose = RequestOf<'verification.smsNoLogin'>['purpose']
const countryDialingCode = '63'
const ask = (client: TestClient, mobileNum: string, purpose: Purpose = 'login') =>
  client.send('verification.smsNoLogin', { mobileNum, countryDialingCode, purpose })
const login = (client: TestClient, username: string, password: string) =>
  client.send('session.login', { username, password, type: 'sms', countryDialingCode })

/** What the server sees of a browser. */
const from = ({ cookies }: TestClient) => ({
  address: '127.0.0.1',
  cookies: {
    read: (name: string) => cookies.get(`__Host-${name}`) ?? null,
    write() {},
  } as Partial<CookieJar> as CookieJar,
})

describe('sending', () => {
  test('[API1-002, API2-002] a known number gets a six-digit code and the answer says for how long', async () => {
    const { mobileNum } = await knownMember(site)
    const { status, body } = await ask(await site.visitor(), mobileNum)
    expect([status, body.success, body.message, body.value]).toEqual([200, true, null, { expiredMinutes: 2 }])
    expect(await newestCode(site, mobileNum)).toMatch(/^\d{6}$/)
  })

  test('a number that nobody has gets the same answer and the same cooldown, but no message', async () => {
    const mobileNum = uniqueNumber()
    const { status, body } = await ask(await site.visitor(), mobileNum)
    expect([status, body.value]).toEqual([200, { expiredMinutes: 2 }])
    expect(await newestMessage(site, `+63${mobileNum}`)).toBeUndefined()
    expect((await ask(await site.visitor(), mobileNum)).body.errorCode).toBe('sms_cooldown')
  })

  test('[API1-018, API1-019, MEND-027] registration answers a number in use as any other; where it signs in by it, its owner is told of it', async () => {
    const [{ mobileNum: owned }, { mobileNum }] = [await knownMember(site), await knownMember(site)]
    const client = await site.visitor()
    const query = `${'/wps/verification/sms/register'}?type=`
    const post = (type: string, mobileNo = mobileNum) =>
      client.raw<unknown>('POST', query + type, JSON.stringify({ countryDialingCode, mobileNo }), 'application/json')
    const [known, unknown] = [await post('mobile', owned), await post('mobile', uniqueNumber())]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await newestMessage(site, `+63${owned}`)).toMatch(/somebody tried to register with your number/)
    expect(await newestCode(site, owned)).toBe('')
    expect((await post('mobile', owned)).body).toMatchObject({ errorCode: 'sms_cooldown' })
    expect((await post('username')).body).toMatchObject({ success: true, value: { expiredMinutes: 2 } })
    expect(await newestCode(site, mobileNum)).toMatch(/^\d{6}$/)
    const fresh = uniqueNumber()
    await client.call('verification.smsRegister', { countryDialingCode, mobileNo: fresh })
    expect(await newestCode(site, fresh)).toMatch(/^\d{6}$/)
  })

  test('[API1-018] a registration by username gets a code, with which it is taken, and without which it is not', async () => {
    await setRule(site, 'mobileNum', { enabled: true })
    const client = await site.visitor()
    const mobileNo = uniqueNumber()
    await client.call('verification.smsRegister', { countryDialingCode, mobileNo, type: 'username' })
    const user = { username: uniqueName(), password: 'Tables#2026', confirmPassword: 'Tables#2026' }
    const register = (verificationCode: string) =>
      client.send('members.register', { ...user, mobileNum: mobileNo, countryDialingCode, verificationCode })
    const code = await newestCode(site, mobileNo)
    const refused = await register(otherCode(code))
    const taken = await register(code)
    await setRule(site, 'mobileNum', { enabled: false })
    expect([refused.body.errorCode, taken.status]).toEqual(['sms_invalid', 200])
    expect(taken.body.value.token).toBeTruthy()
  })

  test('both names of the number are taken, with or without its trunk zero', async () => {
    const { mobileNum } = await knownMember(site)
    const client = await site.visitor()
    await client.call('verification.smsNoLogin', { mobileNo: `0${mobileNum}`, countryDialingCode: '+63' })
    expect((await login(client, `0${mobileNum}`, await newestCode(site, mobileNum))).status).toBe(200)
  })

  test('[ERR2-007, ERR2-008] a number that its country does not have, and none at all, are told apart', async () => {
    const client = await site.visitor()
    const wrong = await ask(client, '12345')
    expect([wrong.status, wrong.body.errorCode]).toEqual([400, 'phone_invalid'])
    expect(wrong.body.message).toBe('Enter a valid mobile number.')
    expect(wrong.body.value.fields).toEqual([{ field: 'mobileNum', message: 'This does not have the right form.' }])
    const missing = await ask(client, ' ')
    expect([missing.status, missing.body.errorCode]).toEqual([400, 'phone_missing'])
    const elsewhere = await client.send('verification.smsNoLogin', { mobileNum: '9171234567', countryDialingCode: '1' })
    expect(elsewhere.body.errorCode).not.toBe('phone_missing')
  })
})

describe('limits', () => {
  test('inside the cooldown the answer is 429 with the seconds left; each purpose has its own', async () => {
    const { mobileNum } = await knownMember(site)
    const client = await site.visitor()
    await ask(client, mobileNum)
    site.clock.advance(50_000)
    const again = await ask(client, mobileNum)
    expect([again.status, again.body.errorCode]).toEqual([429, 'sms_cooldown'])
    expect(again.body.value.retryAfterSeconds).toBeGreaterThan(60)
    expect(again.body.value.retryAfterSeconds).toBeLessThanOrEqual(70)
    expect(Number(again.headers.get('retry-after'))).toBe(again.body.value.retryAfterSeconds)
    expect((await ask(client, mobileNum, 'recovery')).status).toBe(200)
    site.clock.advance(71_000)
    expect((await ask(client, mobileNum)).status).toBe(200)
  })

  test('[ERR2-014] the eleventh code of a day is refused', async () => {
    const { mobileNum } = await knownMember(site)
    const client = await site.visitor()
    for (let i = 0; i < 10; i++) {
      expect((await ask(client, mobileNum)).status).toBe(200)
      site.clock.advance(121_000)
    }
    const { status, body } = await ask(client, mobileNum)
    expect([status, body.errorCode]).toEqual([429, 'quota_exceeded'])
    expect(body.message).toBe('The limit is reached. Please contact customer service.')
    site.clock.advance(86_400_000)
    expect((await ask(await site.visitor(), mobileNum)).status).toBe(200)
  })

  test('twenty at once make one code', async () => {
    const { mobileNum } = await knownMember(site)
    const client = await site.visitor()
    site.clock.advance(300_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(client, mobileNum)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('[ERR2-009] an address that asks for many numbers waits five minutes', async () => {
    const client = await site.visitor()
    site.clock.advance(300_000)
    for (let i = 0; i < 20; i++) expect((await ask(client, uniqueNumber())).status).toBe(200)
    const { status, body, headers } = await ask(client, uniqueNumber())
    expect([status, body.errorCode, headers.get('retry-after')]).toEqual([429, 'sms_too_many', '300'])
    expect(body.message).toBe('Too many requests. Try again in 5 minutes.')
    site.clock.advance(300_000)
  })
})

describe('checking', () => {
  async function sent() {
    const known = await knownMember(site)
    const client = await site.visitor()
    site.clock.advance(300_000)
    await ask(client, known.mobileNum)
    return { ...known, client, code: await newestCode(site, known.mobileNum) }
  }

  test('[ERR2-011, ERR2-012] a wrong code and none at all are told apart, and neither says whether the number is known', async () => {
    const { client, mobileNum, code } = await sent()
    const wrong = await login(client, mobileNum, otherCode(code))
    expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'sms_invalid'])
    const stranger = await login(client, uniqueNumber(), '123456')
    expect([stranger.status, stranger.body.errorCode]).toEqual([422, 'sms_invalid'])
    const none = await login(client, mobileNum, '')
    expect([none.status, none.body.errorCode]).toEqual([400, 'sms_required'])
    expect(none.body.message).toBe('Enter the verification code.')
  })

  test('[ERR2-016] after two minutes the right code has expired', async () => {
    const { client, mobileNum, code } = await sent()
    site.clock.advance(121_000)
    const { status, body } = await login(client, mobileNum, code)
    expect([status, body.errorCode]).toEqual([422, 'sms_expired'])
  })

  test('after five wrong tries the right code is worth nothing, and no new one comes for five minutes', async () => {
    const { client, mobileNum, code } = await sent()
    const wrongs = await Promise.all(Array.from({ length: 5 }, () => login(client, mobileNum, otherCode(code))))
    for (const { body } of wrongs) expect(body.errorCode).toBe('sms_invalid')
    const right = await login(client, mobileNum, code)
    expect([right.status, right.body.errorCode]).toEqual([429, 'sms_too_many'])
    site.clock.advance(200_000)
    expect((await ask(client, mobileNum)).body.errorCode).toBe('sms_too_many')
    site.clock.advance(101_000)
    expect((await ask(client, mobileNum)).status).toBe(200)
  })

  test('a code is good once, even when it comes twice at the same moment', async () => {
    const { client, mobileNum, code } = await sent()
    const answers = await Promise.all([login(client, mobileNum, code), login(client, mobileNum, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await login(client, mobileNum, code)).body.errorCode).toBe('sms_invalid')
  })

  test('a code for one purpose is worth nothing for another, and only the newest counts', async () => {
    const { client, mobileNum, code, username } = await sent()
    const recovered = await client.send('members.passwordByPhone', {
      newPassword: 'Another#2026',
      mobileNum,
      countryDialingCode,
      verificationCode: code,
    })
    expect(recovered.body.errorCode).toBe('sms_invalid')
    await ask(client, mobileNum, 'recovery')
    const recovery = await newestCode(site, mobileNum)
    if (recovery !== code) expect((await login(client, mobileNum, recovery)).body.errorCode).toBe('sms_invalid')
    const { smsCodes } = site.platform.identity
    const register = { purpose: 'register', dialingCode: '63', mobileNum, code, from: from(client) } as const
    await expect(smsCodes.check(null, register)).rejects.toMatchObject({ code: 'sms_invalid' })
    expect((await login(client, mobileNum, code)).status).toBe(200)
    expect((await client.signIn(username, 'Tables#2026')).token).toBeTruthy()
  })

  test('a code checked in a transaction that is undone stays good', async () => {
    const mobileNum = uniqueNumber()
    const client = await site.visitor()
    await client.call('verification.smsRegister', { countryDialingCode, mobileNo: mobileNum })
    const code = await newestCode(site, mobileNum)
    const { smsCodes } = site.platform.identity
    const register = { purpose: 'register', dialingCode: '63', mobileNum, code, from: from(client) } as const
    const undone = site.database.transaction(async tx => {
      await smsCodes.check(tx, register)
      throw new Error('something else failed')
    })
    await expect(undone).rejects.toThrow('something else failed')
    await smsCodes.check(null, register)
  })

  test('codes are not readable in the table, nor in any log line', async () => {
    const { code } = await sent()
    const rows = await site.database.kysely.selectFrom('identity.sms_code').selectAll().execute()
    expect(JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      `"${code}"`,
    )
    expect(site.logLines.text).not.toContain(`code is ${code}`)
  })
})

test('[BRAND-025, ERR2-015] what is switched off is refused, and so is a channel that Firebase has taken over', async () => {
  const client = await site.visitor()
  const { settings } = site.platform
  const cases = [
    ['LOGIN_SMS', () => ask(client, uniqueNumber())],
    ['LOGIN_SMS', () => login(client, uniqueNumber(), '123456')],
    ['RECOVERY_PHONE', () => ask(client, uniqueNumber(), 'recovery')],
    ['REGISTER_SMS', () => client.send('verification.smsRegister', { countryDialingCode, mobileNo: uniqueNumber() })],
  ] as const
  for (const [module, call] of cases) {
    await settings.switchModule(module, false)
    expect((await call()).body.errorCode).toBe('module_off')
    await settings.switchModule(module, true)
  }
  await settings.switchModule('FIREBASE_SMS', true)
  const { status, body } = await ask(client, uniqueNumber())
  expect([status, body.errorCode]).toEqual([403, 'not_allowed'])
  expect((await ask(client, uniqueNumber(), 'recovery')).status).toBe(200)
  await settings.switchModule('FIREBASE_SMS', false)
})
