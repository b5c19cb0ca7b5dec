import { TestClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { askToSignOut, newNumber, openLogin, registerByMobile, signInThroughPopup, signOut } from './identity-steps.ts'
import { modal, stored } from './sign-in-steps.ts'
import { balance, hold, hydrated, password, register, type Site, signUp, startSite, visit } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test.describe('registration by mobile number', () => {
  test('[ROLE-002, REG-003] a code from the letter box opens an account, whose info is loaded', async () => {
    const { page, faults } = await site.visitor()
    const info = page.waitForResponse('**/wps/member/info')
    await registerByMobile(page)
    expect((await (await info).json()).value.account).toMatch(/\S/)
    expect(faults).toEqual([])
  })

  test('[REG-004, REG-005] it ends at home with the form gone', async () => {
    const { page } = await site.visitor()
    await registerByMobile(page)
    await expect(modal(page, 'registerModal')).toHaveCount(0)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })

  test('[AUTH-025, AUTH-026] after a code is sent the button counts the seconds down, and sends no other', async () => {
    const { page } = await site.visitor()
    await page.goto('/register')
    const form = modal(page, 'registerModal')
    await form.getByRole('tab', { name: 'Mobile number' }).click()
    await form.getByLabel(/^Mobile number/).fill(newNumber())
    await form.getByRole('button', { name: 'Send code' }).click()
    const counting = form.getByRole('button', { name: /^\d+ s$/ })
    await expect(counting).toBeDisabled()
    const seconds = async () => Number.parseInt(await counting.innerText(), 10)
    const first = await seconds()
    await expect.poll(seconds).toBeLessThan(first)
    await expect(counting).toBeDisabled()
  })

  test('a code that is asked for before the list of countries has come waits for it', async () => {
    const { page } = await site.visitor()
    const release = await hold(page, '**/system/countryCode**')
    await page.goto('/register')
    const form = modal(page, 'registerModal')
    await form.getByRole('tab', { name: 'Mobile number' }).click()
    await form.getByLabel(/^Mobile number/).fill(newNumber())
    const send = form.getByRole('button', { name: 'Send code' })
    await send.click()
    await expect(send).toHaveAttribute('aria-busy', 'true')
    release()
    await form.getByRole('button', { name: /^\d+ s$/ }).waitFor()
  })

  test('[VALID-044] [ERR-007] a number that cannot be one asks for no code and says so under the field', async () => {
    const { page } = await site.visitor()
    const sent: string[] = []
    page.on('request', request => request.url().includes('/verification/sms') && sent.push(request.url()))
    await page.goto('/register')
    const form = modal(page, 'registerModal')
    await form.getByRole('tab', { name: 'Mobile number' }).click()
    await form.getByLabel(/^Mobile number/).fill('12')
    await form.getByRole('button', { name: 'Send code' }).click()
    await expect(form.getByRole('alert')).toContainText('6 - 15 digits')
    expect(sent).toEqual([])
  })

  test('[ERR-001] [ERR-002] a code that is not sent says why in a warning with a confirm button', async () => {
    const { page } = await site.visitor()
    await page.goto('/register')
    const form = modal(page, 'registerModal')
    await form.getByRole('tab', { name: 'Mobile number' }).click()
    await form.getByLabel(/^Mobile number/).fill('1234567')
    const refusal = page.waitForResponse('**/verification/sms/register**')
    await form.getByRole('button', { name: 'Send code' }).click()
    const { message } = await (await refusal).json()
    const warning = modal(page, 'message')
    await expect(warning.getByRole('alert')).toHaveText(message)
    await warning.getByRole('button', { name: 'Confirm' }).click()
    await expect(warning).toHaveCount(0)
  })

  const openPicker = async (page: Page) => {
    await page.goto('/register')
    const form = modal(page, 'registerModal')
    await form.getByRole('tab', { name: 'Mobile number' }).click()
    const picker = form.getByRole('group', { name: 'Country code' })
    await picker.getByRole('button').first().click()
    await picker.getByRole('listbox').waitFor()
    return { form, picker }
  }

  test('[REG-028, REG-030, SHELL-051] the picker offers flag and dialling code, and a click on an entry selects it', async () => {
    const { page } = await site.visitor()
    const { picker } = await openPicker(page)
    const vietnam = picker.getByRole('option', { name: /Vietnam/ })
    expect(await vietnam.locator('img').getAttribute('src')).toMatch(/\/TCG_PROD_IMAGES\/COUNTRY_FLAG\/VN\.png$/)
    expect(await vietnam.innerText()).toContain('+84')
    await vietnam.click()
    await expect(picker.getByRole('button').first()).toContainText('+84')
  })

  test('[REG-029] the picker stays for 200 ms after it lost the focus', async () => {
    const { page } = await site.visitor()
    const { form, picker } = await openPicker(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await form.getByLabel(/^Password/).focus()
    await page.clock.runFor(199)
    await expect(picker.getByRole('listbox')).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(picker.getByRole('listbox')).toHaveCount(0)
  })
})

test.describe('the captcha of registration', () => {
  test('[REG-013, REG-014] is drawn at most once a second, and anew for another tab', async ({ afterwards }) => {
    const setCaptcha = (enabled: boolean) =>
      site.database.kysely.updateTable('members.field_rule').set({ enabled }).where('field', '=', 'captcha').execute()
    afterwards(() => setCaptcha(false))
    await setCaptcha(true)
    const { page } = await site.visitor()
    await page.goto('/register')
    await page.clock.install()
    const form = modal(page, 'registerModal')
    const picture = form.getByRole('img', { name: 'Picture with six characters' })
    const seen = () => picture.getAttribute('src')
    await picture.waitFor()
    const first = await seen()
    await page.clock.pauseAt(Date.now() + 60_000)
    let drawn = 0
    page.on('request', request => request.url().endsWith('/wps/captcha') && drawn++)
    for (let press = 0; press < 3; press++) await form.getByRole('button', { name: 'New picture' }).click()
    await expect.poll(seen).not.toBe(first)
    const second = await seen()
    await form.getByRole('tab', { name: 'Mobile number' }).click()
    await page.clock.runFor(900)
    expect(drawn).toBe(1)
    await page.clock.runFor(100)
    await expect.poll(seen).not.toBe(second)
    expect(drawn).toBe(2)
  })
})

test.describe('affiliate codes', () => {
  /** A registration with a code that nobody has, and the calls about codes and members that it made. */
  async function registerWithStrangeCode(page: Page) {
    const calls: string[] = []
    page.on(
      'request',
      request => /agent\/affiliate|member\/register/.test(request.url()) && calls.push(request.method()),
    )
    await page.goto('/register')
    const form = modal(page, 'registerModal')
    await form.getByLabel(/^Username/).fill(`kara${Date.now() % 1e8}`)
    await form.getByLabel(/^Password/).fill(password)
    await form.getByLabel(/^Confirm password/).fill(password)
    await form.getByLabel(/^Affiliate code/).fill('NOBODY99')
    await form.getByRole('button', { name: 'Register', exact: true }).click()
    return { form, calls, warning: modal(page, 'message').getByRole('alert') }
  }

  test('[REG-001, REG-007] a code that nobody has is refused before anything is registered', async () => {
    const { page } = await site.visitor()
    const { form, calls, warning } = await registerWithStrangeCode(page)
    await warning.waitFor()
    expect(calls).toEqual(['GET'])
    await expect(form).toHaveCount(1)
  })

  test('[REG-006, REG-011, ERR-003] the field is there without a code in the address, and a strange one is warned of', async () => {
    const { page } = await site.visitor()
    const { warning } = await registerWithStrangeCode(page)
    await expect(warning).toHaveText('No agent takes in members by this code. Check it, or leave it out.')
  })

  test('[REG-008] [REG-010] the code of the address is checked, and one that fails stays in its field', async () => {
    const { page } = await site.visitor()
    const asked = page.waitForRequest('**/wps/agent/affiliate?**')
    await page.goto('/register?aff=NOBODY99')
    expect((await asked).url()).toContain('code=NOBODY99')
    await expect(modal(page, 'registerModal').getByLabel(/^Affiliate code/)).toHaveValue('NOBODY99')
  })

  test('[REG-002] [REG-009] the code of the demo agent hides the field and brings the member under the agent', async () => {
    const { page } = await site.visitor()
    const username = `kara${Date.now() % 1e8}`
    await page.goto('/register?affiliateCode=BAIZE88')
    const form = modal(page, 'registerModal')
    await form.getByLabel(/^Username/).fill(username)
    expect(await form.getByLabel(/^Affiliate code/).count()).toBe(0)
    await form.getByLabel(/^Password/).fill(password)
    await form.getByLabel(/^Confirm password/).fill(password)
    await form.getByRole('button', { name: 'Register', exact: true }).click()
    await balance(page).waitFor()

    const agent = await (await new TestClient(site.url).open()).signIn('agent', 'Baize#2026')
    const { list } = await agent.call('agents.downlines', {})
    expect(list.map(({ account }) => account)).toContain(username)
  })
})

test.describe('signing in', () => {
  test('[AUTH-002, AUTH-009, ROLE-001] the popup signs in as the header does, and the tab keeps the token', async () => {
    const { page } = await site.visitor()
    const answer = page.waitForResponse('**/wps/session/login')
    await signInThroughPopup(page, 'player', 'Baize#2026')
    expect(await stored(page, 'token')).toBe((await (await answer).json()).value.token)
  })

  test('[AUTH-019, AUTH-020] then the info of the member is loaded, and the popup gone', async () => {
    const { page } = await site.visitor()
    const info = page.waitForResponse('**/wps/member/info')
    await signInThroughPopup(page, 'player', 'Baize#2026')
    expect((await (await info).json()).value.account).toBe('player')
    await expect(modal(page, 'loginPopupModal')).toHaveCount(0)
  })

  test('[AUTH-023, ROUTE-046, ROUTE-047] the form leads to recovery, and recovery back to it', async () => {
    const { page } = await site.visitor()
    await openLogin(page)
    await modal(page, 'loginPopupModal').getByRole('button', { name: 'Forgot your password?' }).click()
    await modal(page, 'forgetPassModal').waitFor()
    await modal(page, 'forgetPassModal').getByRole('button', { name: 'Log in' }).click()
    await modal(page, 'loginPopupModal').waitFor()
  })

  test('[AUTH-022, ROUTE-048] the form leads to registration', async () => {
    const { page } = await site.visitor()
    await openLogin(page)
    await modal(page, 'loginPopupModal').getByRole('button', { name: 'Register' }).click()
    await modal(page, 'registerModal').waitFor()
  })

  test('[AUTH-031, STORE-013, STORE-014] whoever is to be remembered leaves name and mark for a day', async () => {
    const { page, context } = await site.visitor()
    await signInThroughPopup(page, 'player', 'Baize#2026', true)
    const cookies = await context.cookies()
    const hours = (name: string) =>
      (cookies.find(cookie => cookie.name === name)!.expires * 1000 - Date.now()) / 3_600_000
    expect(hours('loginRemember')).toBeCloseTo(24, 0)
    expect(hours('demo-login')).toBeCloseTo(24, 0)
    expect(cookies.find(({ name }) => name === 'demo-login')!.value).toBe('player')
    expect(cookies.find(({ name }) => name === 'player')!.httpOnly).toBe(true)
  })

  test('[AUTH-033] a remembered user finds name and a masked password, and signs in with them', async () => {
    const { page } = await site.visitor()
    const username = await register(page)
    await signOut(page)
    await signInThroughPopup(page, username, password, true)
    await signOut(page, true)
    await openLogin(page)
    const form = modal(page, 'loginPopupModal')
    await expect(form.getByLabel(/^Username/)).toHaveValue(username)
    expect(await form.getByLabel(/^Password/).inputValue()).toMatch(/^•+$/)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    await balance(page).waitFor()
  })

  test('[AUTH-032] without remember-me nothing is kept', async () => {
    const { page, context } = await site.visitor()
    await signInThroughPopup(page, 'player', 'Baize#2026')
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).not.toContain('loginRemember')
    expect(names).not.toContain('demo-login')
  })
})

test.describe('the free trial', () => {
  const enterTrial = async (page: Page) => {
    await page.goto('/rng')
    await hydrated(page)
    await page.evaluate(() => sessionStorage.setItem('cpw', 'true'))
    await page.getByRole('banner').getByRole('button', { name: 'Code by SMS' }).click()
    await modal(page, 'loginPopupModal')
      .getByRole('button', { name: /^Try it free/ })
      .click()
  }

  test('[AUTH-044, AUTH-045, AUTH-046] makes a guest of type 4, whose info is loaded, without a password to change', async () => {
    const { page, faults } = await site.visitor()
    const info = page.waitForResponse('**/wps/member/info')
    await enterTrial(page)
    expect((await (await info).json()).value.type).toBe(4)
    await balance(page).waitFor()
    expect([await stored(page, 'isAgent'), await stored(page, 'cpw')]).toEqual(['4', null])
    expect(faults).toEqual([])
  })

  test('[AUTH-047, AUTH-048] ends at home with play money and no modal', async () => {
    const { page } = await site.visitor()
    await enterTrial(page)
    await balance(page).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('[ROLE-017, ROLE-018] a guest who asks for the personal centre is warned that it is not for guests, and sees none', async () => {
    const { page, faults } = await site.visitor()
    await enterTrial(page)
    await balance(page).waitFor()
    await visit(page, '/help?centre=depositv2')
    await modal(page, 'message').getByText('This needs a real account with access.').waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect(page.getByTestId('personalCentre')).toHaveCount(0)
    expect(faults).toEqual([])
  })

  /** The warning that a guest gets who asks for a game that is not for guests. */
  async function askForClosedGame(page: Page) {
    await page.goto('/rng')
    await hydrated(page)
    const tile = page.locator('main a[href^="/seamless"]').first()
    const gameCode = new URLSearchParams((await tile.getAttribute('href'))!.split('?')[1]).get('gameCode')!
    await keepFromGuests(gameCode)

    await tile.click()
    await modal(page, 'loginPopupModal')
      .getByRole('button', { name: /^Try it free/ })
      .click()
    await balance(page).waitFor()
    return modal(page, 'message')
  }

  test('[ERR-008, VALID2-002] a game that is not for guests is warned of, and does not open', async () => {
    const { page } = await site.visitor()
    const warning = await askForClosedGame(page)
    await warning.getByText('This needs a real account with access. Playing as a guest? Confirm to register.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/rng')
  })

  test('[ERR-009, ERR2-001] the button of the warning leads to registration', async () => {
    const { page } = await site.visitor()
    const warning = await askForClosedGame(page)
    await warning.getByRole('button', { name: 'Confirm', exact: true }).click()
    await modal(page, 'registerModal').waitFor()
    expect(await stored(page, 'token')).toBeNull()
  })

  /** Closes a game for guests, as its provider might, and waits until the site knows. */
  async function keepFromGuests(gameCode: string): Promise<void> {
    const { pool } = site.database
    await pool.query('update catalogue.game set trial_enabled = false where code = $1', [gameCode])
    await pool.query('update catalogue.version set version = version + 1')
    const visitor = await new TestClient(site.url).open()
    await expect.poll(async () => (await visitor.call('catalogue.game', { gameCode })).game.trialEnabled).toBe(false)
  }
})

test.describe('leaving', () => {
  test('[AUTH-035, ROLE-008] only the confirmed sign-out ends the session', async () => {
    const { page } = await site.visitor()
    await signUp(page)
    await visit(page, '/rng')
    await askToSignOut(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Stay logged in' }).click()
    expect(await stored(page, 'token')).not.toBeNull()
    await signOut(page)
    await expect(balance(page)).toHaveCount(0)
  })

  test('[AUTH-036, AUTH-037, AUTH-038] the tab forgets the member and keeps the merchant', async () => {
    const { page } = await site.visitor()
    await signUp(page)
    await visit(page, '/rng')
    const merchant = [await stored(page, 'merchant'), await stored(page, 'merchantCode')]
    expect(merchant).not.toContain(null)
    await signOut(page)
    expect([await stored(page, 'account'), await stored(page, 'isAgent')]).toEqual([null, null])
    expect([await stored(page, 'merchant'), await stored(page, 'merchantCode')]).toEqual(merchant)
  })

  test('[AUTH-039] it ends at home', async () => {
    const { page } = await site.visitor()
    await signUp(page)
    await visit(page, '/rng')
    await signOut(page)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})
