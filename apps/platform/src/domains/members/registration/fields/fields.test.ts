import { startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accepts } from '../../field-rules.ts'
import { drawCaptcha, faultsOf, password, setRule, stored } from '../fixtures.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const required = 'Please fill this in.'
const send = async (fields: object) =>
  (await site.visitor()).send('members.register', { confirmPassword: password, password, ...fields } as never)

describe('username and passwords', () => {
  test('[REG-031, REG-032, REG-049] username and domain are stored, the password only as a hash', async () => {
    const username = uniqueName()
    expect((await send({ username, domain: 'play.example', registerUrl: 'https://play.example/r' })).status).toBe(200)
    const row = await stored(site, username)
    expect(row).toMatchObject({
      nickname: username,
      registered_domain: 'play.example',
      registered_from: 'https://play.example/r',
      register_method: 'WEB',
    })
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
  })

  test('[VALID-012, VALID-013, REG-033] the second password is required and must equal the first', async () => {
    const empty = await send({ username: uniqueName(), confirmPassword: '' })
    expect([empty.status, faultsOf(empty.body)]).toEqual([400, { confirmPassword: required }])
    const other = await send({ username: uniqueName(), confirmPassword: 'Tables#2027' })
    expect([other.status, faultsOf(other.body)]).toEqual([400, { confirmPassword: 'The two passwords differ.' }])
  })

  test('[VALID-034, API1-011, API2-011] the settings carry switches and a whole rule for each field, which the check follows', async () => {
    const { fields, ...switches } = await (await site.visitor()).call('site.registerSettings', {})
    expect(switches).toEqual({
      usernameRegistration: true,
      mobileRegistration: true,
      mobilePassword: true,
      smsVerification: true,
      countryPicker: true,
      directRegistration: true,
    })
    for (const rule of Object.values(fields))
      expect(Object.keys(rule).sort()).toEqual([
        'acceptedPattern',
        'enabled',
        'maxLength',
        'minLength',
        'patternId',
        'required',
      ])
    await setRule(site, 'username', { minLength: 9 })
    expect(faultsOf((await send({ username: 'eightlet' })).body)).toEqual({ username: 'Use at least 9 characters.' })
    await setRule(site, 'username', { minLength: 4 })
  })

  test('names of cookies and of the house can be nobody', async () => {
    expect((await send({ username: 'Baize' })).body.errorCode).toBe('username_reserved')
    const username = uniqueName()
    await send({ username })
    expect((await send({ username: username.toUpperCase() })).body.errorCode).toBe('username_taken')
  })

  test('[ENT-010, ENT-013] each registration has a switch of its own, which the settings tell and the server heeds', async () => {
    const visitor = await site.visitor()
    const refused = async (name: 'members.register' | 'members.registerMobile') =>
      (await visitor.send(name, {})).body.errorCode === 'module_off'
    for (const [id, isOffered] of [
      ['REGISTER_USERNAME', { usernameRegistration: false, mobileRegistration: true }],
      ['REGISTER_MOBILE', { usernameRegistration: true, mobileRegistration: false }],
    ] as const) {
      await site.platform.settings.switchModule(id, false)
      expect(await visitor.call('site.registerSettings', {})).toMatchObject(isOffered)
      expect(await refused('members.register')).toBe(!isOffered.usernameRegistration)
      expect(await refused('members.registerMobile')).toBe(!isOffered.mobileRegistration)
      await site.platform.settings.switchModule(id, true)
    }
  })

  test('both tabs off: neither registration is taken', async () => {
    await site.platform.settings.switchModule('REGISTER', false)
    const visitor = await site.visitor()
    for (const name of ['members.register', 'members.registerMobile'] as const) {
      const { status, body } = await visitor.send(name, {})
      expect([status, body.errorCode]).toEqual([403, 'module_off'])
    }
    await site.platform.settings.switchModule('REGISTER', true)
  })
})

describe('optional fields', () => {
  const samples = [
    ['payeeName', 'payee_name', 'Nguyễn Văn An'],
    ['qqNum', 'qq_num', '1234567'],
    ['line', 'line', 'lan.line'],
    ['whatsapp', 'whatsapp', '+84 90 123'],
    ['facebook', 'facebook', 'lan.book'],
    ['wechat', 'wechat', 'lan_chat'],
    ['idNumber', 'id_number', 'AB12345'],
    ['email', 'email', 'lan@example.com'],
  ] as const

  afterEach(async () => {
    for (const [field] of samples) await setRule(site, field, { enabled: field === 'email', required: false })
  })

  type Field = (typeof samples)[number][0]
  const chosen = (fields: Field[]) => samples.filter(([field]) => fields.includes(field))

  async function expectRuled(...fields: Field[]): Promise<void> {
    for (const [field, column, value] of chosen(fields)) {
      await setRule(site, field, { enabled: false, required: false })
      const unasked = uniqueName()
      expect((await send({ username: unasked, [field]: value })).status).toBe(200)
      expect([field, (await stored(site, unasked))[column]]).toEqual([field, null])

      await setRule(site, field, { enabled: true })
      expect((await send({ username: uniqueName() })).status).toBe(200)

      await setRule(site, field, { required: true })
      const missing = await send({ username: uniqueName() })
      expect([missing.status, faultsOf(missing.body)]).toEqual([400, { [field]: required }])
      expect((await send({ username: uniqueName(), [field]: value })).status).toBe(200)
      await setRule(site, field, { enabled: false, required: false })
    }
  }

  test('[VALID-014, VALID-015, VALID-016] payeeName counts only while it is enabled, and must be given only where the rule says so', () =>
    expectRuled('payeeName'))

  test('[VALID-017, VALID-018, VALID-019] qqNum, line and whatsapp go by their rules', () =>
    expectRuled('qqNum', 'line', 'whatsapp'))

  test('[VALID-020, VALID-021] facebook and wechat go by theirs', () => expectRuled('facebook', 'wechat'))

  test('[VALID-022, VALID-023] idNumber and email go by theirs', () => expectRuled('idNumber', 'email'))

  async function expectStored(...fields: Field[]): Promise<void> {
    for (const [field] of chosen(fields)) await setRule(site, field, { enabled: true })
    const username = uniqueName()
    const values = Object.fromEntries(chosen(fields).map(([field, , value]) => [field, value]))
    expect((await send({ username, ...values })).status).toBe(200)
    expect(await stored(site, username)).toMatchObject(
      Object.fromEntries(chosen(fields).map(([, column, value]) => [column, value])),
    )
  }

  test('[REG-034, REG-035, REG-047] payee name, e-mail and ID number are stored with the member', () =>
    expectStored('payeeName', 'email', 'idNumber'))

  test('[REG-036, REG-043, REG-044] so are qq, line and whatsapp', () => expectStored('qqNum', 'line', 'whatsapp'))

  test('[REG-045, REG-046] so are facebook and wechat', () => expectStored('facebook', 'wechat'))

  test.each([
    ['payeeName', 'A1'],
    ['payeeName', 'x'],
    ['qqNum', '12ab56'],
    ['idNumber', 'AB-12'],
    ['email', 'lan@example'],
    ['email', 'a b@example.com'],
    ['email', `${'a'.repeat(95)}@x.com`],
  ])('%s refuses %s', async (field, value) => {
    await setRule(site, field, { enabled: true })
    const { status, body } = await send({ username: uniqueName(), [field]: value })
    expect([status, Object.keys(faultsOf(body))]).toEqual([400, [field]])
  })

  test("[VALID-035] acceptedPattern '*' takes anything, and a hostile pattern takes no time", () => {
    for (const value of ['', 'a', '\n', '漢字 ~ 👍']) expect(accepts('*', value)).toBe(true)
    const startedMs = performance.now()
    expect(accepts('(a+)+', `${'a'.repeat(200)}!`)).toBe(false)
    expect(accepts('(?:a|aa)+b', 'a'.repeat(200))).toBe(false)
    expect(performance.now() - startedMs).toBeLessThan(500)
  })
})

describe('payment password', () => {
  afterEach(() => setRule(site, 'paymentPassword', { enabled: false }))

  test('[VALID-028, REG-042] is required when enabled, is six digits, differs from the password, and is kept as a hash', async () => {
    await setRule(site, 'paymentPassword', { enabled: true })
    expect(faultsOf((await send({ username: uniqueName() })).body)).toEqual({ paymentPassword: required })
    for (const bad of ['12345', '1234567', '12345a'])
      expect(Object.keys(faultsOf((await send({ username: uniqueName(), paymentPassword: bad })).body))).toEqual([
        'paymentPassword',
      ])
    const username = uniqueName()
    expect((await send({ username, paymentPassword: '482913' })).status).toBe(200)
    const row = await stored(site, username)
    const kept = await site.database.kysely
      .selectFrom('identity.withdrawal_password')
      .select('hash')
      .where('account_id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(kept.hash).toMatch(/^\$argon2id\$/)
    expect(kept.hash).not.toBe(row.password_hash)
  })

  test('must differ from the sign-in password even where the rules would let both be the same', async () => {
    const pattern = { minLength: 6, maxLength: 20, acceptedPattern: '*' }
    await setRule(site, 'paymentPassword', { enabled: true, ...pattern })
    const { body } = await send({ username: uniqueName(), paymentPassword: password })
    expect(faultsOf(body)).toEqual({ paymentPassword: 'Choose one that differs from the sign-in password.' })
    await setRule(site, 'paymentPassword', { minLength: 6, maxLength: 6, acceptedPattern: '[0-9]+' })
  })
})

describe('birth date', () => {
  afterEach(async () => {
    await setRule(site, 'birthDate', { enabled: false, required: false })
    await site.platform.settings.writeBrand({ minimumAge: 18 })
  })

  const birthday = (years: number, days: number) => {
    const at = site.clock.now()
    return new Date(Date.UTC(at.getUTCFullYear() - years, at.getUTCMonth(), at.getUTCDate() + days))
      .toISOString()
      .slice(0, 10)
  }

  test('[PROT-008] under the minimum age is refused, on the birthday it is taken, and the minimum is a setting', async () => {
    await setRule(site, 'birthDate', { enabled: true, required: true })
    const young = await send({ username: uniqueName(), birthDate: birthday(18, 1) })
    expect([young.status, faultsOf(young.body)]).toEqual([400, { birthDate: 'You must be at least 18 years old.' }])
    const username = uniqueName()
    expect((await send({ username, birthDate: birthday(18, 0) })).status).toBe(200)
    expect((await stored(site, username)).birth_date).toBe(birthday(18, 0))
    await site.platform.settings.writeBrand({ minimumAge: 21 })
    const { body } = await send({ username: uniqueName(), birthDate: birthday(20, 0) })
    expect(faultsOf(body)).toEqual({ birthDate: 'You must be at least 21 years old.' })
  })

  test.each(['2001-02-29', '2001-13-01', '01.02.2001', '2999-01-01'])('%s is no birth date', async birthDate => {
    await setRule(site, 'birthDate', { enabled: true })
    expect(Object.keys(faultsOf((await send({ username: uniqueName(), birthDate })).body))).toEqual(['birthDate'])
  })
})

describe('captcha', () => {
  afterEach(() => setRule(site, 'captcha', { enabled: false, required: false }))

  test('[VALID-025, REG-039] is asked for when required, good for one use, and a wrong one is refused', async () => {
    await setRule(site, 'captcha', { enabled: true, required: true })
    const client = await site.visitor()
    const register = (captcha: string) =>
      client.send('members.register', { username: uniqueName(), password, confirmPassword: password, captcha })
    expect(faultsOf((await register('')).body)).toEqual({ captcha: required })
    await drawCaptcha(site, client, 'HMKPRT')
    expect((await register('AAAAAA')).body.errorCode).toBe('captcha_wrong')
    expect((await register('HMKPRT')).body.errorCode).toBe('captcha_wrong')
    await drawCaptcha(site, client, 'HMKPRT')
    expect((await register('hmkprt')).status).toBe(200)
    expect((await register('HMKPRT')).body.errorCode).toBe('captcha_wrong')
    await setRule(site, 'captcha', { required: false })
    expect((await register('')).status).toBe(200)
  })
})

test('a slider is asked for while its switch is on', async () => {
  await site.platform.settings.switchModule('LOGIN_SLIDER', true)
  expect((await send({ username: uniqueName() })).body.errorCode).toBe('slider_required')
  const forged = await send({ username: uniqueName(), challengeId: 'x', verifyToken: 'y' })
  expect(forged.body.errorCode).toBe('slider_wrong')
  await site.platform.settings.switchModule('LOGIN_SLIDER', false)
})
