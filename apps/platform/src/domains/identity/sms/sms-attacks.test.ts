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
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())
/** Each test begins with fresh limits of its network. */
beforeEach(() => site.clock.advance(16 * 60_000))

const countryDialingCode = '63'
const ask = async (client: TestClient, mobileNum: string, dialing = countryDialingCode) => {
  const number = { mobileNum, countryDialingCode: dialing, purpose: 'login' as const }
  return (await client.send('verification.smsNoLogin', number)).body.errorCode ?? 'sent'
}
const login = async (client: TestClient, username: string, password: string) => {
  const { body } = await client.send('session.login', { username, password, type: 'sms', countryDialingCode })
  return body.errorCode ?? 'in'
}

test('[DOOR-016] a stranger neither uses up the tries of a code nor takes its place', async () => {
  const { mobileNum } = await knownMember(site)
  const [owner, stranger] = [await site.visitor(), await site.visitor()]
  await ask(owner, mobileNum)
  const code = await newestCode(site, mobileNum)
  for (let i = 0; i < 6; i++) expect(await login(stranger, mobileNum, otherCode(code))).toBe('sms_invalid')
  expect(await login(stranger, mobileNum, code)).toBe('sms_invalid')
  expect(await login(owner, mobileNum, code)).toBe('in')
})

test('[DOOR-016] one network guesses at twenty numbers and no more', async () => {
  const client = await site.visitor()
  const answers: string[] = []
  for (let i = 0; i < 22; i++) answers.push(await login(client, uniqueNumber(), '123456'))
  expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'sms_invalid'))
  expect(answers.slice(20)).toEqual(['sms_too_many', 'sms_too_many'])
})

test('[DOOR-016] messages go to the brand’s countries alone, and to as many numbers a day as it says', async () => {
  expect(await ask(await site.visitor(), '912345678', '84')).toBe('sms_country')
  const { settings } = site.platform
  const { sms } = await settings.brand()
  const spent = (await site.platform.delivery.recent()).filter(({ channel }) => channel === 'sms').length
  await settings.writeBrand({ sms: { ...sms, aDay: spent + 1 } })
  const members = [await knownMember(site), await knownMember(site)]
  expect(await ask(await site.visitor(), members[0]!.mobileNum)).toBe('sent')
  expect(await ask(await site.visitor(), members[1]!.mobileNum)).toBe('sms_too_many')
  expect(await ask(await site.visitor(), uniqueNumber())).toBe('sms_too_many')
  await settings.writeBrand({ sms })
  expect(await newestMessage(site, `+63${members[1]!.mobileNum}`)).toBeUndefined()
})

test('[DOOR-016] ten who ask at one moment get no more messages than the day and the block have left', async () => {
  const { settings } = site.platform
  const { sms } = await settings.brand()
  const members = await Promise.all(Array.from({ length: 10 }, (_, i) => knownMember(site, 0, `918456780${i}`)))
  const askAll = async () => {
    await site.clock.advance(5 * 60_000)
    return Promise.all(members.map(async ({ mobileNum }) => ask(await site.visitor(), mobileNum)))
  }
  const sentOf = (answers: string[]) => answers.filter(answer => answer === 'sent').length
  try {
    await settings.writeBrand({ sms: { ...sms, aDayOfBlock: 3 } })
    expect(sentOf(await askAll())).toBe(3)
    expect(await askAll()).toEqual(Array.from({ length: 10 }, () => 'sms_too_many'))
    const other = await knownMember(site)
    expect(await ask(await site.visitor(), other.mobileNum)).toBe('sent')
    const spent = (await site.platform.delivery.recent()).filter(({ channel }) => channel === 'sms').length
    await settings.writeBrand({ sms: { ...sms, aDay: spent + 2 } })
    expect(sentOf(await askAll())).toBe(2)
  } finally {
    await settings.writeBrand({ sms })
  }
})

test('[DOOR-016] a member who asks for a code to bind does not learn which numbers are known', async () => {
  const { mobileNum } = await knownMember(site)
  const client = await (await site.visitor()).register(uniqueName())
  const asked = await client.send('security.mobileCode', { countryDialingCode, mobileNum })
  const free = await (await site.visitor()).register(uniqueName())
  const other = await free.send('security.mobileCode', { countryDialingCode, mobileNum: uniqueNumber() })
  expect([asked.status, asked.body]).toEqual([other.status, other.body])
  expect(await newestMessage(site, `+63${mobileNum}`)).toBeUndefined()
})

test('[DOOR-016] a number alone recovers no account that has a withdrawal password', async () => {
  const { mobileNum, username, password } = await knownMember(site)
  const owner = await (await site.visitor()).signIn(username, password)
  const digits = { newPassword: '482913', confirmNewPassword: '482913' }
  await owner.call('security.setWithdrawalPassword', { oldPassword: password, ...digits })
  const thief = await site.visitor()
  await thief.call('verification.smsNoLogin', { mobileNum, countryDialingCode, purpose: 'recovery' })
  const taken = { newPassword: 'Taken#Over#26', mobileNum, countryDialingCode }
  const body = { ...taken, verificationCode: await newestCode(site, mobileNum) }
  const recover = async (more: object) =>
    (await thief.send('members.passwordByPhone', { ...body, ...more })).body.errorCode
  expect(await recover({})).toBe('second_factor_required')
  expect(await recover({ withdrawalPassword: '000000' })).toBe('password_wrong')
  expect(await recover({ withdrawalPassword: '482913' })).toBeNull()
})
