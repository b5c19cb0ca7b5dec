import { type Known, knownMember, startTestPlatform, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let site: TestPlatform
let member: Known
let client: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())
beforeEach(async () => {
  member = await knownMember(site)
  client = await (await site.visitor()).signIn(member.username, member.password)
})

const set = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
  client.send('security.setWithdrawalPassword', { oldPassword, newPassword, confirmNewPassword })
const check = (typed: string) =>
  site.platform.identity.withdrawalPassword.check(member.id, typed).then(
    () => 'right',
    error => error.code,
  )

describe('setting it', () => {
  test('the first asks for the sign-in password, every other for the one before', async () => {
    expect((await client.call('security.state', {})).withdrawalPassword.isSet).toBe(false)
    expect(await check('482913')).toBe('password_unset')
    expect((await set('not it', '482913')).body.errorCode).toBe('old_password_wrong')
    expect((await set(member.password, '482913')).status).toBe(200)
    expect((await client.call('security.state', {})).withdrawalPassword.isSet).toBe(true)

    const { body } = await set(member.password, '515151')
    expect([body.errorCode, body.value.fields?.[0]?.field]).toEqual(['password_wrong', 'oldPassword'])
    expect((await set('482913', '515151')).status).toBe(200)
    expect([await check('482913'), await check('515151')]).toEqual(['password_wrong', 'right'])
  })

  test('[DOOR-003] the first one holds money for a day and is told on every contact, later ones are not', async () => {
    const { settings } = site.platform
    const { holdHours } = await settings.brand()
    await settings.writeBrand({ holdHours: { ...holdHours, payout: 24 } })
    await set(member.password, '482913')
    await settings.writeBrand({ holdHours })
    const { withdrawalHoldUntil } = await client.call('security.state', {})
    expect((Date.parse(withdrawalHoldUntil!) - site.clock.now().getTime()) / 3_600_000).toBeCloseTo(24, 2)
    const told = async () =>
      (await site.platform.delivery.recent()).filter(({ body }) => /withdrawal password was set/.test(body))
    const ours = (await told()).map(({ recipient }) => recipient)
    expect(ours).toEqual(expect.arrayContaining([`+63${member.mobileNum}`, member.email]))
    await set('482913', '515151')
    expect(await told()).toHaveLength(ours.length)
  })

  test('takes six digits, typed twice alike, that differ from the ones before', async () => {
    for (const bad of ['12345', '1234567', '12345a', '１２３４５６']) {
      const { body } = await set(member.password, bad)
      expect([body.errorCode, body.value.fields?.[0]?.field]).toEqual(['invalid_input', 'newPassword'])
    }
    expect((await set(member.password, '482913', '482914')).body.value.fields?.[0]?.field).toBe('confirmNewPassword')
    await set(member.password, '482913')
    expect((await set('482913', '482913')).body.value.fields?.[0]?.field).toBe('newPassword')
  })

  test('leaves an entry in the audit chain and no trace in any log', async () => {
    await set(member.password, '730264')
    const entry = await site.database.pool.query(
      "select 1 from audit.entry where action = 'security.setWithdrawalPassword' and subject = $1",
      [member.id.toString()],
    )
    expect(entry.rowCount).toBe(1)
    expect(site.logLines.text).not.toContain('730264')
  })
})

describe('guessing it', () => {
  const wrong = ['000001', '000002', '000003', '000004', '000005']
  beforeEach(() => set(member.password, '482913'))

  test('five wrong ones lock it for 24 hours, the right one included', async () => {
    for (const guess of wrong.slice(0, 4)) expect(await check(guess)).toBe('password_wrong')
    expect(await check(wrong[4]!)).toBe('password_locked')
    expect(await check('482913')).toBe('password_locked')
    const { status, headers } = await set('482913', '515151')
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after')) / 3600).toBeCloseTo(24, 2)
    site.clock.advance(86_400_000)
    expect(await check('482913')).toBe('right')
  })

  test('a right one forgives what was guessed before', async () => {
    for (const guess of wrong.slice(0, 4)) await check(guess)
    expect(await check('482913')).toBe('right')
    for (const guess of wrong.slice(0, 4)) expect(await check(guess)).toBe('password_wrong')
    expect(await check('482913')).toBe('right')
  })

  test('at most five of many guesses at the same moment are looked at', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => String(index).padStart(6, '0'))
    const answers = await Promise.all(guesses.map(check))
    expect(answers.filter(answer => answer === 'password_wrong').length).toBeLessThan(5)
    expect(await check('482913')).toBe('password_locked')
  })
})
