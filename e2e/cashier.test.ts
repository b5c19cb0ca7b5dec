import { demoPassword } from '@baize/platform/demo/seed-demo'
import { TestClient } from '@baize/testing'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balance, documentViolations, password, register, startSiteWithSettings, visit, wide } from './support.ts'

const phone = { width: 390, height: 844 }
const secret = '482913'
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let site: Awaited<ReturnType<typeof startSiteWithSettings>>
let desk: TestClient
beforeAll(async () => {
  site = await startSiteWithSettings()
  desk = await new TestClient(site.url).open()
  desk.token = (await desk.call('operators.login', { username: 'operator', password: demoPassword })).token
}, 120_000)
afterAll(() => site.stop())

const centre = (page: Page) => page.getByTestId('personalCentre')
const openPage = async (page: Page, name: string): Promise<Locator> => {
  await visit(page, `/?centre=${name}`)
  const panel = centre(page)
  await panel.locator(`[data-page="${name}"][aria-current="page"]`).waitFor({ state: 'attached' })
  return panel
}
const step = async (panel: Locator, button: string | RegExp) =>
  panel.getByRole('button', { name: button, exact: true }).click()

/** A withdrawal password and a payout account, made over the wire. */
async function setUp(username: string): Promise<void> {
  const client = await (await new TestClient(site.url).open()).signIn(username, password)
  const digits = { newPassword: secret, confirmNewPassword: secret }
  await client.call('security.setWithdrawalPassword', { oldPassword: password, ...digits })
  const account = { channel: 'bank', holder: 'Lan Anh', number: '0011 2233 4455', withdrawalPassword: secret }
  await client.call('cashier.addPayoutAccount', account)
}

/** Asks for a withdrawal in three steps; answers its card. */
async function withdraw(page: Page, amount: string): Promise<Locator> {
  const panel = await openPage(page, 'withdraw')
  await panel.locator('[data-account]').click()
  await panel.getByLabel(/^Amount/).fill(amount)
  await step(panel, 'Next')
  await panel.getByLabel(/^Withdrawal password/).fill(secret)
  await step(panel, /^Withdraw P/)
  const card = panel.locator('[data-order]').first()
  await card.getByText('Requested').first().waitFor()
  return card
}

/** Lets the desk pay an order. The demo's robot works at the same desk: whoever comes first pays. */
async function pay(card: Locator): Promise<void> {
  const id = (await card.getAttribute('data-order'))!.slice(1)
  await desk.send('cashier.reviewWithdrawal', { id, reason: 'checked' })
  await desk.send('cashier.payWithdrawal', { id, channelReference: 'bank-1', reason: 'sent' })
}

describe('where it opens', () => {
  test('[SHELL-059, SHELL-060, ROLE-006, ROLE-007, CENTRE-027, CENTRE-032] the header leads a member to deposit and to withdrawal', async () => {
    const { page, context, faults } = await site.visitor({ viewport: wide })
    await register(page)
    await page.getByTestId('deposit').click()
    await centre(page).getByRole('heading', { name: 'Deposit', exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('centre')).toBe('depositv2')
    await centre(page).getByRole('button', { name: 'Close', exact: true }).first().click()
    await page.getByTestId('withdraw').click()
    await centre(page).getByRole('heading', { name: 'Withdrawal', exact: true }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('a phone has a place for deposits', async () => {
    const { page, context } = await site.visitor({ viewport: phone })
    await register(page)
    await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Deposit' }).click()
    await centre(page).locator('[data-channel="demo-pay"]').waitFor()
    await context.close()
  })
})

test('[CENTRE-014, CENTRE-015, CENTRE-016, CENTRE-019] my account shows who it is, changes the password and binds an address with a code', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  const name = await register(page)
  await site.database.kysely
    .updateTable('members.member')
    .set({ club_label: 'Gold', club_rank: 3, labels: JSON.stringify([{ labelName: 'Regular' }]) })
    .where('nickname', '=', name)
    .execute()
  const panel = await openPage(page, 'securityCenter')
  await panel.getByRole('heading', { name: 'My account' }).waitFor()
  const { id } = await site.database.kysely
    .selectFrom('members.member')
    .select('id')
    .where('nickname', '=', name)
    .executeTakeFirstOrThrow()
  const profile = panel.getByTestId('profile')
  await expect.poll(() => profile.innerText()).toContain('Gold, level 3')
  for (const text of [name, id.toString(), 'Regular']) expect(await profile.innerText()).toContain(text)

  const email = `${name}@mail.example`
  await panel.getByTestId('bind-email').click()
  await panel.getByLabel(/^E-mail/).fill(email)
  await step(panel, 'Send code')
  await panel.getByLabel(/^Code from the mail/).waitFor()
  const { body } = await site.database.kysely
    .selectFrom('delivery.message')
    .select('body')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  await panel.getByLabel(/^Code from the mail/).fill(/\b\d{6}\b/.exec(body)![0])
  await panel.locator('form').getByRole('button', { name: 'Bind' }).click()
  await expect.poll(() => panel.getByTestId('bound-email').innerText()).toBe(`${name[0]}••••@mail.example`)

  await panel.getByTestId('change-login-password').click()
  await panel.getByLabel(/^Old password/).fill(password)
  await panel.getByLabel(/^New password/).fill('Another#2026')
  await panel.getByLabel(/^Confirm new password/).fill('Another#2026')
  await step(panel, 'Save')
  await page.getByText('Password changed.').waitFor()
  const client = await new TestClient(site.url).open()
  const login = (typed: string) => client.send('session.login', { username: name, password: typed, type: 'username' })
  expect([(await login(password)).status, (await login('Another#2026')).status]).toEqual([401, 200])
  expect(faults).toEqual([])
  await context.close()
})

test('[CENTRE-017, CENTRE-020] a withdrawal asks for its password and an account first; both are made in my account, the number masked', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await register(page)
  const first = await openPage(page, 'withdraw')
  await first.getByText('Set a withdrawal password of six digits.').waitFor()
  await step(first, 'Open My account')
  const panel = centre(page)
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

test('[CENTRE-028, CENTRE-030, CENTRE-065] a deposit: channel, amount, confirm; then pending with its time, and paid on the sandbox page', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await register(page)
  const panel = await openPage(page, 'depositv2')
  await step(panel, 'Deposit tutorial')
  await panel.locator('[data-tutorial="demo-pay"] li').nth(2).waitFor()
  await panel.locator('[data-channel="demo-pay"]').click()
  await step(panel, 'P 200.00')
  await step(panel, 'Next')
  await step(panel, 'Deposit P 200.00')
  const card = panel.locator('[data-order]').first()
  await card.getByText('Pending').first().waitFor()
  expect(await card.getByTestId('countdown').innerText()).toMatch(/^(30|29):\d\d$/)
  expect(await documentViolations(page)).toEqual([])
  await card.getByRole('link', { name: 'Go and pay' }).click()
  await page.getByText('No money is paid.').waitFor()
  await page.getByRole('button', { name: 'Pay 200.00' }).click()
  await centre(page).locator('[data-order]').first().getByText('Credited').first().waitFor()
  await expect.poll(() => balance(page).innerText()).toContain('1,200.00')
  expect(faults).toEqual([])
  await context.close()
})

test('[CENTRE-033, CENTRE-034, CENTRE-035, WALLET-010, WALLET-017] a withdrawal: figures, fee, password last; once paid it counts down and has three answers', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await setUp(await register(page))
  const panel = await openPage(page, 'withdraw')
  await panel.getByText('Available to withdraw').waitFor()
  await panel.locator('[data-account]').click()
  await panel.getByLabel(/^Amount/).fill('500')
  await expect.poll(() => panel.locator('form').innerText()).toContain('P 5.00')
  await step(panel, 'Next')
  await panel.getByLabel(/^Withdrawal password/).fill('000000')
  await step(panel, /^Withdraw P/)
  await panel.getByText('The withdrawal password is not correct.').waitFor()
  const card = await withdraw(page, '500')
  await expect.poll(() => balance(page).innerText()).toContain('500.00')
  await pay(card)
  await card.getByTestId('countdown').waitFor()
  expect(await card.getByTestId('countdown').innerText()).toMatch(/^(30|29):\d\d$/)
  expect(await card.locator('[data-answer]').allInnerTexts()).toEqual(['Received', 'Not received', 'Partial'])
  expect(await documentViolations(page)).toEqual([])
  await card.getByTestId('send-answer').click()
  await card.getByText('Received', { exact: true }).first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('[WALLET-011, WALLET-012] not received needs a picture, which is sent and shown; partial takes both amounts', async () => {
  const { page, context } = await site.visitor({ viewport: phone })
  await setUp(await register(page))
  const card = await withdraw(page, '100')
  await pay(card)
  await card.locator('[data-answer="NOT_RECEIVED"]').click()
  expect(await card.getByTestId('send-answer').isDisabled()).toBe(true)
  const file = { name: 'proof.png', mimeType: 'image/png', buffer: picture }
  await card.getByTestId('image-input').setInputFiles(file)
  await card.getByRole('button', { name: 'Remove picture' }).waitFor()
  await card.getByTestId('send-answer').click()
  await card.getByText('Not received', { exact: true }).first().waitFor()

  const second = await withdraw(page, '100')
  await pay(second)
  await second.locator('[data-answer="PARTIAL"]').click()
  await second.getByLabel(/^Received amount/).fill('60')
  await second.getByLabel(/^Remaining amount/).fill('30')
  await second.getByTestId('send-answer').click()
  await second.getByText('together make the paid amount').waitFor()
  await second.getByLabel(/^Remaining amount/).fill('38')
  await second.getByTestId('send-answer').click()
  await second.getByText('Partial', { exact: true }).first().waitFor()
  await context.close()
})

test('[CENTRE-022, CENTRE-023, CENTRE-025, ENT-037] my wallet shows the total; with one wallet for all nothing is moved to vendors', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await register(page)
  const panel = await openPage(page, 'transferFund')
  await panel.getByRole('heading', { name: 'My wallet' }).waitFor()
  await panel.getByText('P 1,000.00').first().waitFor()
  expect(await panel.getByRole('button', { name: 'Collect all' }).count()).toBe(0)
  const kept = await page.evaluate(() => sessionStorage.getItem('merchantWallet'))
  expect(JSON.parse(kept!).value).toMatchObject({ isSingle: true, sumBalance: '1000.00' })
  await context.close()
})

test('[CENTRE-024, CENTRE-026] with wallets of vendors money moves there, and comes back at once', async () => {
  await site.settings.writeBrand({ singleWallet: false })
  const { page, context } = await site.visitor({ viewport: wide })
  await register(page)
  const panel = await openPage(page, 'transferFund')
  const vendor = panel.locator('[data-vendor]').first()
  await vendor.click()
  await panel.getByLabel(/^Amount/).fill('10')
  await step(panel, 'Transfer')
  await expect.poll(() => vendor.innerText()).toContain('P 10.00')
  await panel.getByText('P 990.00').first().waitFor()
  await step(panel, 'Collect all')
  await expect.poll(() => vendor.innerText()).toContain('P 0.00')
  await site.settings.writeBrand({ singleWallet: true })
  await context.close()
})

test('[CENTRE-036, CENTRE-037] the transfer to the upline opens, and says so when there is none or it is off', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  const name = await register(page)
  const panel = await openPage(page, 'transferUpline')
  await panel.getByRole('heading', { name: 'Transfer to upline' }).waitFor()
  await panel.getByText('No agent stands above you').waitFor()
  const account = await site.database.kysely
    .selectFrom('identity.account')
    .select('id')
    .where('username', '=', 'agent')
    .executeTakeFirstOrThrow()
  const member = await site.database.kysely
    .selectFrom('identity.account')
    .select('id')
    .where('username', '=', name)
    .executeTakeFirstOrThrow()
  const set = { upline_id: account.id }
  await site.database.kysely.updateTable('agents.member').set(set).where('id', '=', member.id).execute()
  await setUp(name)
  const open = await openPage(page, 'transferUpline')
  await open.getByLabel(/^Amount/).fill('25')
  await step(open, 'Next')
  await open.getByLabel(/^Withdrawal password/).fill(secret)
  await step(open, 'Transfer P 25.00')
  await page.getByText('P 25.00 went to agent.').waitFor()
  await site.settings.writeBrand({ playerToUpline: false })
  await (await openPage(page, 'transferUpline')).getByText('not open for this account').waitFor()
  await site.settings.writeBrand({ playerToUpline: true })
  await context.close()
})
