import { openedBody } from '@baize/testing'
import type { EveryDatabase } from '@baize/testing/house'
import type { Locator, Page, Request } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { callsOf, fillIn, logIn, member, modal, openLogin, stored } from './sign-in-steps.ts'
import { balance, hold, hydrated, password, type Site, startSite, wide } from './support.ts'

let site: Site
let database: EveryDatabase
test.beforeAll(async () => {
  site = await startSite()
  database = site.database
})
test.afterAll(() => site.stop())

const opened = (request: Request) => openedBody(database, request.postData()!)
const login = (page: Page) => page.waitForRequest('**/wps/session/login')

test.describe('by username', () => {
  test('[VALID-001, VALID-002] an empty form sends nothing, and both fields say that they are required', async () => {
    const { page } = await site.visitor()
    const form = await openLogin(page)
    const calls = callsOf(page, /session\/login/)
    await logIn(form).click()
    for (const name of [/^Username/, /^Password/]) {
      const field = form.getByLabel(name)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      const note = await field.getAttribute('aria-describedby')
      expect(await form.locator(`[id="${note}"]`).innerText()).toBe('This field is required.')
    }
    expect(calls).toEqual([])
  })

  /** Signs a new member in by the form, with spaces around both values. Answers the member and what was sent. */
  async function signInTrimmed(page: Page) {
    const username = await member(site)
    const form = await openLogin(page)
    await fillIn(form, ` ${username} `, ` ${password} `)
    const [request] = await Promise.all([login(page), logIn(form).click()])
    const account = page.getByRole('button', { name: `Account of ${username}` })
    return { username, request, account }
  }

  test('[AUTH-003, VALID-003, VALID-004] name and password go trimmed, as those of a username', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { username, request } = await signInTrimmed(page)
    expect(await opened(request)).toEqual({ username, password, type: 'username', remember: false })
  })

  test('[API1-032] what is sent is sealed: neither name nor password can be read in it', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { username, request } = await signInTrimmed(page)
    expect(request.headers()['content-type']).toBe('application/jose')
    const sent = [request.postData(), Buffer.from(request.postData()!.split('.')[3]!, 'base64url').toString('latin1')]
    for (const secret of [username, password]) expect(sent.join(' ')).not.toContain(secret)
  })

  test('[AUTH-001, AUTH-010] the tab keeps the member, and knows them again by the token alone', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { username, account } = await signInTrimmed(page)
    await account.waitFor()
    await expect.poll(() => stored(page, 'account')).toBe(username)
    const token = (await stored(page, 'token'))!
    await page.evaluate(() => sessionStorage.removeItem('token'))
    await page.reload()
    await page.locator('header form').waitFor()
    await page.evaluate(kept => sessionStorage.setItem('token', kept), token)
    await page.reload()
    await account.waitFor()
  })

  test('[API1-031] while the answer is on its way the page goes on', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const username = await member(site)
    const release = await hold(page, '**/wps/session/login')
    await page.goto('/')
    await hydrated(page)
    const form = page.locator('header form')
    await form.getByLabel('Username').fill(username)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await Promise.all([login(page), logIn(form).click()])
    await page.getByRole('link', { name: 'Slots' }).first().click()
    await page.getByRole('heading', { name: 'Slots', level: 1 }).waitFor()
    expect(await stored(page, 'token')).toBeNull()
    release()
    await balance(page).waitFor()
  })

  test('[ERR2-021] a token that the server knows no more is cleared, and the form opens again', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const username = await member(site)
    const form = await openLogin(page)
    await fillIn(form, username, password)
    await logIn(form).click()
    await balance(page).filter({ hasText: /\d/ }).waitFor()
    // The session ends under the press: a page that learns of it before has no such button.
    await page.route('**/wallets/balance', async route => {
      await database.kysely.deleteFrom('identity.session').execute()
      await route.continue()
    })
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    await modal(page, 'loginPopupModal').getByText('Your session has ended. Please log in again.').waitFor()
    expect([await stored(page, 'token'), await stored(page, 'account')]).toEqual([null, null])
  })

  test('[AUTH-021, ERR-004, ERR-005] the third failure brings the captcha with its picture, and no failure before', async () => {
    const { page } = await site.visitor()
    const drawn = callsOf(page, /wps\/captcha/)
    const form = await failThrice(page)
    await form.getByLabel(/^Captcha/).waitFor()
    expect(drawn).toContain('/wps/captcha')
  })

  test('[AUTH-007, VALID-005] an empty captcha sends nothing, a typed one goes with the rest', async () => {
    const { page } = await site.visitor()
    const form = await failThrice(page)
    const calls = callsOf(page, /session\/login/)
    await logIn(form).click()
    const captcha = form.getByLabel(/^Captcha/)
    await expect(captcha).toHaveAttribute('aria-invalid', 'true')
    expect(calls).toEqual([])
    await captcha.fill('hM7kPx')
    const [request] = await Promise.all([login(page), logIn(form).click()])
    expect((await opened(request)).captcha).toBe('hM7kPx')
  })

  /** Three sign-ins with a wrong password; answers the form, which has its captcha then and not before. */
  async function failThrice(page: Page): Promise<Locator> {
    const username = await member(site)
    const form = await openLogin(page)
    await form.getByLabel(/^Username/).fill(username)
    for (let failure = 1; failure <= 3; failure++) {
      expect(await form.getByLabel(/^Captcha/).count()).toBe(0)
      await form.getByLabel(/^Password/).fill('Wrong#2026')
      const refused = page.waitForResponse('**/wps/session/login')
      await logIn(form).click()
      await refused
    }
    await form.getByRole('img', { name: 'Picture with six characters' }).waitFor()
    return form
  }
})
