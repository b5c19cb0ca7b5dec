import { newestCode, type TestClient, uniqueName, uniqueNumber } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CashierSite, newPlayer, startCashier, withdrawalPassword } from '../cashier/fixtures.ts'
import { setRule } from '../members/registration/fixtures.ts'

const password = 'Tables#2026'
const countryDialingCode = '63'
let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
  await setRule(site, 'email', { enabled: true })
  await setRule(site, 'mobileNum', { enabled: true })
})
afterAll(() => site.stop())
let closed: TestClient
let traits: { mobileNum: string; email: string }

const words = () => ({ username: uniqueName(), password, confirmPassword: password })

/** Registers somebody with some traits of their own; answers the status and the error. */
async function register(client: TestClient, more: object = {}) {
  const { status, body } = await client.send('members.register', { ...words(), ...more } as never)
  return [status, (body as { errorCode: string | null }).errorCode]
}

async function coded(client: TestClient, mobileNum: string) {
  await client.call('verification.smsRegister', { countryDialingCode, mobileNo: mobileNum, type: 'username' })
  return { mobileNum, countryDialingCode, verificationCode: await newestCode(site, mobileNum) }
}

beforeEach(async () => {
  traits = { mobileNum: uniqueNumber(), email: `${uniqueName()}@example.com` }
  closed = await site.visitor()
  const { email } = traits
  expect(await register(closed, { email, ...(await coded(closed, traits.mobileNum)) })).toEqual([200, null])
  await site.database.kysely
    .updateTable('identity.account')
    .set({ dialing_code: countryDialingCode, mobile_num: traits.mobileNum, email })
    .where('email', '=', email)
    .execute()
})

async function exclude() {
  const { rows } = await site.database.pool.query<{ username: string }>(
    'select username from identity.account where email = $1',
    [traits.email],
  )
  const member = await closed.signIn(rows[0]!.username, password)
  await member.call('protection.close', { kind: 'EXCLUDED', length: 'HALF_YEAR' })
  // The number signs in to nothing else then, as for an account that was erased; only its mark is left.
  await site.database.kysely
    .updateTable('identity.account')
    .set({ dialing_code: null, mobile_num: null, email: null })
    .where('email', '=', traits.email)
    .execute()
  // Its session has ended; what is left in the browser is the cookie of the device.
  closed.token = null
  site.clock.advance(130_000)
}

test('[MEND-029] browser, number and mail of a closed member refuse a new account, in the same words', async () => {
  await exclude()
  const stranger = () => site.visitor()
  const refused = [403, 'not_allowed']
  expect(await register(closed, { email: `${uniqueName()}@example.com` })).toEqual(refused)
  expect(await register(await stranger(), { email: traits.email.toUpperCase() })).toEqual(refused)
  const caller = await stranger()
  expect(await register(caller, await coded(caller, traits.mobileNum))).toEqual(refused)
  expect(await register(await stranger(), { email: `${uniqueName()}@example.com` })).toEqual([200, null])
})

test('[MEND-029] a browser of a member whose account is open may register another one', async () => {
  expect(await register(closed, { email: `${uniqueName()}@example.com` })).toEqual([200, null])
})

test('[MEND-029] where a closed member had money paid to, nobody else has it paid', async () => {
  const [leaving, other] = [await newPlayer(site, '0.00'), await newPlayer(site, '0.00')]
  const { client } = leaving
  const payee = {
    ...{ channel: site.payments.payoutChannel, bank: 'Bank of Samples', holder: 'Lan Anh', withdrawalPassword },
  }
  await client.call('cashier.addPayoutAccount', { ...payee, number: '7788 9900 11' })
  await client.call('protection.close', { kind: 'TIMEOUT', length: 'DAY' })
  const add = async (number: string) => {
    const { status, body } = await other.client.send('cashier.addPayoutAccount', { ...payee, number })
    return [status, body.errorCode]
  }
  expect(await add('7788-9900-11')).toEqual([403, 'not_allowed'])
  expect((await add('5566 7788 99'))[0]).toBe(200)
  site.clock.advance(25 * 3_600_000)
  const fresh = await newPlayer(site, '0.00')
  const again = await fresh.client.send('cashier.addPayoutAccount', { ...payee, number: '7788990011' })
  expect([again.status, again.body.errorCode]).toEqual([200, null])
})
