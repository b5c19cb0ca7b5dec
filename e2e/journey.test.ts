import type { Frame, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import {
  balance,
  balanceCents,
  hold,
  hydrated,
  register,
  registerByForm,
  type Site,
  signUp,
  spin,
  spinButton,
  startSite,
} from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('from the door to a played round: register, credit, hall, slot, and the headers of two tabs move by push', async () => {
  test.slow()
  const { page, faults } = await site.visitor({ reducedMotion: 'no-preference', drawsGames: true })
  await page.goto('/')
  await page
    .getByRole('button', { name: 'Register' })
    .or(page.getByRole('link', { name: 'Register' }))
    .first()
    .click()
  await registerByForm(page)
  expect(await balanceCents(page)).toBe(100_000)
  const other = await secondTab(page)
  expect(await balanceCents(other)).toBe(100_000)
  await page.bringToFront()
  await page.getByRole('link', { name: 'Slots' }).first().click()
  await page.getByRole('heading', { name: 'Slots', level: 1 }).waitFor()
  await page.locator('main a[href^="/seamless"]').first().click()
  await page.waitForURL('**/seamless?**')
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await spinButton(frame).waitFor({ timeout: 90_000 })
  const round = await spin(page, frame)
  // A win is told in the header once the game has shown it, and it has when it takes the next press.
  await expect(spinButton(frame)).toHaveAttribute('data-state', 'ready', { timeout: 120_000 })
  const expected = Math.trunc(100_000 + (Number(round.winUnits) - Number(round.betUnits)) / 100)
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await expect.poll(() => balanceCents(tab), { timeout: 60_000 }).toBe(expected)
  }
  expect(faults).toEqual([])
  await expectNoWayToTheSession(page, frame)
})

/** Another tab of the same member, at home. */
async function secondTab(page: Page): Promise<Page> {
  const state = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  const other = await page.context().newPage()
  await other.addInitScript(saved => {
    for (const [key, value] of Object.entries(JSON.parse(saved) as Record<string, string>))
      sessionStorage.setItem(key, value)
  }, state)
  await other.goto('/')
  return other
}

/** The game's frame has no origin, so that it cannot reach the page around it. */
async function expectNoWayToTheSession(page: Page, frame: Frame): Promise<void> {
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts')
  expect(await frame.evaluate(() => self.origin)).toBe('null')
  const reached = await frame.evaluate(() => {
    try {
      return window.parent.document.title
    } catch {
      return 'refused'
    }
  })
  expect(reached).toBe('refused')
}

test.describe('launching', () => {
  test('[LAUNCH-014, ROLE-019, ROLE-020] a visitor who presses a game is asked to sign in, and nothing is launched', async () => {
    const { page } = await site.visitor()
    const launches: string[] = []
    page.on('request', request => request.url().includes('gameLaunch') && launches.push(request.url()))
    await page.goto('/rng')
    await hydrated(page)
    await page.locator('main a[href^="/seamless"]').first().click()
    await page
      .getByTestId('loginPopupModal')
      .getByLabel(/Username/)
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/rng')
    expect(launches).toEqual([])
  })

  test('[VALID2-001] a visitor who follows an address into the personal centre is asked to sign in, and nothing of it is asked for', async () => {
    const { page } = await site.visitor()
    const calls: string[] = []
    page.on('request', request => /cashier|member\/|wallets/.test(request.url()) && calls.push(request.url()))
    await page.goto('/help?centre=depositv2')
    await hydrated(page)
    await page
      .getByTestId('loginPopupModal')
      .getByLabel(/Username/)
      .waitFor()
    expect(await page.getByTestId('personalCentre').count()).toBe(0)
    expect(calls).toEqual([])
  })

  test('[LAUNCH-024] a game that was just switched off answers an error, and the player stays', async () => {
    const { page } = await site.visitor()
    await signUp(page)
    await page.goto('/rng')
    await page.route('**/GCS_gameLaunchFB*', route =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/gameCode=[^&]+/, 'gameCode=HLG-ZZZ'),
      }),
    )
    await hydrated(page)
    const before = page.url()
    await page.locator('main a[href^="/seamless"]').first().click()
    await page.getByText('We do not have this game.').waitFor()
    expect(page.url()).toBe(before)
  })
})

test.describe('balance in the header', () => {
  test('[WALLET-003] a placeholder stands in its place until the balance call returns', async () => {
    const { page } = await site.visitor()
    await register(page)
    const release = await hold(page, '**/wps/v2/wallets/balance')
    await page.route('**/wps/ext/events', route => route.abort())
    await page.goto('/')
    await expect(balance(page)).not.toHaveText(/\d/)
    release()
    await expect(balance(page)).toContainText('1,000.00')
  })

  test('[SHELL-054, SHELL-055] it hides behind the eye and comes back', async () => {
    const { page } = await site.visitor()
    await register(page)
    await page.getByRole('button', { name: 'Hide balance' }).first().click()
    await expect(balance(page)).toContainText('****')
    await page.getByRole('button', { name: 'Show balance' }).first().click()
    await expect(balance(page)).toContainText('1,000.00')
  })
})
