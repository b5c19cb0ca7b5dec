import { TestClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { chooseBank, type Desks, openDesks, openPage, pay, secret, setUp, step, withdraw } from './cashier-steps.ts'
import { expect, test } from './fixtures.ts'
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
test.beforeAll(async () => {
  site = await startSite()
  desks = await openDesks(site.url)
})
test.afterAll(() => site.stop())

test.describe('where it opens', () => {
  test('[SHELL-059, SHELL-060] deposit and withdraw of the header open their page of the centre', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await register(page)
    const centre = page.getByTestId('personalCentre')
    for (const [button, address, heading] of [
      ['deposit', 'depositv2', 'Deposit'],
      ['withdraw', 'withdraw', 'Withdrawal'],
    ] as const) {
      await page.getByTestId(button).click()
      await centre.getByRole('heading', { name: heading, level: 2 }).waitFor()
      expect(new URL(page.url()).searchParams.get('centre')).toBe(address)
      await centre.getByRole('button', { name: 'Close', exact: true }).first().click()
      await centre.waitFor({ state: 'detached' })
    }
    expect(faults).toEqual([])
  })

  test('[ROLE-006, ROLE-007] a member has deposit and withdraw in the header, a visitor neither', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page.locator('header form').waitFor()
    const links = async () => [await page.getByTestId('deposit').count(), await page.getByTestId('withdraw').count()]
    expect(await links()).toEqual([0, 0])
    await register(page)
    await expect.poll(links).toEqual([1, 1])
    expect(await page.getByTestId('deposit').innerText()).toBe('Deposit')
    expect(await page.getByTestId('withdraw').innerText()).toBe('Withdraw')
  })

  test('[STORE-018] a tab that registered, went to the slots and looked at its wallets keeps each answer under its name', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await signUp(page)
    await visit(page, '/help')
    await page.getByRole('link', { name: 'Slots' }).first().click()
    await page.getByRole('navigation', { name: 'Providers' }).getByRole('link').nth(1).waitFor()
    await openPage(page, 'transferFund')
    const names = ['settings', 'routers', 'validate', 'merchantWallet', 'gameVendor', 'index_notice']
    const missing = () => page.evaluate(all => all.filter(name => sessionStorage.getItem(name) === null), names)
    await expect.poll(missing).toEqual([])
  })

  test('a phone has a place for deposits', async () => {
    const { page } = await site.visitor({ viewport: phone })
    await register(page)
    await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Deposit' }).click()
    await page.getByTestId('personalCentre').locator('[data-channel="demo-pay"]').waitFor()
  })
})

test('a forgotten withdrawal password is set anew with a mailed code, and the keyboard is back where it was', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
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
})

test('[CENTRE-017, CENTRE-020] the withdrawal password and an account are made in my account, the number masked', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  const panel = await openPage(page, 'securityCenter')
  await panel.getByTestId('set-withdrawal-password').click()
  await panel.getByLabel(/^Login password/).fill(password)
  await panel.getByLabel(/^New withdrawal password/).fill(secret)
  await panel.getByLabel(/^Repeat the six digits/).fill(secret)
  await step(panel, 'Save')
  await panel.getByText('Set. It is asked for where money leaves.').waitFor()
  await step(panel, 'Add account')
  await chooseBank(panel)
  await panel.getByLabel(/^Account holder/).fill('Lan Anh')
  await panel.getByLabel(/^Account number/).fill('0011 2233 4455')
  await panel.getByLabel(/^Withdrawal password/).fill(secret)
  await step(panel, 'Save')
  await panel.getByTestId('payout-accounts').getByText('•••• 4455').waitFor()
  expect(await documentViolations(page)).toEqual([])
})

test('[CENTRE-028, CENTRE-030, CENTRE-065] a deposit: channel and amount on one screen; paid on the sandbox page it is credited, by hand it waits with its time and where to pay', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
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
  await expect(balance(page)).toContainText('1,200.00')
  await panel.locator('[data-channel]:not([data-channel="demo-pay"])').first().click()
  await panel.getByLabel(/^Amount/).fill('300')
  await step(panel, 'Deposit P 300.00')
  const moment = page.getByTestId('moment')
  expect(await moment.getByTestId('countdown').innerText()).toMatch(/^\d+:\d\d(:\d\d)?$/)
  expect(await moment.getByRole('button', { name: /^Copy/ }).count()).toBeGreaterThan(1)
  expect(await documentViolations(page)).toEqual([])
  expect(faults).toEqual([])
})

test('[CENTRE-033, CENTRE-034] a withdrawal shows the figures of the calls, asks for account, amount and password, and takes no wrong one', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const username = await signUp(page)
  await setUp(site.url, username)
  const client = await (await new TestClient(site.url).open()).signIn(username, password)
  const funds = await client.call('cashier.funds', {})
  const panel = await openPage(page, 'withdraw')
  const money = (amount: string) => `P ${Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`
  const line = (label: string) => panel.locator('dl > div').filter({ hasText: label }).locator('dd').first()
  await expect.poll(() => line('Available to withdraw').innerText()).toBe(money(funds.available))
  expect(await line('Turnover left').innerText()).toBe(money(funds.turnoverLeft))
  await panel.locator('[data-account][aria-pressed="true"]').getByText('•••• 4455').waitFor()
  await panel.getByLabel(/^Amount/).fill('500')
  await expect.poll(() => line('Fee').innerText()).toBe('P 5.00')
  await panel.getByLabel(/^Withdrawal password/).fill('000000')
  await step(panel, /^Withdraw P/)
  await panel.getByText('The withdrawal password is not correct.').waitFor()
  const orders = () => client.call('cashier.withdrawals', { page: 1, pageSize: 10 })
  expect((await orders()).list).toEqual([])
  await panel.getByLabel(/^Withdrawal password/).fill(secret)
  await step(panel, /^Withdraw P/)
  await panel.locator('[data-order]').first().waitFor()
  expect((await orders()).list).toMatchObject([{ amount: '500.00', fee: '5.00' }])
  expect(faults).toEqual([])
})

test('[CENTRE-035, WALLET-010, WALLET-017] a withdrawal that was paid counts down and has three answers; received is shown as such', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await setUp(site.url, await signUp(page))
  const card = await withdraw(page, '500')
  await expect.poll(() => balance(page).innerText()).toContain('500.00')
  expect(await card.locator('[data-answer]').count()).toBe(0)
  await pay(desks, card)
  await card.getByTestId('countdown').waitFor()
  expect(await card.getByTestId('countdown').innerText()).toMatch(/^(30|29):\d\d$/)
  expect(await card.locator('[data-answer]').allInnerTexts()).toEqual(['Received', 'Not received', 'Partial'])
  expect(await documentViolations(page)).toEqual([])
  await card.getByTestId('send-answer').click()
  await card.getByText('Received', { exact: true }).first().waitFor()
  await expect.poll(() => card.locator('[data-answer]').count()).toBe(0)
  expect(faults).toEqual([])
})

test.describe('the menu of the personal centre', () => {
  let page: Page
  let close: () => Promise<void>
  test.beforeAll(async () => {
    const visitor = await site.visitor({ viewport: wide })
    page = visitor.page
    close = () => visitor.context.close()
    await signUp(page)
    await openPage(page, 'referral')
  })
  test.afterAll(() => close())

  /** Presses entries by their label: each opens the page of that title under its address. */
  async function expectEntries(entries: readonly (readonly [label: string, address: string])[]): Promise<void> {
    const centre = page.getByTestId('personalCentre')
    for (const [label, address] of entries) {
      const entry = centre.locator(`[data-page="${address}"]`)
      expect(await entry.locator('span').first().innerText()).toBe(label)
      await entry.click()
      await centre.getByRole('heading', { name: label, level: 2, exact: true }).waitFor()
      expect(new URL(page.url()).searchParams.get('centre')).toBe(address)
    }
  }

  test('[CENTRE-014, CENTRE-022] has an entry for the own account and one for the wallet', () =>
    expectEntries([
      ['My account', 'securityCenter'],
      ['My wallet', 'transferFund'],
    ]))

  test('[CENTRE-027, CENTRE-032] has an entry for deposits and one for withdrawals', () =>
    expectEntries([
      ['Deposit', 'depositv2'],
      ['Withdrawal', 'withdraw'],
    ]))

  test('[CENTRE-039, CENTRE-042, CENTRE-045] has an entry for each record', () =>
    expectEntries([
      ['Betting record', 'personalHistoryCopy'],
      ['Account record', 'transactionHistory'],
      ['Personal profit and loss', 'personalProfit'],
    ]))

  test('[CENTRE-047, CENTRE-049, CENTRE-055] has entries for bonuses, rewards and missions', () =>
    expectEntries([
      ['Bonus details', 'bonusDetails'],
      ['Reward centre', 'rewardCenter'],
      ['Mission activity', 'missionLeaderboard'],
    ]))

  test('[CENTRE-058] has an entry for messages', () => expectEntries([['Platform messages', 'messageV2']]))
})
