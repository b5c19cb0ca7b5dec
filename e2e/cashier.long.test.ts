import { putBelow, TestClient, uniqueNumber } from '@baize/testing'
import { type Desks, openDesks, openPage, pay, secret, setUp, step, withdraw } from './cashier-steps.ts'
import { expect, test } from './fixtures.ts'
import { password, register, type Site, signUp, startSite, wide } from './support.ts'

const phone = { width: 390, height: 844 }
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let site: Site
let desks: Desks
test.beforeAll(async () => {
  site = await startSite()
  desks = await openDesks(site.url)
})
test.afterAll(() => site.stop())

test('[CENTRE-015] my account shows nickname, account, id, club and labels of member info', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const name = await register(page)
  await site.database.kysely
    .updateTable('members.member')
    .set({ club_label: 'Gold', club_rank: 3, labels: JSON.stringify([{ labelName: 'Regular' }]) })
    .where('nickname', '=', name)
    .execute()
  const client = await (await new TestClient(site.url).open()).signIn(name, password)
  const { id, account, nickname, clubLabel } = await client.call('members.info', {})
  const panel = await openPage(page, 'securityCenter')
  const profile = panel.getByTestId('profile')
  await expect(profile).toContainText(`${clubLabel!.labelName}, level ${clubLabel!.rankLevel}`)
  const text = await profile.innerText()
  for (const part of [id, account, nickname, 'Gold, level 3', 'Regular']) expect(text).toContain(part)
  expect(faults).toEqual([])
})

test('[CENTRE-019] my account binds an address with a code from the mail, and a number with one by SMS', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const name = await register(page)
  const panel = await openPage(page, 'securityCenter')
  const codeTo = async (recipient: string) => {
    const { body } = await site.database.kysely
      .selectFrom('delivery.message')
      .select('body')
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow()
    return /\b\d{6}\b/.exec(body)![0]
  }
  const bind = async (label: RegExp, code: string) => {
    await panel.getByLabel(label).fill(code)
    await panel.getByLabel(/^Login password/).fill(password)
    await panel.locator('form').getByRole('button', { name: 'Bind' }).click()
  }
  const email = `${name}@mail.example`
  await panel.getByTestId('bind-email').click()
  await panel.getByLabel(/^E-mail/).fill(email)
  await step(panel, 'Send code')
  await panel.getByLabel(/^Code from the mail/).waitFor()
  await bind(/^Code from the mail/, await codeTo(email))
  await expect(panel.getByTestId('bound-email')).toHaveText(`${name[0]}••••@mail.example`)

  const number = uniqueNumber()
  await panel.getByTestId('bind-mobile').click()
  await panel.getByLabel(/^Mobile number/).fill(number)
  await step(panel, 'Send code')
  await panel.getByRole('button', { name: /^\d+ s$/ }).waitFor()
  await bind(/^SMS code/, await codeTo(`+63${number}`))
  await expect(panel.getByTestId('bound-mobile')).toContainText(number.slice(-4))
  expect(faults).toEqual([])
})

test('[CENTRE-016] my account changes the login password, after which the old one is refused', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const name = await register(page)
  const panel = await openPage(page, 'securityCenter')
  await panel.getByTestId('change-login-password').click()
  await panel.getByLabel(/^Old password/).fill(password)
  await panel.getByLabel(/^New password/).fill('Another#2026')
  await panel.getByLabel(/^Confirm new password/).fill('Another#2026')
  await step(panel, 'Save')
  await page.getByText('Your password is changed.').waitFor()
  const client = await new TestClient(site.url).open()
  const login = (typed: string) => client.send('session.login', { username: name, password: typed, type: 'username' })
  expect([(await login(password)).status, (await login('Another#2026')).status]).toEqual([401, 200])
  expect(faults).toEqual([])
})

test('[WALLET-011, WALLET-012] not received needs a picture, which is sent and shown; partial takes both amounts', async () => {
  const { page } = await site.visitor({ viewport: phone })
  await setUp(site.url, await register(page))
  const card = await withdraw(page, '100')
  await pay(desks, card)
  await card.locator('[data-answer="NOT_RECEIVED"]').click()
  expect(await card.getByTestId('send-answer').isDisabled()).toBe(true)
  const file = { name: 'proof.png', mimeType: 'image/png', buffer: picture }
  await card.getByTestId('image-input').setInputFiles(file)
  await card.getByRole('button', { name: 'Remove picture' }).waitFor()
  await card.getByTestId('send-answer').click()
  await card.getByText('Not received', { exact: true }).first().waitFor()

  const second = await withdraw(page, '100')
  await pay(desks, second)
  await second.locator('[data-answer="PARTIAL"]').click()
  await second.getByLabel(/^Received amount/).fill('60')
  await second.getByLabel(/^Remaining amount/).fill('30')
  await second.getByTestId('send-answer').click()
  await second.getByText('together make the paid amount').waitFor()
  await second.getByLabel(/^Remaining amount/).fill('38')
  await second.getByTestId('send-answer').click()
  await second.getByText('Partial', { exact: true }).first().waitFor()
})

test('[CENTRE-023, ENT-037] my wallet shows the total of the balance call, and the tab keeps the answer of the wallet', async () => {
  const { page } = await site.visitor({ viewport: wide })
  // Home would still be asking for the balance when the page is left, and that answer goes with it.
  await signUp(page)
  const answer = page.waitForResponse('**/wps/v2/wallets/balance')
  const panel = await openPage(page, 'transferFund')
  const { sumBalance } = ((await (await answer).json()) as { value: { sumBalance: string } }).value
  expect(sumBalance).toBe('1000.00')
  await panel.getByText('P 1,000.00').first().waitFor()
  await panel.getByRole('heading', { name: 'Latest movements' }).waitFor()
  await panel.getByRole('row', { name: /Deposit/ }).waitFor()
  const kept = () => page.evaluate(() => sessionStorage.getItem('merchantWallet'))
  await expect.poll(kept).not.toBeNull()
  expect(JSON.parse((await kept())!).value).toMatchObject({ isSingle: true, sumBalance })
})

test('[CENTRE-025] with one wallet for all nothing is moved to vendors', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await register(page)
  const panel = await openPage(page, 'transferFund')
  await panel.getByText('P 1,000.00').first().waitFor()
  expect(await panel.locator('[data-vendor]').count()).toBe(0)
  expect(await panel.getByRole('button', { name: 'Collect all' }).count()).toBe(0)
})

test('[CENTRE-024, CENTRE-026] with wallets of vendors money moves there, and comes back at once', async () => {
  await site.settings.writeBrand({ singleWallet: false })
  const { page } = await site.visitor({ viewport: wide })
  await register(page)
  const panel = await openPage(page, 'transferFund')
  const vendor = panel.locator('[data-vendor]').first()
  await vendor.click()
  await panel.getByLabel(/^Amount/).fill('10')
  await step(panel, 'Transfer')
  await expect(vendor).toContainText('P 10.00')
  await panel.getByText('P 990.00').first().waitFor()
  await step(panel, 'Collect all')
  await expect(vendor).toContainText('P 0.00')
})

test('[CENTRE-036, CENTRE-037] the transfer to the upline opens, and says so when there is none or it is off', async () => {
  const { page } = await site.visitor({ viewport: wide })
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
  await putBelow(site, member.id, account.id)
  await setUp(site.url, name)
  const open = await openPage(page, 'transferUpline')
  await open.getByLabel(/^Amount/).fill('25')
  await step(open, 'Next')
  await open.getByLabel(/^Withdrawal password/).fill(secret)
  await step(open, 'Transfer P 25.00')
  await page.getByText('P 25.00 went to agent.').waitFor()
  await site.settings.writeBrand({ playerToUpline: false })
  await (await openPage(page, 'transferUpline')).getByText('not open for this account').waitFor()
})
