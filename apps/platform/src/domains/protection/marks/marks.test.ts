import { type TestClient, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierSite, newPlayer, startCashier, withdrawalPassword } from '../../cashier/fixtures.ts'
import { setRule } from '../../members/registration/fixtures.ts'
import { closedMember, coded, refused, told, words } from './fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
  await setRule(site, 'email', { enabled: true })
  await setRule(site, 'mobileNum', { enabled: true })
})
afterAll(() => site.stop())

/** Registers somebody with some traits of their own; answers the status and the error. */
const register = (client: TestClient, more: object = {}) =>
  told(client.send('members.register', { ...words(), ...more } as never))
const stranger = () => site.visitor()
const newMail = () => ({ email: `${uniqueName()}@example.com` })

test('[MEND-029] browser, number and mail of a closed member refuse a new account, in the same words', async () => {
  const { browser, email, mobileNum } = await closedMember(site)
  expect(await register(browser, newMail())).toEqual(refused)
  expect(await register(await stranger(), { email: email.toUpperCase() })).toEqual(refused)
  const caller = await stranger()
  expect(await register(caller, await coded(site, caller, mobileNum))).toEqual(refused)
  expect(await register(await stranger(), newMail())).toEqual([200, null])
})

test('[MEND-029] a browser of a member whose account is open may register another one', async () => {
  const browser = await (await stranger()).register(uniqueName())
  browser.token = null
  expect(await register(browser, newMail())).toEqual([200, null])
})

test('[MEND-029] where a closed member had money paid to, nobody else has it paid', async () => {
  const [leaving, other] = [await newPlayer(site, '0.00'), await newPlayer(site, '0.00')]
  const { client } = leaving
  const payee = {
    ...{ channel: site.payments.payoutChannel, bank: 'Bank of Samples', holder: 'Lan Anh', withdrawalPassword },
  }
  await client.call('cashier.addPayoutAccount', { ...payee, number: '7788 9900 11' })
  await client.call('protection.close', { kind: 'TIMEOUT', length: 'DAY' })
  const add = (number: string) => told(other.client.send('cashier.addPayoutAccount', { ...payee, number }))
  expect(await add('7788-9900-11')).toEqual(refused)
  expect((await add('5566 7788 99'))[0]).toBe(200)
  site.clock.advance(25 * 3_600_000)
  const fresh = await newPlayer(site, '0.00')
  const again = fresh.client.send('cashier.addPayoutAccount', { ...payee, number: '7788990011' })
  expect(await told(again)).toEqual([200, null])
})
