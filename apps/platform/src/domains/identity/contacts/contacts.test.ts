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
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let site: TestPlatform
let client: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())
beforeEach(async () => {
  client = await (await site.visitor()).register(uniqueName())
})

const countryDialingCode = '63'
const state = () => client.call('security.state', {})
const mailedCode = async (email: string) => /\b\d{6}\b/.exec((await newestMessage(site, email)) ?? '')?.[0] ?? ''

const password = 'Tables#2026'

async function bindNumber(mobileNum: string): Promise<void> {
  await client.call('security.mobileCode', { countryDialingCode, mobileNum })
  const verificationCode = await newestCode(site, mobileNum)
  await client.call('security.bindMobile', { countryDialingCode, mobileNum, verificationCode, password })
}
const heldHours = async () =>
  (Date.parse((await state()).withdrawalHoldUntil ?? '') - site.clock.now().getTime()) / 3_600_000

test('[DOOR-003] a session alone binds no contact: the password is asked for, and wrong ones count', async () => {
  const email = `${uniqueName()}@mail.example`
  await client.call('security.emailCode', { email })
  const stolen = { email, verificationCode: await mailedCode(email) }
  const without = await client.send('security.bindEmail', stolen as never)
  expect([without.status, without.body.errorCode]).toEqual([400, 'invalid_input'])
  const guessed = await client.send('security.bindEmail', { ...stolen, password: 'Guess#2026' })
  expect([guessed.body.errorCode, guessed.body.value.fields?.[0]?.field]).toEqual(['old_password_wrong', 'password'])
  expect((await state()).email).toBeNull()
})

test('[DOOR-003] every bound contact holds money for a day and is told to all others, the replaced one included', async () => {
  const [first, second] = [uniqueNumber(), uniqueNumber()]
  const email = `${uniqueName()}@mail.example`
  await bindNumber(first)
  expect(await heldHours()).toBeCloseTo(24, 2)
  await client.call('security.emailCode', { email })
  await client.call('security.bindEmail', { email, verificationCode: await mailedCode(email), password })
  expect(await newestMessage(site, `+63${first}`)).toMatch(/new e-mail address/)
  await bindNumber(second)
  for (const recipient of [`+63${first}`, email])
    expect(await newestMessage(site, recipient)).toMatch(/new mobile number.* 24 hours/)
  expect(await newestMessage(site, `+63${second}`)).toMatch(/your code is/)
})

test('a number is bound by the code sent to it, shown masked, and signs in from then on', async () => {
  const mobileNum = uniqueNumber()
  await client.call('security.mobileCode', { countryDialingCode, mobileNum })
  const code = await newestCode(site, mobileNum)
  const wrong = { countryDialingCode, mobileNum, verificationCode: otherCode(code), password }
  expect((await client.send('security.bindMobile', wrong)).body.errorCode).toBe('sms_invalid')
  await client.call('security.bindMobile', { ...wrong, verificationCode: code })
  expect((await state()).mobile).toBe(`+63 ••••${mobileNum.slice(-4)}`)
  const again = await (await site.visitor()).signIn(mobileNum, 'Tables#2026')
  expect((await again.call('members.info', {})).id).toBe((await client.call('members.info', {})).id)
})

test('a number that was taken meanwhile is refused', async () => {
  const { mobileNum } = await knownMember(site)
  const free = uniqueNumber()
  await client.call('security.mobileCode', { countryDialingCode, mobileNum: free })
  const verificationCode = await newestCode(site, free)
  await site.database.kysely
    .updateTable('identity.account')
    .set({ mobile_num: free })
    .where('mobile_num', '=', mobileNum)
    .execute()
  const late = await client.send('security.bindMobile', {
    countryDialingCode,
    mobileNum: free,
    verificationCode,
    password,
  })
  expect([late.status, late.body.errorCode]).toEqual([409, 'mobile_taken'])
})

test('an address is bound by the code mailed to it: once, for ten minutes, for this account only', async () => {
  const email = `${uniqueName()}@mail.example`
  await client.call('security.emailCode', { email: ` ${email.toUpperCase()} ` })
  const verificationCode = await mailedCode(email)
  const stranger = await (await site.visitor()).register(uniqueName())
  expect((await stranger.send('security.bindEmail', { email, verificationCode, password })).body.errorCode).toBe(
    'sms_invalid',
  )
  site.clock.advance(10 * 60_000)
  expect((await client.send('security.bindEmail', { email, verificationCode, password })).body.errorCode).toBe(
    'sms_expired',
  )

  await client.call('security.emailCode', { email })
  const fresh = { email, verificationCode: await mailedCode(email), password }
  await client.call('security.bindEmail', fresh)
  expect((await state()).email).toBe(`${email[0]}••••@mail.example`)
  expect((await client.send('security.bindEmail', fresh)).body.errorCode).toBe('sms_invalid')
})

test('mailed codes wait two minutes for each other and endure five tries', async () => {
  const email = `${uniqueName()}@mail.example`
  await client.call('security.emailCode', { email })
  expect((await client.send('security.emailCode', { email })).body.errorCode).toBe('sms_cooldown')
  const code = await mailedCode(email)
  const guess = { email, verificationCode: otherCode(code), password }
  for (let tries = 0; tries < 5; tries++)
    expect((await client.send('security.bindEmail', guess)).body.errorCode).toBe('sms_invalid')
  const { body } = await client.send('security.bindEmail', { email, verificationCode: code, password })
  expect(body.errorCode).toBe('sms_too_many')
})

test('[CENTRE-018] nickname and picture are saved, and member info and avatar answer them', async () => {
  await client.call('members.updateProfile', { nickname: 'Lan Anh', avatarSeed: 'fox-7' })
  const { nickname, avatar } = await client.call('members.info', {})
  expect([nickname, avatar]).toEqual(['Lan Anh', '/img/avatars/fox-7.webp'])
  expect((await client.call('members.avatar', {})).url).toBe('/img/avatars/fox-7.webp')
  await client.call('members.updateProfile', { nickname: '阮蘭' })
  expect((await client.call('members.info', {})).avatar).toBe('/img/avatars/fox-7.webp')
})
