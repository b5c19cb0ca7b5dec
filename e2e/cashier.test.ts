import { TestClient } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desks, openDesks, openPage, pay, secret, setUp, step, withdraw } from './cashier-steps.ts'
import {
  balance,
  documentViolations,
  password,
  register,
  type Site,
  signUp,
  startSite,
  visit,
  wide,
} from './support.ts'

const phone = { width: 390, height: 844 }
let site: Site
let desks: Desks
beforeAll(async () => {
  site = await startSite()
  desks = await openDesks(site.url)
}, 120_000)
afterAll(() => site.stop())

describe('where it opens', () => {
  test('[SHELL-059, SHELL-060, ROLE-006, ROLE-007, CENTRE-027, CENTRE-032] the header leads a member to deposit and to withdrawal', async () => {
    const { page, context, faults } = await site.visitor({ viewport: wide })
    await register(page)
    await page.getByTestId('deposit').click()
    await page.getByTestId('personalCentre').getByRole('heading', { name: 'Deposit', exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('centre')).toBe('depositv2')
    await page.getByTestId('personalCentre').getByRole('button', { name: 'Close', exact: true }).first().click()
    await page.getByTestId('withdraw').click()
    await page.getByTestId('personalCentre').getByRole('heading', { name: 'Withdrawal', exact: true }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('[STORE-018] a tab that registered, went to the slots and looked at its wallets keeps each answer under its name', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await signUp(page)
    await visit(page, '/help')
    await page.getByRole('link', { name: 'Slots' }).first().click()
    await page.getByRole('navigation', { name: 'Providers' }).getByRole('link').nth(1).waitFor()
    await openPage(page, 'transferFund')
    const names = ['settings', 'routers', 'validate', 'merchantWallet', 'gameVendor', 'index_notice']
    const missing = () => page.evaluate(all => all.filter(name => sessionStorage.getItem(name) === null), names)
    await expect.poll(missing).toEqual([])
    await context.close()
  })

  test('a phone has a place for deposits', async () => {
    const { page, context } = await site.visitor({ viewport: phone })
    await register(page)
    await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Deposit' }).click()
    await page.getByTestId('personalCentre').locator('[data-channel="demo-pay"]').waitFor()
    await context.close()
  })
})

test('a forgotten withdrawal password is set anew with a mailed code, and the keyboard is back where it was', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  const username = await signUp(page)
  await setUp(site.url, username)
  const client = await (await new TestClient(site.url).open()).signIn(username, password)
  const email = `${username}@mail.example`
  const codeFor = async (recipient: string) => {
    const outbox = await (await fetch(`${site.url}/dev/outbox`)).text()
    const [, ...after] = outbox.split(recipient)
    return /\b\d{6}\b/.exec(after[0]?.replaceAll(/<[^>]+>/g, ' ') ?? '')?.[0] ?? ''
  }
  await client.call('security.emailCode', { email })
  await client.call('security.bindEmail', { email, verificationCode: await codeFor(email), password })

  const panel = await openPage(page, 'securityCenter')
  const opener = panel.getByTestId('forgotten-digits')
  await opener.click()
  await step(panel, 'Back')
  await expect.poll(() => opener.evaluate(button => button === document.activeElement)).toBe(true)
  await opener.click()
  await panel.getByText('Withdrawals then pause for 24 hours.').waitFor()
  await site.database.pool.query(`update identity.email_code set created_at = created_at - interval '5 minutes'`)
  await step(panel, 'Send code')
  await panel.getByText(/^\d+ s$/).waitFor()
  await panel.getByLabel(/^Code from the mail/).fill(await codeFor(email))
  await panel.getByLabel(/^Login password/).fill(password)
  await panel.getByLabel(/^New withdrawal password/).fill('515151')
  await panel.getByLabel(/^Repeat the six digits/).fill('515151')
  await step(panel, 'Save')
  await expect.poll(() => opener.evaluate(button => button === document.activeElement)).toBe(true)
  expect((await client.call('security.state', {})).withdrawalHoldUntil).not.toBeNull()
  expect(faults).toEqual([])
  await context.close()
})

test('[CENTRE-017, CENTRE-020] the withdrawal password and an account are made in my account, the number masked', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await signUp(page)
  const panel = await openPage(page, 'securityCenter')
  await panel.getByTestId('set-withdrawal-password').click()
  await panel.getByLabel(/^Login password/).fill(password)
  await panel.getByLabel(/^New withdrawal password/).fill(secret)
  await panel.getByLabel(/^Repeat the six digits/).fill(secret)
  await step(panel, 'Save')
  await panel.getByText('Set. It is asked for where money leaves.').waitFor()
  await step(panel, 'Add account')
  await panel.getByLabel(/^Account holder/).fill('Lan Anh')
  await panel.getByLabel(/^Account number/).fill('0011 2233 4455')
  await panel.getByLabel(/^Withdrawal password/).fill(secret)
  await step(panel, 'Save')
  await panel.getByTestId('payout-accounts').getByText('•••• 4455').waitFor()
  expect(await documentViolations(page)).toEqual([])
  await context.close()
})

test('[CENTRE-028, CENTRE-030, CENTRE-065] a deposit: channel and amount on one screen; paid on the sandbox page it is credited, by hand it waits with its time and where to pay', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  const panel = await openPage(page, 'depositv2')
  await step(panel, 'Deposit tutorial')
  await panel.locator('[data-tutorial="demo-pay"] li').nth(2).waitFor()
  await step(panel, 'P 200.00')
  expect(await documentViolations(page)).toEqual([])
  await step(panel, 'Deposit and pay P 200.00')
  await page.getByText('No money is paid.').waitFor()
  await page.getByRole('button', { name: 'Pay 200.00' }).click()
  await page.getByTestId('paid').getByRole('heading', { name: 'P 200.00 arrived' }).waitFor()
  await page.getByRole('button', { name: 'My deposits' }).click()
  await page.getByTestId('personalCentre').locator('[data-order]').first().getByText('Credited').first().waitFor()
  await expect.poll(() => balance(page).innerText()).toContain('1,200.00')
  await panel.locator('[data-channel]:not([data-channel="demo-pay"])').first().click()
  await panel.getByLabel(/^Amount/).fill('300')
  await step(panel, 'Deposit P 300.00')
  const moment = page.getByTestId('moment')
  expect(await moment.getByTestId('countdown').innerText()).toMatch(/^\d+:\d\d(:\d\d)?$/)
  expect(await moment.getByRole('button', { name: /^Copy/ }).count()).toBeGreaterThan(1)
  expect(await documentViolations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('[CENTRE-033, CENTRE-034, CENTRE-035, WALLET-010, WALLET-017] a withdrawal: figures, fee, password last; once paid it counts down and has three answers', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await setUp(site.url, await signUp(page))
  const panel = await openPage(page, 'withdraw')
  await panel.getByText('Available to withdraw').waitFor()
  await panel.getByLabel(/^Amount/).fill('500')
  await expect.poll(() => panel.locator('form').innerText()).toContain('P 5.00')
  await panel.getByLabel(/^Withdrawal password/).fill('000000')
  await step(panel, /^Withdraw P/)
  await panel.getByText('The withdrawal password is not correct.').waitFor()
  const card = await withdraw(page, '500')
  await expect.poll(() => balance(page).innerText()).toContain('500.00')
  await pay(desks, card)
  await card.getByTestId('countdown').waitFor()
  expect(await card.getByTestId('countdown').innerText()).toMatch(/^(30|29):\d\d$/)
  expect(await card.locator('[data-answer]').allInnerTexts()).toEqual(['Received', 'Not received', 'Partial'])
  expect(await documentViolations(page)).toEqual([])
  await card.getByTestId('send-answer').click()
  await card.getByText('Received', { exact: true }).first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})
