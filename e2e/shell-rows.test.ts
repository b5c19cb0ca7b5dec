import { jackpotStepMs } from '@baize/api'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { hydrated, path, register, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test.describe('the top bar', () => {
  const look = (page: Page) =>
    page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor])
  const keptTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
  const themeSwitch = (page: Page) => page.getByRole('switch', { name: 'Light theme' })

  test('[SHELL-002, SHELL-003, CONST-018] has a switch of the theme, which is dark where nothing was saved', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    expect(await themeSwitch(page).isVisible()).toBe(true)
    expect([(await look(page))[0], await keptTheme(page)]).toEqual(['dark', null])
  })

  test('[SHELL-004, SHELL-005, STORE-010] its switch makes the page light and dark again where it stands, and each choice is kept', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page.evaluate(() => {
      document.documentElement.dataset.stays = 'yes'
    })
    const dark = await look(page)
    await themeSwitch(page).click()
    const light = await look(page)
    expect([light[0], await keptTheme(page)]).toEqual(['light', 'light'])
    expect(light[1]).not.toBe(dark[1])
    await themeSwitch(page).click()
    expect([await look(page), await keptTheme(page)]).toEqual([dark, 'dark'])
    expect(await page.evaluate(() => document.documentElement.dataset.stays)).toBe('yes')
  })

  test('[SHELL-006] a saved theme is there at the next start', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await themeSwitch(page).click()
    const light = await look(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await hydrated(page)
    expect([await look(page), light[0]]).toEqual([light, 'light'])
  })

  test('[SHELL-007, SHELL-008] the clock shows GMT and goes on by a second each second', async () => {
    const { page } = await site.visitor({ viewport: wide })
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
  })

  test('the menu of languages opens and goes by arrow keys, and Escape leaves it', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/help')
    const button = page.getByRole('button', { name: /^Language: / })
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('lang'))
    await button.focus()
    await page.keyboard.press('ArrowDown')
    const first = await focused()
    expect(first).not.toBeNull()
    await page.keyboard.press('ArrowUp')
    const last = await focused()
    expect([last, last === first]).toEqual([expect.any(String), false])
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(first)
    await page.keyboard.press('End')
    expect(await focused()).toBe(last)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
})

test.describe('a visitor', () => {
  test('[SHELL-001, SHELL-011, SHELL-014] finds the sign-in form in the header and opens public pages without signing in; the languages stand there for a member too', async () => {
    const { page } = await site.visitor({ viewport: wide })
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
  })
})

test.describe('home', () => {
  test('[SHELL-023, CONST2-001, HOME-003] after five seconds the next banner is shown', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await page.clock.install()
    await visit(page, '/')
    const bullets = page.getByTestId('banners').getByRole('button', { name: /^Show:/ })
    expect(await bullets.first().getAttribute('aria-current')).toBe('true')
    await page.clock.runFor(5_100)
    await expect(bullets.nth(1)).toHaveAttribute('aria-current', 'true')
  })

  test('[SHELL-029, SHELL-031, SHELL-032] beside the banners a jackpot rises by 165.11 in three seconds, a wheel for each digit and the symbol before', async () => {
    const { page } = await site.visitor({ viewport: wide })
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
  })
})

test.describe('the jackpot', () => {
  test('[SHELL-033, HOME-010] stops when home is left', async () => {
    const { page } = await site.visitor({ viewport: wide })
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
  })
})

const symbol = (page: Page) =>
  page.evaluate(
    () => JSON.parse(document.getElementById('state')!.textContent!).permission.info.currencySymbol as string,
  )

test.describe('modals', () => {
  test('[SHELL-087, CONST2-023] are never smaller than 200 by 200', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    const modal = page.getByTestId('helpModal')
    await modal.waitFor()
    const smallest = await modal.evaluate(box => {
      const { minWidth, minHeight } = getComputedStyle(box)
      return [minWidth, minHeight]
    })
    expect(smallest).toEqual(['200px', '200px'])
  })

  test('[SHELL-088, CONST2-024] stand open after 100 ms', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    const button = page.getByRole('button', { name: 'Help', exact: true })
    const modal = page.getByTestId('helpModal')
    // Its code has come by the second time.
    await button.click()
    await modal.waitFor()
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
  })
})
