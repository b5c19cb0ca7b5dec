import type { Database } from '@baize/platform/kernel/database/open-database'
import type { Settings } from '@baize/platform/kernel/settings/settings'
import { openedBody, TestClient, uniqueName, uniqueNumber } from '@baize/testing'
import type { Locator, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { balance, hold, hydrated, password, type Site, startSite, wide } from './support.ts'

const defaultPassword = 'Welcome#2026'
const fresh = 'Chairs#2027'

let site: Site
let database: Database
let settings: Settings
beforeAll(async () => {
  site = await startSite({ environment: { DEFAULT_PASSWORD: defaultPassword } })
  ;({ database, settings } = site)
}, 120_000)
afterAll(() => site.stop())
afterEach(async () => {
  await settings.switchModule('LOGIN_SLIDER', false)
  await settings.switchModule('PASSWORD_EXPIRY', true)
})

const modal = (page: Page, name: string) => page.getByTestId(name)
const logIn = (form: Locator) => form.getByRole('button', { name: 'Log in', exact: true })
const stored = (page: Page, key: string) => page.evaluate(name => sessionStorage.getItem(name), key)
const opened = (request: Request) => openedBody(database, request.postData()!)
const login = (page: Page) => page.waitForRequest('**/wps/session/login')

/** Addresses of the calls of a kind that a page makes from now on. */
function callsOf(page: Page, kind: RegExp): string[] {
  const calls: string[] = []
  page.on('request', request => kind.test(request.url()) && calls.push(new URL(request.url()).pathname))
  return calls
}

interface Kept {
  password_changed_at?: Date
  mobile?: string
}

/** A member who has never signed in by a form. */
async function member({ mobile, ...kept }: Kept = {}, word = password): Promise<string> {
  const username = uniqueName()
  await new TestClient(site.url).register(username, word)
  const number = mobile ? { dialing_code: '63', mobile_num: mobile } : {}
  await database.kysely
    .updateTable('identity.account')
    .set({ username, ...number, ...kept })
    .where('username', '=', username)
    .execute()
  return username
}
const longAgo = { password_changed_at: new Date(0) }

async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  const form = modal(page, 'loginPopupModal')
  await form.getByLabel(/^Username/).waitFor()
  return form
}

async function fillIn(form: Locator, username: string, word: string): Promise<void> {
  await form.getByLabel(/^Username/).fill(username)
  await form.getByLabel(/^Password/).fill(word)
}

async function codeFor(number: string): Promise<string> {
  const { body } = await database.kysely
    .selectFrom('delivery.message')
    .select('body')
    .where('recipient', '=', `+63${number}`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\b\d{6}\b/.exec(body)![0]
}

/** Puts the piece into its place, which the server alone knows, by the keyboard. */
async function solveSlider(page: Page): Promise<void> {
  const handle = modal(page, 'slider').getByRole('slider')
  await handle.waitFor()
  const { gap_px } = await database.kysely
    .selectFrom('identity.slider_puzzle')
    .select('gap_px')
    .orderBy('expires_at', 'desc')
    .executeTakeFirstOrThrow()
  await handle.fill(String(gap_px - 1))
  await handle.press('ArrowRight')
  await handle.press('Enter')
  await handle.waitFor({ state: 'detached' })
}

describe('by username', () => {
  test('[VALID-001, VALID-002] an empty form sends nothing, and both fields say that they are required', async () => {
    const { page, context } = await site.visitor()
    const form = await openLogin(page)
    const calls = callsOf(page, /session\/login/)
    await logIn(form).click()
    for (const name of [/^Username/, /^Password/]) {
      const field = form.getByLabel(name)
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
      const note = await field.getAttribute('aria-describedby')
      expect(await form.locator(`[id="${note}"]`).innerText()).toBe('This field is required.')
    }
    expect(calls).toEqual([])
    await context.close()
  })

  test('[AUTH-003, VALID-003, VALID-004, API1-032, AUTH-001, AUTH-010] name and password go trimmed and sealed; the tab then knows the member by its token alone', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const username = await member()
    const form = await openLogin(page)
    await fillIn(form, ` ${username} `, ` ${password} `)
    const [request] = await Promise.all([login(page), logIn(form).click()])
    expect(request.headers()['content-type']).toBe('application/jose')
    const sent = [request.postData(), Buffer.from(request.postData()!.split('.')[3]!, 'base64url').toString('latin1')]
    for (const secret of [username, password]) expect(sent.join(' ')).not.toContain(secret)
    expect(await opened(request)).toEqual({ username, password, type: 'username', remember: false })

    const account = page.getByRole('button', { name: `Account of ${username}` })
    await account.waitFor()
    await expect.poll(() => stored(page, 'account')).toBe(username)
    const token = (await stored(page, 'token'))!
    await page.evaluate(() => sessionStorage.removeItem('token'))
    await page.reload()
    await page.locator('header form').waitFor()
    await page.evaluate(kept => sessionStorage.setItem('token', kept), token)
    await page.reload()
    await account.waitFor()
    await context.close()
  })

  test('[API1-031] while the answer is on its way the page goes on', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const username = await member()
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
    await context.close()
  })

  test('[ERR2-021] a token that the server knows no more is cleared, and the form opens again', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const username = await member()
    const form = await openLogin(page)
    await fillIn(form, username, password)
    await logIn(form).click()
    await balance(page).filter({ hasText: /\d/ }).waitFor()
    await database.kysely.deleteFrom('identity.session').execute()
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    await modal(page, 'loginPopupModal').getByText('Your session has ended. Please log in again.').waitFor()
    expect([await stored(page, 'token'), await stored(page, 'account')]).toEqual([null, null])
    await context.close()
  })

  test('[AUTH-007] [AUTH-021] [ERR-004] [ERR-005] [VALID-005] the third failure brings the captcha; an empty one sends nothing, a typed one goes with the rest', async () => {
    const { page, context } = await site.visitor()
    const username = await member()
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
    const calls = callsOf(page, /session\/login/)
    await logIn(form).click()
    const captcha = form.getByLabel(/^Captcha/)
    await expect.poll(() => captcha.getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
    await captcha.fill('hM7kPx')
    const [request] = await Promise.all([login(page), logIn(form).click()])
    expect((await opened(request)).captcha).toBe('hM7kPx')
    await context.close()
  })
})

describe('by a code', () => {
  async function toCode(form: Locator, number: string): Promise<void> {
    await form.getByRole('tab', { name: 'Code by SMS' }).click()
    await form.getByLabel(/^Mobile number/).fill(number)
  }
  const sendCode = (form: Locator) => form.getByRole('button', { name: 'Send code' })

  test('[AUTH-004, AUTH-005, AUTH-006, AUTH-016, API1-033] [AUTH-034] [STORE-016] the number goes as name, the code as password, an expired password asks for nothing, and a remembered number comes back', async () => {
    const { page, context } = await site.visitor()
    const number = uniqueNumber()
    await member({ ...longAgo, mobile: number })
    const form = await openLogin(page)
    await toCode(form, number)
    const [asked] = await Promise.all([page.waitForRequest('**/verification/sms/noLogin'), sendCode(form).click()])
    expect(asked.postDataJSON()).toEqual({ mobileNum: number, countryDialingCode: '63' })
    await form.getByRole('button', { name: /^\d+ s$/ }).waitFor()
    const code = await codeFor(number)
    await form.getByLabel(/^SMS code/).fill(code)
    await form.getByLabel('Remember me').check()
    const [request] = await Promise.all([login(page), logIn(form).click()])
    expect(await opened(request)).toEqual({
      username: number,
      password: code,
      type: 'sms',
      countryDialingCode: '63',
      remember: true,
    })
    await balance(page).waitFor()
    await expect.poll(() => modal(page, 'changePassModal').count()).toBe(0)
    await page.evaluate(() => sessionStorage.clear())
    await openLogin(page)
    await form.getByRole('tab', { name: 'Code by SMS' }).click()
    await expect.poll(() => form.getByLabel(/^Mobile number/).inputValue()).toBe(number)
    await context.close()
  })

  test('[AUTH-029, AUTH-030] the button takes one press a second, and stands ready again after the cooldown', async () => {
    const { page, context } = await site.visitor()
    const form = await openLogin(page)
    await toCode(form, '1234567')
    const calls = callsOf(page, /verification/)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await sendCode(form).click()
    const warning = modal(page, 'message')
    await warning.waitFor({ state: 'attached' })
    await page.clock.runFor(100)
    await warning.getByRole('button', { name: 'Confirm' }).click()
    await warning.waitFor({ state: 'detached' })
    await page.clock.runFor(800)
    await form.getByLabel(/^Mobile number/).fill(uniqueNumber())
    await sendCode(form).click()
    await page.clock.runFor(100)
    expect(calls).toHaveLength(1)
    await sendCode(form).click()
    const waiting = form.getByRole('button', { name: /^\d+ s$/ })
    await waiting.waitFor()
    expect(calls).toHaveLength(2)
    const seconds = Number.parseInt(await waiting.innerText(), 10)
    await page.clock.runFor((seconds - 1) * 1000)
    expect(await waiting.isDisabled()).toBe(true)
    await page.clock.runFor(1000)
    await expect.poll(() => sendCode(form).isEnabled()).toBe(true)
    await context.close()
  })

  test('[AUTH-008] [ERR2-017] with the slider on, asking for a code and signing in by password and by code bring a solved one; whoever closes it is told, and nothing is sent', async () => {
    const { page, context } = await site.visitor()
    const number = uniqueNumber()
    const username = await member({ mobile: number })
    await settings.switchModule('LOGIN_SLIDER', true)
    const form = await openLogin(page)
    await fillIn(form, username, password)
    const calls = callsOf(page, /session\/login/)
    await logIn(form).click()
    await modal(page, 'slider').getByRole('button', { name: 'Close' }).click()
    const told = modal(page, 'message')
    await told.getByText('You closed the check before it was done. Nothing was sent.').waitFor()
    await told.getByRole('button', { name: 'CLOSE', exact: true }).click()
    expect(calls).toEqual([])

    const answered = page.waitForResponse('**/wps/ext/slider/check')
    await logIn(form).click()
    const [byName] = await Promise.all([login(page), solveSlider(page)])
    const { challengeId } = (await answered).request().postDataJSON()
    const { verifyToken } = (await (await answered).json()).value
    expect(await opened(byName)).toMatchObject({ type: 'username', challengeId, verifyToken })
    await balance(page).waitFor()

    await page.evaluate(() => sessionStorage.clear())
    await openLogin(page)
    await toCode(form, number)
    await sendCode(form).click()
    const [asked] = await Promise.all([page.waitForRequest('**/verification/sms/noLogin'), solveSlider(page)])
    expect(Object.keys(asked.postDataJSON())).toContain('verifyToken')
    await form.getByRole('button', { name: /^\d+ s$/ }).waitFor()
    await form.getByLabel(/^SMS code/).fill(await codeFor(number))
    await logIn(form).click()
    const [byCode] = await Promise.all([login(page), solveSlider(page)])
    expect(await opened(byCode)).toMatchObject({ type: 'sms', verifyToken: expect.any(String) })
    await balance(page).waitFor()
    await context.close()
  })
})

describe('a password that is due', () => {
  const fieldsOf = (change: Locator) => ({
    old: change.getByLabel(/^Old password/),
    chosen: change.getByLabel(/^New password/),
    again: change.getByLabel(/^Confirm new password/),
    submit: change.getByRole('button', { name: 'Change password' }),
  })

  test('[AUTH-011, AUTH-012, AUTH-013, AUTH-018, ROUTE-045, STORE-009] [PASS-005, PASS-006, PASS-008, VALID-041, VALID-042] the default one leads to its change, for which a ticket stands in, before anything of the member is loaded', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const username = await member({}, defaultPassword)
    const form = await openLogin(page)
    const calls = callsOf(page, /wps\/member/)
    await fillIn(form, username, defaultPassword)
    const [answer] = await Promise.all([page.waitForResponse('**/wps/session/login'), logIn(form).click()])
    const { changeTicket } = ((await answer.json()) as { value: { changeTicket: string } }).value
    const change = modal(page, 'changePassModal')
    await change.waitFor()
    const { old, chosen, again, submit } = fieldsOf(change)
    expect(await old.count()).toBe(0)
    expect(await stored(page, 'cpw')).toBe('true')
    expect(calls).toContain('/wps/member/firstLogin')
    expect(calls).not.toContain('/wps/member/info')
    const everywhere = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(await everywhere()).not.toContain(defaultPassword)

    await submit.click()
    await expect.poll(() => chosen.getAttribute('aria-invalid')).toBe('true')
    await chosen.fill('chairs')
    await again.fill('chairs')
    await submit.click()
    await change.getByRole('alert').filter({ hasText: '8 - 64' }).first().waitFor()
    expect(calls).not.toContain('/wps/member/password')
    await chosen.fill(fresh)
    await again.fill(fresh)
    const [request] = await Promise.all([page.waitForRequest('**/wps/member/password'), submit.click()])
    expect(await opened(request)).toEqual({
      oldPassword: changeTicket,
      newPassword: fresh,
      confirmNewPassword: fresh,
    })
    await balance(page).waitFor()
    expect(calls).toContain('/wps/member/info')
    expect(await stored(page, 'cpw')).toBeNull()

    await page.evaluate(() => sessionStorage.clear())
    calls.length = 0
    await openLogin(page)
    await fillIn(form, username, fresh)
    await logIn(form).click()
    await balance(page).waitFor()
    expect(calls).not.toContain('/wps/member/firstLogin')
    await context.close()
  })

  test('[AUTH-014, AUTH-015] [PASS-004, PASS-007, VALID-043] an expired one too while expiry is on; after a reload the old one has to be typed', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const username = await member(longAgo)
    const form = await openLogin(page)
    await fillIn(form, username, password)
    await logIn(form).click()
    const change = modal(page, 'changePassModal')
    await change.waitFor()
    await page.reload()
    await change.waitFor()
    const { old, chosen, again, submit } = fieldsOf(change)
    expect(await old.getAttribute('required')).not.toBeNull()
    await chosen.fill(fresh)
    await again.fill(fresh)
    const calls = callsOf(page, /wps\/member/)
    await submit.click()
    await expect.poll(() => old.getAttribute('aria-invalid')).toBe('true')
    expect(calls).not.toContain('/wps/member/password')
    await old.fill(password)
    const [request] = await Promise.all([page.waitForRequest('**/wps/member/password'), submit.click()])
    expect((await opened(request)).oldPassword).toBe(password)
    // The place of the figure stands there before the change is answered and its token kept.
    await balance(page).filter({ hasText: /\d/ }).waitFor()

    await settings.switchModule('PASSWORD_EXPIRY', false)
    await database.kysely.updateTable('identity.account').set(longAgo).where('username', '=', username).execute()
    await page.evaluate(() => sessionStorage.clear())
    await openLogin(page)
    await fillIn(form, username, fresh)
    await logIn(form).click()
    await balance(page).filter({ hasText: /\d/ }).waitFor()
    await expect.poll(() => change.count()).toBe(0)
    await context.close()
  })
})
