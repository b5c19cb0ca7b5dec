import { openedBody, uniqueNumber } from '@baize/testing'
import type { EveryDatabase, Settings } from '@baize/testing/house'
import type { Locator, Page, Request } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { callsOf, fillIn, logIn, longAgo, member, modal, openLogin } from './sign-in-steps.ts'
import { balance, password, type Site, startSite } from './support.ts'

let site: Site
let database: EveryDatabase
let settings: Settings
test.beforeAll(async () => {
  site = await startSite()
  ;({ database, settings } = site)
})
test.afterAll(() => site.stop())
test.afterEach(() => settings.switchModule('LOGIN_SLIDER', false))

const opened = (request: Request) => openedBody(database, request.postData()!)
const login = (page: Page) => page.waitForRequest('**/wps/session/login')

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

test.describe('by a code', () => {
  async function toCode(form: Locator, number: string): Promise<void> {
    await form.getByRole('tab', { name: 'Code by SMS' }).click()
    await form.getByLabel(/^Mobile number/).fill(number)
  }
  const sendCode = (form: Locator) => form.getByRole('button', { name: 'Send code' })

  /** Asks for a code for a number and types it; answers the form, the code and what was asked. */
  async function fillInCode(page: Page, number: string) {
    const form = await openLogin(page)
    await toCode(form, number)
    const [asked] = await Promise.all([page.waitForRequest('**/verification/sms/noLogin'), sendCode(form).click()])
    await form.getByRole('button', { name: /^\d+ s$/ }).waitFor()
    const code = await codeFor(number)
    await form.getByLabel(/^SMS code/).fill(code)
    return { form, code, asked }
  }

  test('[AUTH-004, AUTH-005, AUTH-006] the number goes as name and the code as password', async () => {
    const { page } = await site.visitor()
    const number = uniqueNumber()
    await member(site, { mobile: number })
    const { form, code } = await fillInCode(page, number)
    const [request] = await Promise.all([login(page), logIn(form).click()])
    expect(await opened(request)).toEqual({
      username: number,
      password: code,
      type: 'sms',
      countryDialingCode: '63',
      remember: false,
    })
    await balance(page).waitFor()
  })

  test('[AUTH-016, API1-033] the code is asked for in readable words, and an expired password asks for no change', async () => {
    const { page } = await site.visitor()
    const number = uniqueNumber()
    await member(site, { ...longAgo, mobile: number })
    const { form, asked } = await fillInCode(page, number)
    expect(asked.headers()['content-type']).toContain('application/json')
    expect(asked.postDataJSON()).toEqual({ mobileNum: number, countryDialingCode: '63' })
    await logIn(form).click()
    await balance(page).filter({ hasText: /\d/ }).waitFor()
    await expect(modal(page, 'changePassModal')).toHaveCount(0)
  })

  test('[AUTH-034, STORE-016] a remembered number comes back with its dialling code', async () => {
    const { page, context } = await site.visitor()
    const number = uniqueNumber()
    await member(site, { mobile: number })
    const { form } = await fillInCode(page, number)
    await form.getByLabel('Remember me').check()
    const [request] = await Promise.all([login(page), logIn(form).click()])
    expect((await opened(request)).remember).toBe(true)
    await balance(page).waitFor()
    const cookie = (await context.cookies()).find(({ name }) => name === 'loginTypeSms')!
    expect(JSON.parse(decodeURIComponent(cookie.value))).toEqual({ mobileNum: number, countryDialingCode: '63' })
    expect((cookie.expires * 1000 - Date.now()) / 3_600_000).toBeCloseTo(24, 0)
    await page.evaluate(() => sessionStorage.clear())
    await openLogin(page)
    await form.getByRole('tab', { name: 'Code by SMS' }).click()
    await expect(form.getByLabel(/^Mobile number/)).toHaveValue(number)
    expect(await form.getByRole('group', { name: 'Country code' }).getByRole('button').first().innerText()).toContain(
      '+63',
    )
  })

  test('[VALID-006, VALID-007] a number that cannot be one and a missing code are told at their fields, and nothing is sent', async () => {
    const { page } = await site.visitor()
    const form = await openLogin(page)
    await toCode(form, '12')
    const calls = callsOf(page, /session\/login|verification/)
    await logIn(form).click()
    for (const [label, text] of [
      [/^Mobile number/, '6 - 15 digits'],
      [/^SMS code/, 'This field is required.'],
    ] as const) {
      const field = form.getByLabel(label)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      const note = await field.getAttribute('aria-describedby')
      expect(await form.locator(`[id="${note}"]`).innerText()).toContain(text)
    }
    expect(calls).toEqual([])
  })

  test('[AUTH-029, AUTH-030] the button takes one press a second, and stands ready again after the cooldown', async () => {
    const { page } = await site.visitor()
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
    await expect(sendCode(form)).toBeEnabled()
  })

  test('[AUTH-008] [ERR2-017] with the slider on, asking for a code and signing in by password and by code bring a solved one; whoever closes it is told, and nothing is sent', async () => {
    const { page } = await site.visitor()
    const number = uniqueNumber()
    const username = await member(site, { mobile: number })
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
  })
})
