import {
  type Known,
  knownMember,
  newestCode,
  newestMessage,
  otherCode,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '@baize/testing'
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
  await client.call('security.setWithdrawalPassword', {
    ...{ oldPassword: member.password, newPassword: '482913', confirmNewPassword: '482913' },
  })
})

const codeOf = async (way: 'mobile' | 'email') => {
  await client.call('security.forgottenCode', { way })
  if (way === 'mobile') return newestCode(site, member.mobileNum)
  return /\b\d{6}\b/.exec((await newestMessage(site, member.email)) ?? '')?.[0] ?? ''
}
const reset = (verificationCode: string, more: object = {}) =>
  client.send('security.resetWithdrawalPassword', {
    ...{ way: 'mobile' as const, verificationCode, password: member.password },
    ...{ newPassword: '515151', confirmNewPassword: '515151', ...more },
  })
const check = (typed: string) =>
  site.platform.identity.withdrawalPassword.check(member.id, typed).then(
    () => 'right',
    error => error.code,
  )

test.each(['mobile', 'email'] as const)(
  'a code to the bound %s and the sign-in password set it anew, pause withdrawals for 24 hours and tell the member',
  async way => {
    expect((await reset(await codeOf(way), { way })).status).toBe(200)
    expect([await check('482913'), await check('515151')]).toEqual(['password_wrong', 'right'])
    const { withdrawalHoldUntil } = await client.call('security.state', {})
    const heldMs = new Date(withdrawalHoldUntil!).getTime() - site.clock.now().getTime()
    expect(heldMs / 3_600_000).toBeCloseTo(24, 2)
    for (const recipient of [`+63${member.mobileNum}`, member.email])
      expect(await newestMessage(site, recipient)).toMatch(/withdrawal password .* set anew.* 24 hours/)
    const entry = await site.database.pool.query(
      "select detail ->> 'way' as way from audit.entry where action = 'security.resetWithdrawalPassword' and subject = $1",
      [member.id.toString()],
    )
    expect(entry.rows).toEqual([{ way }])
    expect(site.logLines.text).not.toContain('515151')
  },
)

test('it opens digits that were guessed until they locked', async () => {
  for (const guess of ['000001', '000002', '000003', '000004', '000005']) await check(guess)
  expect(await check('482913')).toBe('password_locked')
  expect((await reset(await codeOf('mobile'))).status).toBe(200)
  expect(await check('515151')).toBe('right')
})

describe('what is refused', () => {
  test('a wrong code, one for another purpose, and one that was used', async () => {
    const code = await codeOf('mobile')
    expect((await reset(otherCode(code))).body.errorCode).toBe('sms_invalid')
    expect((await reset('')).body.errorCode).toBe('sms_required')
    expect((await reset(code)).status).toBe(200)
    expect((await reset(code, { newPassword: '626262', confirmNewPassword: '626262' })).body.errorCode).toBe(
      'sms_invalid',
    )
    await client.call('security.emailCode', { email: member.email })
    const bound = /\b\d{6}\b/.exec((await newestMessage(site, member.email)) ?? '')?.[0] ?? ''
    expect((await reset(bound, { way: 'email' })).body.errorCode).toBe('sms_invalid')
    expect(await check('515151')).toBe('right')
  })

  test.each([
    ['five digits', { newPassword: '12345' }, 'invalid_input', 'newPassword'],
    ['digits that differ', { confirmNewPassword: '515152' }, 'invalid_input', 'confirmNewPassword'],
    ['another sign-in password', { password: 'not it' }, 'old_password_wrong', 'password'],
    ['a way that does not exist', { way: 'pigeon' }, 'invalid_input', 'way'],
  ])('%s, by the name of the field', async (_title, more, code, field) => {
    const { body } = await reset(await codeOf('mobile'), more)
    expect([body.errorCode, body.value.fields?.[0]?.field]).toEqual([code, field])
    expect(await check('482913')).toBe('right')
  })

  test('a contact that is not bound, and digits that were never set', async () => {
    await site.database.pool.query('update identity.account set email = null where id = $1', [member.id])
    const unbound = await client.send('security.forgottenCode', { way: 'email' })
    expect([unbound.body.errorCode, unbound.body.value.fields?.[0]?.field]).toEqual(['invalid_input', 'way'])
    expect((await reset('123456', { way: 'email' })).body.value.fields?.[0]?.field).toBe('way')
    await site.database.pool.query('delete from identity.withdrawal_password where account_id = $1', [member.id])
    expect((await client.send('security.forgottenCode', { way: 'mobile' })).body.errorCode).toBe('password_unset')
    expect((await reset('123456')).body.errorCode).toBe('password_unset')
  })

  test('guesses at the code end after five, and those at the sign-in password lock the account', async () => {
    const code = await codeOf('mobile')
    for (let tries = 0; tries < 5; tries++) expect((await reset(otherCode(code))).body.errorCode).toBe('sms_invalid')
    expect((await reset(code)).body.errorCode).toBe('sms_too_many')
    const answers: (string | null)[] = []
    for (let tries = 0; tries < 12; tries++) answers.push((await reset(code, { password: 'no' })).body.errorCode)
    expect(answers[0]).toBe('old_password_wrong')
    expect(answers.at(-1)).toBe('account_locked')
    expect((await reset(code)).body.errorCode).toBe('account_locked')
    expect(await check('482913')).toBe('right')
  })
})
