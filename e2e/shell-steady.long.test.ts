import type { Page } from 'playwright-core'
import { signIn } from './agent-steps.ts'
import { expect, test } from './fixtures.ts'
import { balance, hydrated, path, phone, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Timers of more than two seconds never come: what is to be there at once cannot have waited for them. */
const withoutLongTimers = () => {
  const original = window.setTimeout
  const short = (run: TimerHandler, ms = 0, ...rest: unknown[]) => (ms > 2_000 ? 0 : original(run, ms, ...rest))
  window.setTimeout = short as typeof window.setTimeout
}
const late = (page: Page) => page.getByTestId('side-bar')

test.describe('without a network', () => {
  test('[WALK-004] header, balance and ways on stay, a bar says so, and the page comes once the network is back', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await signUp(page)
    await visit(page, '/')
    await balance(page).filter({ hasText: /\d/ }).waitFor()
    await late(page).waitFor()
    await context.setOffline(true)
    await page.getByTestId('offline-bar').waitFor()
    await page.locator('header').getByRole('link', { name: 'Promotions' }).click()
    const failed = page.getByRole('main').getByRole('alert')
    await failed.waitFor()
    expect(await balance(page).innerText()).toContain('1,000.00')
    await failed.getByRole('button').click()
    await failed.waitFor()
    await page.locator('header').getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByTestId('banners').waitFor()
    await page.locator('header').getByRole('link', { name: 'Promotions' }).click()
    await failed.waitFor()
    await context.setOffline(false)
    await page.getByTestId('promotion-card').first().waitFor()
    expect(await page.getByTestId('offline-bar').count()).toBe(0)
    expect(path(page)).toBe('/promotions')
  })
})

test.describe('at once', () => {
  test('[WALK-006] home begins with the first banner and its picture after a reload, wherever the row was', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await signUp(page)
    await visit(page, '/')
    const banners = page.getByTestId('banners')
    await banners
      .getByRole('button', { name: /^Show:/ })
      .nth(1)
      .click()
    await banners.locator('[aria-current="true"]').and(banners.getByRole('button').nth(1)).waitFor()
    await page.addInitScript(withoutLongTimers)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await hydrated(page)
    const shown = () =>
      banners.locator('section').evaluateAll(slides => {
        const row = slides[0]!.parentElement!.getBoundingClientRect()
        const seen = slides.filter(slide => Math.abs(slide.getBoundingClientRect().left - row.left) < 4)
        return seen.map(slide => [slides.indexOf(slide), slide.querySelector('img')?.complete ?? false])
      })
    await expect.poll(shown).toEqual([[0, true]])
    await page.waitForLoadState('load')
    expect(await shown()).toEqual([[0, true]])
    expect(faults).toEqual([])
  })

  test('[WALK-007] an address of the centre shows its panel without waiting for a quiet moment', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await signUp(page)
    await page.addInitScript(withoutLongTimers)
    for (const [address, panel] of [
      ['/?centre=depositv2', 'personalCentre'],
      ['/rng?centre=withdraw', 'personalCentre'],
    ] as const) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.getByTestId(panel).getByRole('heading').first().waitFor()
    }
    // So does a press, however early it comes.
    await visit(page, '/')
    await page.getByTestId('deposit').click()
    await page.getByTestId('personalCentre').getByRole('heading').first().waitFor()
    expect(faults).toEqual([])
  })

  test('[WALK-007] a payment ends on a page that says what arrived, and one that was left says that it is waited for', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await signUp(page)
    const open = async () => {
      await visit(page, '/?centre=depositv2')
      const panel = page.getByTestId('personalCentre')
      await panel.locator('[data-channel="demo-pay"]').click()
      await panel.getByRole('button', { name: 'P 200.00', exact: true }).click()
      await panel.getByRole('button', { name: 'Deposit and pay P 200.00', exact: true }).click()
      await page.getByText('No money is paid.').waitFor()
    }
    await open()
    await page.getByRole('button', { name: 'Pay 200.00' }).click()
    const paid = page.getByTestId('paid')
    await paid.getByRole('heading', { name: 'P 200.00 arrived' }).waitFor()
    await paid.getByText('P 1,200.00').waitFor()
    await open()
    await page.getByRole('link', { name: 'Go back without paying' }).click()
    await paid.getByRole('heading', { name: 'Waiting for P 200.00' }).waitFor()
    await paid.getByRole('button', { name: 'My deposits' }).click()
    await page.getByTestId('personalCentre').locator('[data-order]').first().getByText('Pending').first().waitFor()
    await visit(page, '/paid?order=D999999')
    await page.getByText('There is no such order').waitFor()
    expect(faults).toEqual([])
  })
})

test.describe('one thing at a time', () => {
  const notice = (page: Page) => page.getByTestId('noticeModal')

  test('[WALK-008] the notices wait until the panel that somebody works in is closed', async () => {
    const { page, faults } = await site.visitor({ viewport: wide, popups: true })
    await signUp(page)
    await visit(page, '/?centre=depositv2')
    const panel = page.getByTestId('personalCentre')
    await panel.getByRole('heading').first().waitFor()
    await late(page).waitFor({ state: 'attached' })
    expect(await notice(page).count()).toBe(0)
    await panel.getByRole('button', { name: 'Close', exact: true }).first().click()
    await notice(page).waitFor()
    expect(await page.locator('dialog').count()).toBe(1)
    expect(faults).toEqual([])
  })

  test('[WALK-008] a toast lies over the modal that is open, and over one that opens after it', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await page.addInitScript(() => {
      const opened: string[] = []
      Object.assign(window, { opened })
      const note = (event: Event) => {
        const { localName, isConnected } = event.target as HTMLElement
        if (isConnected && (event as ToggleEvent).newState === 'open') opened.push(localName)
      }
      document.addEventListener('toggle', note, true)
    })
    // What was opened last lies uppermost.
    const uppermost = () => page.evaluate(() => (window as unknown as { opened: string[] }).opened.at(-1))
    await visit(page, '/')
    await late(page).waitFor()
    await page.locator('header').getByRole('link', { name: 'Register' }).first().click()
    await page.getByTestId('registerModal').getByRole('heading').first().waitFor()
    await context.setOffline(true)
    await context.setOffline(false)
    const toast = page.getByText('You are connected again.').first()
    await toast.waitFor()
    await expect.poll(uppermost).toBe('div')
    await page.keyboard.press('Control+k')
    await page.locator('dialog[open]').nth(1).waitFor()
    await expect.poll(uppermost).toBe('div')
  })
})

test.describe('the age', () => {
  test('[EYE-027] a browser is asked once, before anything else, and nobody younger goes on', async () => {
    const { page, faults } = await site.visitor({ viewport: phone, asksAge: true, popups: true })
    await visit(page, '/register')
    const gate = page.getByTestId('ageGate')
    await gate.getByRole('heading', { name: 'Are you 18 or older?' }).waitFor()
    await page.getByTestId('registerModal').waitFor({ state: 'attached' })
    await gate.getByRole('button', { name: 'I am younger' }).click()
    await gate.getByText('This site is only for people of 18 or older.').waitFor()
    await page.keyboard.press('Escape')
    await gate.getByRole('button', { name: 'I am 18 or older' }).click()
    expect(await gate.count()).toBe(0)
    await page
      .getByTestId('registerModal')
      .getByLabel(/^Username/)
      .fill('newcomer')
    await visit(page, '/')
    expect(await gate.count()).toBe(0)
    expect(faults).toEqual([])
  })
})

test.describe('the rail of shortcuts', () => {
  for (const width of [1024, 1280, 1366, 1440])
    test(`[WALK-015] covers nothing of home at ${width} px`, async () => {
      const { page } = await site.visitor({ viewport: { width, height: 768 } })
      await visit(page, '/')
      await late(page).waitFor()
      const covered = await page.evaluate(() => {
        const rail = document.querySelector('[data-testid="side-bar"]')!.getBoundingClientRect()
        return [...document.querySelectorAll('main *, footer *')]
          .filter(part => part.children.length === 0 && part.getClientRects().length > 0)
          .filter(part => !part.closest('ul, [class*="slides"], [class*="marquee"]'))
          .filter(
            part => part.getBoundingClientRect().right > rail.left && part.getBoundingClientRect().left < rail.right,
          )
          .map(part => part.textContent)
      })
      expect(covered).toEqual([])
    })
})

test.describe('what is promised', () => {
  test('[WALK-016] the terms that a registration accepts are a page, and joining promises what there is', async () => {
    const { page, context, faults } = await site.visitor({ viewport: phone })
    await visit(page, '/register')
    const [terms] = await Promise.all([
      context.waitForEvent('page'),
      page.getByTestId('registerModal').getByRole('link', { name: 'Read the terms' }).click(),
    ])
    await terms.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
    await terms.getByRole('heading', { level: 2, name: 'Demo credit' }).waitFor()
    expect(await terms.title()).toContain('Terms of use')
    await visit(page, '/join')
    await page.getByRole('heading', { name: 'Players stay their own' }).waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/self-exclusion|time-out|limit/i)
    expect(faults).toEqual([])
  })
})

test('[WALK-008] an agent who is offered a contract answers it before the notices come, or after, never both at once', async () => {
  const { page } = await site.visitor({ viewport: wide, popups: true })
  await signIn(page, 'agent')
  await visit(page, '/')
  await page.locator('dialog[open]').first().waitFor()
  await late(page).waitFor({ state: 'attached' })
  expect(await page.locator('dialog[open]').count()).toBe(1)
})

test.describe('home', () => {
  test('shows a member the game to go on with, saved ones, and missions that are open', async () => {
    const { page, faults } = await site.visitor({ viewport: phone })
    await signUp(page)
    await visit(page, '/')
    const own = page.getByTestId('own-home')
    await own.getByText('Games that you play stand here next time.').waitFor()
    await own.getByRole('progressbar').first().waitFor()
    const tile = page.locator('main a[href^="/seamless"]').first()
    const code = new URLSearchParams((await tile.getAttribute('href'))!.split('?')[1]).get('gameCode')!
    await tile.click()
    await page.locator('iframe').waitFor()
    await visit(page, '/')
    await own.locator(`a[href*="gameCode=${code}"]`).waitFor()
    await own.getByRole('button', { name: 'Saved games' }).click()
    await own.getByText('Mark games with the heart to find them here.').waitFor()
    await own.getByRole('button', { name: 'All missions' }).click()
    await page.getByTestId('personalCentre').waitFor()
    expect(faults).toEqual([])
  })

  test('finds a game by its name in the box above the categories', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Search games/ })
      .click()
    const palette = page.getByTestId('palette')
    await palette.getByRole('combobox').fill('dragon')
    await palette
      .getByRole('option', { name: /dragon/i })
      .first()
      .waitFor()
    expect(faults).toEqual([])
  })
})
