import {
  type Known,
  knownMember,
  newestCode,
  newestMessage,
  publicDemo,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
  uniqueNumber,
} from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withdrawalHold } from '../money-hold.ts'

const fresh = 'Fresh#Word#26'
let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform(publicDemo)
})
afterAll(() => site.stop())

const byEmail = (client: TestClient, username: string, email: string) =>
  client.send('members.passwordByEmail', { username, email })
const reset = (client: TestClient, resetToken: string, newPassword = fresh) =>
  client.send('members.resetPassword', { resetToken, newPassword, confirmNewPassword: newPassword })
const signsIn = async ({ username }: Known, password: string) =>
  (await (await site.visitor()).send('session.login', { username, password })).status === 200

async function mailedToken({ username, email }: Known): Promise<string> {
  await byEmail(await site.visitor(), username, email)
  return /\/\?reset=([\w-]{43})/.exec((await newestMessage(site, email)) ?? '')?.[1] ?? ''
}

describe('by e-mail', () => {
  test('[API1-012, API2-012] a form is taken, JSON answers 415, and the mail holds a link to the site', async () => {
    const { username, email } = await knownMember(site)
    const client = await site.visitor()
    const path = '/wps/member/password/email'
    const json = await client.raw('POST', path, JSON.stringify({ username, email }), 'application/json')
    expect([json.status, json.body.errorCode]).toEqual([415, 'unsupported_media_type'])
    const form = new URLSearchParams({ username, email }).toString()
    const taken = await client.raw('POST', path, form, 'application/x-www-form-urlencoded')
    expect([taken.status, taken.body]).toEqual([200, { success: true, value: null, message: null, errorCode: null }])
    expect(await newestMessage(site, email)).toMatch(/\nhttps:\/\/play\.baize\.example\/\?reset=[\w-]{43}\n/)
  })

  test('nobody learns whether an account exists or what its address is', async () => {
    const { username, email } = await knownMember(site)
    const client = await site.visitor()
    const answers = [
      await byEmail(client, username, email),
      await byEmail(client, username, 'other@mail.example'),
      await byEmail(client, uniqueName('nobody'), email),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([answers[0]!.status, answers[0]!.body])
    expect(await newestMessage(site, 'other@mail.example')).toBeUndefined()
  })

  test('an address with line breaks or a second recipient matches nobody and sends nothing', async () => {
    const { username, email } = await knownMember(site)
    const before = (await site.platform.delivery.recent()).length
    for (const bad of [
      `${email}\r\nBcc: thief@mail.example`,
      `${email},thief@mail.example`,
      `${email} thief@b.example`,
    ])
      expect((await byEmail(await site.visitor(), username, bad)).status).toBe(200)
    expect((await site.platform.delivery.recent()).length).toBe(before)
  })

  test('the link sets a new password once, and ends what was open', async () => {
    const known = await knownMember(site)
    const open = await (await site.visitor()).signIn(known.username, known.password)
    const token = await mailedToken(known)
    const client = await site.visitor()
    const bad = await reset(client, token, 'short')
    expect(bad.body.value.fields?.[0]?.field).toBe('newPassword')
    expect((await reset(client, token)).status).toBe(200)
    expect((await open.send('wallet.balance', {})).body.errorCode).toBe('session_expired')
    expect([await signsIn(known, fresh), await signsIn(known, known.password)]).toEqual([true, false])
    const again = await reset(client, token, 'Third#Word#26')
    expect([again.status, again.body.errorCode]).toEqual([422, 'link_expired'])
    expect(await signsIn(known, fresh)).toBe(true)
  })

  test('[WALK-019] a link says that it was used before anything is typed, and is not used by being asked', async () => {
    const known = await knownMember(site)
    const resetToken = await mailedToken(known)
    const client = await site.visitor()
    const check = async () => {
      const { status, body } = await client.send('members.checkResetLink', { resetToken })
      return [status, body.errorCode]
    }
    expect([await check(), await check()]).toEqual([
      [200, null],
      [200, null],
    ])
    expect((await reset(client, resetToken)).status).toBe(200)
    expect(await check()).toEqual([422, 'link_expired'])
  })

  test('[DOOR-003] money is held for a day after it, and the member is told on every contact', async () => {
    const known = await knownMember(site)
    const client = await site.visitor()
    expect((await reset(client, await mailedToken(known))).status).toBe(200)
    const until = await withdrawalHold(site.database.kysely, known.id, site.clock.now())
    expect(((until?.getTime() ?? 0) - site.clock.now().getTime()) / 3_600_000).toBeCloseTo(24, 2)
    for (const recipient of [`+63${known.mobileNum}`, known.email])
      expect(await newestMessage(site, recipient)).toMatch(/password .* set anew.* 24 hours/)
  })

  test('two uses at the same moment set one password', async () => {
    const known = await knownMember(site)
    const token = await mailedToken(known)
    const clients = [await site.visitor(), await site.visitor()]
    const answers = await Promise.all(clients.map((client, i) => reset(client, token, `Racing#Word#${i}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('a link is good for 15 minutes, and dies with the next change of password', async () => {
    const late = await knownMember(site)
    const lateToken = await mailedToken(late)
    site.clock.advance(15 * 60_000 + 1_000)
    expect((await reset(await site.visitor(), lateToken)).body.errorCode).toBe('link_expired')
    const changed = await knownMember(site)
    const token = await mailedToken(changed)
    const client = await (await site.visitor()).signIn(changed.username, changed.password)
    const { password: oldPassword } = changed
    await client.call('members.changePassword', { oldPassword, newPassword: fresh, confirmNewPassword: fresh })
    expect((await reset(await site.visitor(), token, 'Third#Word#26')).body.errorCode).toBe('link_expired')
  })

  test('three mails an hour are enough for one name, and the answer stays the same', async () => {
    const { username, email } = await knownMember(site)
    const client = await site.visitor()
    for (let i = 0; i < 5; i++) expect((await byEmail(client, username, email)).status).toBe(200)
    const mails = (await site.platform.delivery.recent()).filter(({ recipient }) => recipient === email)
    expect(mails).toHaveLength(3)
  })

  test('[BRAND-017] off, it is told in the configuration and refused', async () => {
    await site.platform.settings.switchModule('RECOVERY_EMAIL', false)
    const client = await site.visitor()
    const { info } = await client.call('site.permission', {})
    expect(JSON.stringify(info.modules)).toContain('{"modId":"RECOVERY_EMAIL","enabled":"0"')
    expect((await byEmail(client, 'someone', 'a@b.example')).body.errorCode).toBe('module_off')
    expect((await reset(client, 'x')).body.errorCode).toBe('module_off')
    await site.platform.settings.switchModule('RECOVERY_EMAIL', true)
  })
})

describe('by phone', () => {
  const countryDialingCode = '63'
  /** The browser that asked for the last code. */
  let asking: TestClient
  const byPhone = (mobileNum: string, verificationCode: string, newPassword = fresh) =>
    asking.send('members.passwordByPhone', { newPassword, mobileNum, countryDialingCode, verificationCode })
  async function recoveryCode(mobileNum: string) {
    site.clock.advance(121_000)
    asking = await site.visitor()
    await asking.call('verification.smsNoLogin', { mobileNum, countryDialingCode, purpose: 'recovery' })
    return newestCode(site, mobileNum)
  }

  test('[API1-017, API2-018] the right code changes the password, a wrong one does not', async () => {
    const known = await knownMember(site)
    const code = await recoveryCode(known.mobileNum)
    const wrong = await byPhone(known.mobileNum, 'abcdef')
    expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'sms_invalid'])
    expect(await signsIn(known, known.password)).toBe(true)
    const right = await byPhone(known.mobileNum, code)
    expect([right.status, right.body.value]).toEqual([200, null])
    expect([await signsIn(known, fresh), await signsIn(known, known.password)]).toEqual([true, false])
    expect((await byPhone(known.mobileNum, code, 'Third#Word#26')).body.errorCode).toBe('sms_invalid')
  })

  test('every session ends, the member is told by mail and message, and withdrawals wait a day', async () => {
    const known = await knownMember(site)
    const open = await (await site.visitor()).signIn(known.username, known.password)
    const { kysely } = site.database
    expect(await withdrawalHold(kysely, known.id, site.clock.now())).toBeNull()
    await byPhone(known.mobileNum, await recoveryCode(known.mobileNum))
    expect((await open.send('wallet.balance', {})).body.errorCode).toBe('session_expired')
    for (const recipient of [known.email, `+63${known.mobileNum}`])
      expect(await newestMessage(site, recipient)).toContain('Withdrawals pause for 24 hours')
    const until = await withdrawalHold(kysely, known.id, site.clock.now())
    expect(until!.getTime() - site.clock.now().getTime()).toBeGreaterThan(86_390_000)
    site.clock.advance(86_400_000)
    expect(await withdrawalHold(kysely, known.id, site.clock.now())).toBeNull()
  })

  test('a number that nobody has answers like a wrong code', async () => {
    const known = await knownMember(site)
    await recoveryCode(known.mobileNum)
    const wrong = await byPhone(known.mobileNum, 'abcdef')
    const stranger = uniqueNumber()
    await recoveryCode(stranger)
    const unknown = await byPhone(stranger, 'abcdef')
    const shape = ({ status, body }: typeof wrong) => ({ status, code: body.errorCode, message: body.message })
    expect(shape(unknown)).toEqual(shape(wrong))
  })

  test('[BRAND-018] off, it is told in the configuration and refused', async () => {
    await site.platform.settings.switchModule('RECOVERY_PHONE', false)
    const client = await site.visitor()
    const { info } = await client.call('site.permission', {})
    expect(JSON.stringify(info.modules)).toContain('{"modId":"RECOVERY_PHONE","enabled":"0"')
    asking = client
    expect((await byPhone(uniqueNumber(), '123456')).body.errorCode).toBe('module_off')
    await site.platform.settings.switchModule('RECOVERY_PHONE', true)
  })
})
