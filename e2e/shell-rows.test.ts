import { jackpotStepMs } from '@baize/api'
import type { Settings } from '@baize/platform/kernel/settings/settings'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  balance,
  hold,
  hydrated,
  password,
  path,
  register,
  registerByForm,
  type Site,
  startSite,
  visit,
  wide,
} from './support.ts'

let site: Site
let settings: Settings
beforeAll(async () => {
  site = await startSite()
  settings = site.settings
}, 120_000)
afterAll(() => site.stop())

describe('the top bar', () => {
  test('[SHELL-002, SHELL-003, SHELL-004, SHELL-005, SHELL-006, STORE-010, CONST-018] the page is dark at first, light after a press and after a reload, dark after another', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page.getByRole('button', { name: /^Language:/ }).waitFor()
    const look = () =>
      page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor])
    const kept = () => page.evaluate(() => localStorage.getItem('theme'))
    const dark = await look()
    expect([dark[0], await kept()]).toEqual(['dark', null])
    const toggle = page.getByRole('switch', { name: 'Light theme' })
    await toggle.click()
    const light = await look()
    expect([light[0], await kept()]).toEqual(['light', 'light'])
    expect(light[1]).not.toBe(dark[1])
    await page.reload({ waitUntil: 'domcontentloaded' })
    await hydrated(page)
    expect(await look()).toEqual(light)
    await toggle.click()
    expect([await look(), await kept()]).toEqual([dark, 'dark'])
    await context.close()
  })

  test('[SHELL-007, SHELL-008] the clock shows GMT and goes on by a second each second', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await page.clock.install()
    await visit(page, '/')
    const clock = page.locator('time').filter({ hasText: 'GMT' })
    const shown = async () => Date.parse((await clock.innerText()).replace(' GMT+0', 'Z').replace(' ', 'T'))
    expect(await clock.innerText()).toMatch(/ GMT\+0$/)
    expect(Math.abs((await shown()) - Date.now())).toBeLessThan(60_000)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.clock.runFor(1_000)
    const before = await shown()
    await page.clock.runFor(1_000)
    expect((await shown()) - before).toBe(1_000)
    await context.close()
  })
})

describe('a visitor', () => {
  test('[SHELL-001, SHELL-011, SHELL-014] finds the sign-in form in the header and opens public pages without signing in; the languages stand there for a member too', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    for (const address of ['/', '/rng', '/help']) {
      await visit(page, address)
      expect(path(page)).toBe(address)
    }
    const form = page.locator('header form')
    await form.getByLabel('Username').waitFor()
    await form.getByLabel('Password', { exact: true }).waitFor()
    const languages = page.getByRole('button', { name: /^Language:/ })
    expect(await languages.isVisible()).toBe(true)
    await register(page)
    expect(await languages.isVisible()).toBe(true)
    await context.close()
  })
})

describe('home', () => {
  test('[SHELL-023, CONST2-001, HOME-003] after five seconds the next banner is shown', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await page.clock.install()
    await visit(page, '/')
    const bullets = page.getByTestId('banners').getByRole('button', { name: /^Show:/ })
    expect(await bullets.first().getAttribute('aria-current')).toBe('true')
    await page.clock.runFor(5_100)
    await expect.poll(() => bullets.nth(1).getAttribute('aria-current')).toBe('true')
    await context.close()
  })

  test('[SHELL-029, SHELL-031, SHELL-032] beside the banners a jackpot rises by 165.11 in three seconds, a wheel for each digit and the symbol before', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await page.clock.install()
    await visit(page, '/')
    const figure = page.locator('[data-value]').first()
    const value = async () => Math.round(Number((await figure.getAttribute('data-value'))!.replaceAll(',', '')) * 100)
    const banners = (await page.getByTestId('banners').boundingBox())!
    const box = (await figure.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(banners.x + banners.width)
    expect(box.y).toBeLessThan(banners.y + banners.height)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.clock.runFor(3_000)
    const before = await value()
    await page.clock.runFor(3_000)
    expect((await value()) - before).toBe(16_511)
    const digits = (await figure.getAttribute('data-value'))!.match(/\d/g)
    expect(
      await figure.locator('[data-digit]').evaluateAll(signs => signs.map(sign => sign.getAttribute('data-digit'))),
    ).toEqual(digits)
    expect(await figure.locator('span').first().innerText()).toBe(await symbol(page))
    await context.close()
  })
})

describe('the jackpot', () => {
  test('[SHELL-033, HOME-010] stops when home is left', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    await page.evaluate(everyMs => {
      const running = new Set<unknown>()
      const { setInterval: set, clearInterval: clear } = window
      Object.assign(window, {
        running,
        setInterval(work: () => void, ms: number) {
          const id = set(work, ms)
          if (ms === everyMs) running.add(id)
          return id
        },
        clearInterval(id: number) {
          running.delete(id)
          clear(id)
        },
      })
    }, jackpotStepMs)
    const timers = () => page.evaluate(() => (window as unknown as { running: Set<unknown> }).running.size)
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await page.locator('[data-value]').first().waitFor()
    await expect.poll(timers).toBe(1)
    await page.getByRole('link', { name: 'Slots', exact: true }).first().click()
    await page.locator('[data-value]').waitFor({ state: 'detached' })
    expect(await timers()).toBe(0)
    await context.close()
  })
})

const symbol = (page: Page) =>
  page.evaluate(
    () => JSON.parse(document.getElementById('state')!.textContent!).permission.info.currencySymbol as string,
  )

describe('a member', () => {
  test('[SHELL-052, SHELL-106, SHELL-107, ROLE-004] sees the balance of the call behind the currency symbol', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const answer = page.waitForResponse('**/wps/v2/wallets/balance')
    await register(page)
    const { value } = (await (await answer).json()) as { value: { sumBalance: string } }
    const amount = Number(value.sumBalance).toLocaleString('en', { minimumFractionDigits: 2 })
    await expect.poll(() => balance(page).innerText()).toBe(`${await symbol(page)} ${amount}`)
    await context.close()
  })

  test('[ENT-002, ENT-003, ENT-004, ENT-033, STORE-001, STORE-004, STORE-005, STORE-006, STORE-007, STORE-008] is signed in once member info is there, and kept by the tab under the names of the product', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const answer = page.waitForResponse('**/wps/member/info')
    const release = await hold(page, '**/wps/member/info')
    await registerByForm(page)
    const account = page.getByRole('button', { name: /^Account of/ })
    expect(await account.count()).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('cpw'))).toBe('true')
    release()
    await account.waitFor()
    const { value } = (await (await answer).json()) as { value: { id: string; account: string; type: number } }
    const keys = ['customerId', 'account', 'username', 'isAgent', 'memberLabel']
    const kept = () => page.evaluate(names => names.map(name => sessionStorage.getItem(name)), keys)
    await expect.poll(kept).toEqual([value.id, value.account, value.account, String(value.type), '[]'])
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
    await context.close()
  })

  test('[ENT-005, ENT-015] with an expired password has to choose another while the brand asks for it, and not otherwise', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
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
    await context.close()
  })

  test('[SHELL-062, SHELL-063] can sign out while the brand has the switch on, and finds no button while it is off', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
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
    await context.close()
  })
})

describe('modals', () => {
  test('[SHELL-087, SHELL-088, CONST2-023, CONST2-024] stand open after 100 ms and are never smaller than 200 by 200', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    const button = page.getByRole('button', { name: 'Help', exact: true })
    await button.click()
    const modal = page.getByTestId('helpModal')
    await modal.waitFor()
    const smallest = await modal.evaluate(box => {
      const { minWidth, minHeight } = getComputedStyle(box)
      return [minWidth, minHeight]
    })
    expect(smallest).toEqual(['200px', '200px'])
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await button.click()
    await modal.waitFor({ state: 'attached' })
    await page.clock.runFor(99)
    expect(await modal.evaluate(box => (box as HTMLDialogElement).open)).toBe(false)
    await page.clock.runFor(1)
    expect(await modal.evaluate(box => (box as HTMLDialogElement).open)).toBe(true)
    await context.close()
  })
})
