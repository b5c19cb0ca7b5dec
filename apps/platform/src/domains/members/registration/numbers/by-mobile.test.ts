import { startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { faultsOf, lastCode, password, setRule, stored } from '../fixtures.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterEach(async () => {
  await site.platform.settings.switchModule('REGISTER_SMS', true)
  await site.platform.settings.switchModule('REGISTER_MOBILE_PASSWORD', true)
  await setRule(site, 'mobileNum', { enabled: false })
})
afterAll(() => site.stop())

let numbers = 0
/** A number in the Philippines that no other test of this file takes. */
const newNumber = () => `917${String(1_000_000 + ++numbers)}`
const countryDialingCode = '63'
const passwords = { password, confirmPassword: password }

/** The browser that asked for the last code. */
let asking: TestClient | undefined

async function codeFor(mobileNo: string, type: 'mobile' | 'username' = 'mobile'): Promise<string> {
  const visitor = await site.visitor()
  asking = visitor
  await visitor.call('verification.smsRegister', { mobileNo, countryDialingCode, type })
  return lastCode(site, `+${countryDialingCode}${mobileNo}`)
}

const send = async (fields: object) =>
  (asking ?? (await site.visitor())).send('members.registerMobile', {
    countryDialingCode,
    ...passwords,
    ...fields,
  } as never)

async function registered() {
  const mobileNum = newNumber()
  const verificationCode = await codeFor(mobileNum)
  const client = asking!
  const user = { ...passwords, mobileNum, countryDialingCode, verificationCode }
  const answer = await client.call('members.registerMobile', user)
  client.token = answer.token
  return { mobileNum, client, answer }
}

test('[API1-008, API2-008] number and code make a member, who is signed in and signs in by the number again', async () => {
  const { mobileNum, client, answer } = await registered()
  expect(answer).toEqual({
    token: expect.any(String),
    firstTimeLogin: true,
    passwordExpired: false,
    weakPassword: false,
    changeTicket: expect.any(String),
  })
  expect((await client.call('members.info', {})).account).toMatch(/^m[a-z0-9]{8}$/)
  const again = await (await site.visitor()).send('session.login', { username: mobileNum, ...{ password } })
  expect(again.status).toBe(200)
})

test('[REG-037, REG-050] the number is stored with its dialing code', async () => {
  const { mobileNum, client } = await registered()
  const { account } = await client.call('members.info', {})
  expect(await stored(site, account)).toMatchObject({ mobile_num: mobileNum, dialing_code: '63' })
})

test('[VALID-026] the number is required, and must be one of its country', async () => {
  expect(faultsOf((await send({})).body)).toEqual({ mobileNum: 'Please fill this in.' })
  const wrong = await send({ mobileNum: '1111111', verificationCode: '123456' })
  expect([wrong.status, wrong.body.errorCode]).toEqual([400, 'phone_invalid'])
})

test('[VALID-027, REG-040] the code is required while SMS is on, a wrong one is refused, and off it is not asked for', async () => {
  const mobileNum = newNumber()
  expect(faultsOf((await send({ mobileNum })).body)).toEqual({ verificationCode: 'Please fill this in.' })
  const right = await codeFor(mobileNum)
  const wrong = right === '000000' ? '000001' : '000000'
  const refused = await send({ mobileNum, verificationCode: wrong })
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'sms_invalid'])
  await site.platform.settings.switchModule('REGISTER_SMS', false)
  expect((await send({ mobileNum: newNumber() })).status).toBe(200)
})

test('[VALID-033] a code may have up to 255 characters, and one more is too long', async () => {
  const mobileNum = newNumber()
  expect((await send({ mobileNum, verificationCode: '1'.repeat(255) })).body.errorCode).toBe('sms_invalid')
  const tooLong = await send({ mobileNum, verificationCode: '1'.repeat(256) })
  expect([tooLong.status, faultsOf(tooLong.body)]).toEqual([400, { verificationCode: 'Use at most 255 characters.' }])
})

test('a registration that fails leaves the code to be used again, and one that succeeds does not', async () => {
  const mobileNum = newNumber()
  const verificationCode = await codeFor(mobileNum)
  const taken = uniqueName()
  await (await site.visitor()).register(taken)
  expect((await send({ username: taken, mobileNum, verificationCode })).body.errorCode).toBe('username_taken')
  expect((await send({ mobileNum, verificationCode })).status).toBe(200)
  expect((await send({ mobileNum, verificationCode })).body.errorCode).toBe('sms_invalid')
})

test('two registrations with one number and one code at once make one member', async () => {
  const mobileNum = newNumber()
  const verificationCode = await codeFor(mobileNum)
  const answers = await Promise.all([1, 2, 3, 4].map(() => send({ mobileNum, verificationCode })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 200) expect(['mobile_taken', 'sms_invalid']).toContain(body.errorCode)
})

test('without the password switch no password is asked for, and none opens the account', async () => {
  await site.platform.settings.switchModule('REGISTER_MOBILE_PASSWORD', false)
  const mobileNum = newNumber()
  const verificationCode = await codeFor(mobileNum)
  const { token } = await asking!.call('members.registerMobile', { mobileNum, countryDialingCode, verificationCode })
  expect(token).toEqual(expect.any(String))
  const tried = await (await site.visitor()).send('session.login', { username: mobileNum, password })
  expect(tried.body.errorCode).toBe('bad_credentials')
})

test('without a dialing code the number is read as one of the default country', async () => {
  await site.platform.settings.switchModule('REGISTER_SMS', false)
  const mobileNum = newNumber()
  const username = uniqueName()
  const client = await site.visitor()
  await client.call('members.registerMobile', { ...passwords, username, mobileNum })
  expect(await stored(site, username)).toMatchObject({ mobile_num: mobileNum, dialing_code: '63' })
})

test('the username form takes a number and its code where the brand asks for one', async () => {
  await setRule(site, 'mobileNum', { enabled: true })
  const mobileNum = newNumber()
  const username = uniqueName()
  const client = await site.visitor()
  const fields = { ...passwords, username, mobileNum, countryDialingCode }
  expect(faultsOf((await client.send('members.register', fields)).body)).toEqual({
    verificationCode: 'Please fill this in.',
  })
  const verificationCode = await codeFor(mobileNum, 'username')
  expect((await asking!.send('members.register', { ...fields, verificationCode })).status).toBe(200)
  expect(await stored(site, username)).toMatchObject({ mobile_num: mobileNum })
})

test('the agent site takes no registrations', async () => {
  await site.platform.settings.writeBrand({ agentHosts: [new URL(site.url).host] })
  const { status, body } = await send({ mobileNum: newNumber(), verificationCode: '123456' })
  expect([status, body.errorCode]).toEqual([403, 'not_agent'])
  await site.platform.settings.writeBrand({ agentHosts: [] })
})
