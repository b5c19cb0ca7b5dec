import type { Settings } from '@baize/testing/house'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import {
  balance,
  hold,
  password,
  register,
  registerByForm,
  type Site,
  signUp,
  startSite,
  visit,
  wide,
} from './support.ts'

let site: Site
let settings: Settings
test.beforeAll(async () => {
  site = await startSite()
  settings = site.settings
})
test.afterAll(() => site.stop())

const symbol = (page: Page) =>
  page.evaluate(
    () => JSON.parse(document.getElementById('state')!.textContent!).permission.info.currencySymbol as string,
  )

test.describe('a member', () => {
  test('[SHELL-052, ROLE-004] sees the balance of the call behind the currency symbol', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const answer = page.waitForResponse('**/wps/v2/wallets/balance')
    await register(page)
    const { value } = (await (await answer).json()) as { value: { sumBalance: string } }
    const amount = Number(value.sumBalance).toLocaleString('en', { minimumFractionDigits: 2 })
    await expect.poll(() => balance(page).innerText()).toBe(`${await symbol(page)} ${amount}`)
  })

  const stored = (page: Page, key: string) => page.evaluate(name => sessionStorage.getItem(name), key)
  const accountButton = (page: Page) => page.getByRole('button', { name: /^Account of/ })

  test('[ENT-002, ENT-003, ENT-004] is signed in once member info is there, and asked to change the password at the first sign-in', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const answer = page.waitForResponse('**/wps/member/info')
    const release = await hold(page, '**/wps/member/info')
    await registerByForm(page)
    expect(await accountButton(page).count()).toBe(0)
    expect([await stored(page, 'isAgent'), await stored(page, 'cpw')]).toEqual([null, 'true'])
    release()
    await accountButton(page).waitFor()
    const { value } = (await (await answer).json()) as { value: { type: number } }
    await expect.poll(() => stored(page, 'isAgent')).toBe(String(value.type))
  })

  test('[STORE-004, STORE-005, STORE-006] is kept by the tab with labels, id and account of member info', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const username = await signUp(page)
    const labels = [{ labelName: 'Regular', color: '#336699' }]
    await site.database.kysely
      .updateTable('members.member')
      .set({ labels: JSON.stringify(labels) })
      .where('nickname', '=', username)
      .execute()
    const answer = page.waitForResponse('**/wps/member/info')
    await visit(page, '/help')
    const { value } = (await (await answer).json()) as { value: { id: string; account: string; memberLabel: unknown } }
    expect(value.memberLabel).toMatchObject([{ labelName: 'Regular' }])
    const keys = ['customerId', 'account', 'memberLabel']
    const kept = () => page.evaluate(names => names.map(name => sessionStorage.getItem(name)), keys)
    await expect.poll(kept).toEqual([value.id, username, JSON.stringify(value.memberLabel)])
  })

  test('[STORE-001, STORE-007, STORE-008] is known to the tab by token, type and username from the sign-in to the sign-out', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const username = await register(page)
    await signOutByMenu(page)
    // The tab forgot that its popup notices were seen: on home they may open between two presses.
    await visit(page, '/help')
    const form = page.locator('header form')
    await form.getByLabel('Username').fill(username)
    await form.getByLabel('Password', { exact: true }).fill(password)
    const answer = page.waitForResponse('**/wps/session/login')
    await form.getByRole('button', { name: 'Log in' }).click()
    const { value } = (await (await answer).json()) as { value: { token: string } }
    await accountButton(page).waitFor()
    const keys = ['token', 'isAgent', 'username']
    const kept = () => page.evaluate(names => names.map(name => sessionStorage.getItem(name)), keys)
    await expect.poll(kept).toEqual([value.token, '0', username])
    await signOutByMenu(page)
    expect(await kept()).toEqual([null, null, null])
  })

  async function signOutByMenu(page: Page): Promise<void> {
    await accountButton(page).click()
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await page.locator('header form').waitFor()
  }

  test('[ENT-033] is whoever the tab keeps: by its token a member or a visitor, by its type let into the personal centre or not', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const username = await register(page)
    const token = (await stored(page, 'token'))!
    await expect.poll(() => stored(page, 'username')).toBe(username)
    await page.evaluate(() => sessionStorage.removeItem('token'))
    await visit(page, '/help')
    await page.locator('header form').waitFor()
    await page.evaluate(kept => sessionStorage.setItem('token', kept), token)
    // A stream that opens has the member read anew, which would write over the type below.
    await page.route('**/wps/ext/events', route => route.abort())
    await visit(page, '/help')
    await accountButton(page).waitFor()
    await expect.poll(() => stored(page, 'isAgent')).toBe('0')
    await page.evaluate(() => sessionStorage.setItem('isAgent', '4'))
    await page.getByTestId('deposit').click()
    await page.getByTestId('message').getByText('This needs a real account with access.').waitFor()
  })

  test('[ENT-005, ENT-015] with an expired password has to choose another while the brand asks for it, and not otherwise', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const username = await register(page)
    const expired = new Date(Date.now() - 91 * 86_400_000)
    await site.database.kysely
      .updateTable('identity.account')
      .set({ password_changed_at: expired })
      .where('username', '=', username)
      .execute()
    for (const asksForChange of [true, false]) {
      await settings.switchModule('PASSWORD_EXPIRY', asksForChange)
      await page.evaluate(() => sessionStorage.clear())
      await visit(page, '/')
      const form = page.locator('header form')
      await form.getByLabel('Username').fill(username)
      await form.getByLabel('Password', { exact: true }).fill(password)
      await form.getByRole('button', { name: 'Log in' }).click()
      await (asksForChange ? page.getByTestId('changePassModal') : balance(page)).waitFor()
      const flag = await page.evaluate(() => sessionStorage.getItem('cpw'))
      expect([asksForChange, flag]).toEqual([asksForChange, asksForChange ? 'true' : null])
    }
    await settings.switchModule('PASSWORD_EXPIRY', true)
  })

  test('[SHELL-062, SHELL-063] can sign out while the brand has the switch on, and finds no button while it is off', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await register(page)
    const account = page.getByRole('button', { name: /^Account of/ })
    const signOut = page.getByRole('button', { name: 'Log out' })
    await account.click()
    await signOut.waitFor()
    await settings.switchModule('SIGN_OUT', false)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await account.click()
    await page.getByRole('button', { name: /message/ }).waitFor()
    await expect.poll(() => signOut.count()).toBe(0)
    await settings.switchModule('SIGN_OUT', true)
  })
})
