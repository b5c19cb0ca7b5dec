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

async function bindNumber(mobileNum: string): Promise<void> {
  await client.call('security.mobileCode', { countryDialingCode, mobileNum })
  const verificationCode = await newestCode(site, mobileNum)
  await client.call('security.bindMobile', { countryDialingCode, mobileNum, verificationCode })
}

test('a number is bound by the code sent to it, shown masked, and signs in from then on', async () => {
  const mobileNum = uniqueNumber()
  await client.call('security.mobileCode', { countryDialingCode, mobileNum })
  const code = await newestCode(site, mobileNum)
  const wrong = { countryDialingCode, mobileNum, verificationCode: otherCode(code) }
  expect((await client.send('security.bindMobile', wrong)).body.errorCode).toBe('sms_invalid')
  await client.call('security.bindMobile', { ...wrong, verificationCode: code })
  const { mobile, withdrawalHoldUntil } = await state()
  expect(mobile).toBe(`+63 ••••${mobileNum.slice(-4)}`)
  expect(withdrawalHoldUntil).toBeNull()
  const again = await (await site.visitor()).signIn(mobileNum, 'Tables#2026')
  expect((await again.call('members.info', {})).id).toBe((await client.call('members.info', {})).id)
})

test('a number of somebody else is refused when the code is asked for, and when it was taken meanwhile', async () => {
  const { mobileNum } = await knownMember(site)
  const { body } = await client.send('security.mobileCode', { countryDialingCode, mobileNum })
  expect([body.errorCode, body.value.fields?.[0]?.field]).toEqual(['mobile_taken', 'mobileNum'])

  const free = uniqueNumber()
  await client.call('security.mobileCode', { countryDialingCode, mobileNum: free })
  const verificationCode = await newestCode(site, free)
  await site.database.kysely
    .updateTable('identity.account')
    .set({ mobile_num: free })
    .where('mobile_num', '=', mobileNum)
    .execute()
  const late = await client.send('security.bindMobile', { countryDialingCode, mobileNum: free, verificationCode })
  expect([late.status, late.body.errorCode]).toEqual([409, 'mobile_taken'])
})

test('a contact in place of another one pauses withdrawals for 24 hours', async () => {
  await bindNumber(uniqueNumber())
  await bindNumber(uniqueNumber())
  const until = new Date((await state()).withdrawalHoldUntil!)
  expect((until.getTime() - site.clock.now().getTime()) / 3_600_000).toBeCloseTo(24, 2)
})

test('an address is bound by the code mailed to it: once, for ten minutes, for this account only', async () => {
  const email = `${uniqueName()}@mail.example`
  await client.call('security.emailCode', { email: ` ${email.toUpperCase()} ` })
  const verificationCode = await mailedCode(email)
  const stranger = await (await site.visitor()).register(uniqueName())
  expect((await stranger.send('security.bindEmail', { email, verificationCode })).body.errorCode).toBe('sms_invalid')
  site.clock.advance(10 * 60_000)
  expect((await client.send('security.bindEmail', { email, verificationCode })).body.errorCode).toBe('sms_expired')

  await client.call('security.emailCode', { email })
  const fresh = { email, verificationCode: await mailedCode(email) }
  await client.call('security.bindEmail', fresh)
  expect((await state()).email).toBe(`${email[0]}••••@mail.example`)
  expect((await client.send('security.bindEmail', fresh)).body.errorCode).toBe('sms_invalid')
})

test('mailed codes wait two minutes for each other and endure five tries', async () => {
  const email = `${uniqueName()}@mail.example`
  await client.call('security.emailCode', { email })
  expect((await client.send('security.emailCode', { email })).body.errorCode).toBe('sms_cooldown')
  const code = await mailedCode(email)
  const guess = { email, verificationCode: otherCode(code) }
  for (let tries = 0; tries < 5; tries++)
    expect((await client.send('security.bindEmail', guess)).body.errorCode).toBe('sms_invalid')
  const { body } = await client.send('security.bindEmail', { email, verificationCode: code })
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
