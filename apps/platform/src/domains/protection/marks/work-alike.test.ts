import { type TestClient, uniqueName, uniqueNumber } from '@baize/testing'
import pg from 'pg'
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

type Answer = Awaited<ReturnType<typeof told>>

/** The tables that such calls are about; others are read by the clock too, for what a process keeps for a moment. */
const ofCalls = /\b(protection|identity|members|agents|cashier)\b/

/** What a call is told, and each statement on those tables that the database was sent meanwhile, in their order. */
async function workOf(call: () => Promise<Answer>): Promise<{ answer: Answer; statements: string[] }> {
  const { query } = pg.Client.prototype
  const statements: string[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }]
    statements.push(typeof first === 'string' ? first : (first.text ?? ''))
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    const answer = await call()
    return { answer, statements: statements.filter(text => ofCalls.test(text)) }
  } finally {
    pg.Client.prototype.query = query
  }
}

/** A registration with a number and an address, from a browser that has been here. */
async function registration(
  browser: TestClient,
  { mobileNum = uniqueNumber(), email = `${uniqueName()}@example.com` },
) {
  // A number gets a code every two minutes.
  site.clock.advance(130_000)
  const traits = await coded(site, browser, mobileNum)
  return workOf(() => told(browser.send('members.register', { ...words(), email, ...traits } as never)))
}

/** A browser on which somebody registered whose account is open. */
async function usedBrowser(): Promise<TestClient> {
  const browser = await (await site.visitor()).register(uniqueName())
  browser.token = null
  return browser
}

test('[MEND-029] a registration that is refused takes the same statements whatever the mark, and one that is not the same up to there', async () => {
  const { browser, mobileNum } = await closedMember(site)
  const { email } = await closedMember(site)
  const causes = {
    browser: await registration(browser, {}),
    number: await registration(await usedBrowser(), { mobileNum }),
    mail: await registration(await usedBrowser(), { email }),
    all: await registration(browser, { mobileNum, email }),
  }
  for (const [cause, { answer, statements }] of Object.entries(causes))
    expect([cause, answer, statements]).toEqual([cause, refused, causes.browser.statements])
  const asked = causes.browser.statements.findIndex(text => text.includes('protection.mark'))
  expect(asked).toBeGreaterThan(0)
  const { answer, statements } = await registration(await usedBrowser(), {})
  expect(answer).toEqual([200, null])
  expect(statements.slice(0, asked + 1)).toEqual(causes.browser.statements.slice(0, asked + 1))
})

test('[MEND-029] a payee is refused by the same statements whatever closed the account that had it', async () => {
  const payee = {
    ...{ channel: site.payments.payoutChannel, bank: 'Bank of Samples', holder: 'Lan Anh', withdrawalPassword },
  }
  const other = await newPlayer(site, '0.00')
  const add = (number: string) =>
    workOf(() => told(other.client.send('cashier.addPayoutAccount', { ...payee, number })))
  const works = []
  for (const [place, closure] of [
    { kind: 'TIMEOUT', length: 'DAY' },
    { kind: 'TIMEOUT', length: 'MONTH' },
    { kind: 'EXCLUDED', length: 'HALF_YEAR' },
    { kind: 'EXCLUDED', length: 'PERMANENT' },
  ].entries()) {
    const { client } = await newPlayer(site, '0.00')
    const number = `7788 0000 ${place}9`
    await client.call('cashier.addPayoutAccount', { ...payee, number })
    await client.call('protection.close', closure as never)
    works.push(await add(number))
  }
  for (const work of works) expect(work).toEqual({ answer: refused, statements: works[0]!.statements })
  const asked = works[0]!.statements.findIndex(text => text.includes('protection.mark'))
  const free = await add('5566 7788 98')
  expect(free.answer).toEqual([200, null])
  expect(free.statements.slice(0, asked + 1)).toEqual(works[0]!.statements.slice(0, asked + 1))
})
