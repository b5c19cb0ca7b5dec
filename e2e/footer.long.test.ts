import { type Language, languages } from '@baize/api'
import { endpoints } from '@baize/api/endpoints/index'
import { TestClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { path, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test.describe('the header', () => {
  test('[SHELL-036, SHELL-039] begins with Home, and a game type unfolds its vendors', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    const nav = page.getByRole('navigation', { name: 'Games by type' })
    const first = nav.getByRole('link').first()
    expect([await first.innerText(), await first.getAttribute('href')]).toEqual(['Home', '/'])
    const sheet = page.getByTestId('vendors-RNG')
    expect(await sheet.isVisible()).toBe(false)
    await nav.getByRole('link', { name: 'Slots', exact: true }).hover()
    await sheet.waitFor()
    await expect(sheet.getByRole('img')).toHaveCount(11)
    await page.mouse.move(700, 700)
    await expect(sheet).toBeHidden()
  })

  test('[SHELL-009, SHELL-010] hides its navigation on a game page at a press, and shows it at another', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/seamless?gameCode=MIR-00J&vendor=MIR')
    const nav = page.getByRole('navigation', { name: 'Games by type' })
    await expect(nav).toBeVisible()
    const toggle = page.getByRole('button', { name: 'Navigation' })
    await toggle.click()
    await expect(nav).toHaveCount(0)
    await toggle.click()
    await expect(nav).toBeVisible()
  })
})

test.describe('the logo of a studio that stands for its games', () => {
  /** Presses it in the menu; answers the popup, and the calls for a launch since. */
  async function pressLogo(page: Page) {
    await signUp(page)
    await visit(page, '/')
    await page
      .getByRole('navigation', { name: 'Games by type' })
      .getByRole('link', { name: 'Slots', exact: true })
      .hover()
    const launches: URLSearchParams[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === endpoints['launch.gameLaunch'].path) launches.push(searchParams)
    })
    await page.getByTestId('vendors-RNG').getByRole('link', { name: 'Kitepaper' }).click()
    return { popup: page.getByTestId('vendorGames'), launches }
  }

  test('[LAUNCH-006, ROUTE-051] opens them in a popup over the page, and launches nothing', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { popup, launches } = await pressLogo(page)
    const { games } = await (await new TestClient(site.url).open()).call('catalogue.gameList', {
      ...{ gameType: 'RNG', vassalage: 'KTE', pageSize: 60 },
    })
    const links = popup.locator('a[href^="/seamless"]')
    await expect(links).toHaveCount(games.length)
    const codes = await links.evaluateAll(all =>
      all.map(link => new URL((link as HTMLAnchorElement).href).searchParams.get('gameCode')),
    )
    expect(codes).toEqual(games.map(({ gameCode }) => gameCode))
    expect([path(page), launches]).toEqual(['/', []])
  })

  test('[SHELL-045, LAUNCH-007] leads to a launch with that studio, of the game that is chosen in the popup', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { popup, launches } = await pressLogo(page)
    const link = popup.locator('a[href^="/seamless"]').first()
    const gameCode = new URL((await link.getAttribute('href'))!, site.url).searchParams.get('gameCode')
    await link.click()
    await page.waitForURL(address => address.searchParams.get('gameCode') === gameCode)
    expect(path(page)).toBe('/seamless')
    expect(launches.map(asked => [asked.get('vassalage'), asked.get('gameCode')])).toEqual([['KTE', gameCode]])
    await popup.waitFor({ state: 'detached' })
  })
})

test.describe('the footer', () => {
  test('[SHELL-080, SHELL-081, SHELL-082] shows the badges of three licences by name, marked as samples', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    const licences = page.locator('footer').getByRole('region', { name: 'Licence badges' })
    for (const name of ['Malta', 'British Virgin Islands', 'Philippines'])
      await licences.getByRole('listitem').filter({ hasText: name }).getByText('Sample badge').waitFor()
  })

  test('[SHELL-083, SHELL-084] has a line of copyright, and ten partners in view', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page
      .locator('footer')
      .getByText(/^© 2\d{3} Baize/)
      .waitFor()
    const partners = page.getByTestId('partners')
    const row = (await partners.boundingBox())!
    const boxes = await Promise.all((await partners.locator('li').all()).map(one => one.boundingBox()))
    expect(boxes.filter(box => box!.x + box!.width <= row.x + row.width + 1)).toHaveLength(10)
  })

  test('[SHELL-085, SHELL-086] has the button of licences on home, by both its addresses, and on no other page', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const button = page.locator('footer').getByRole('button', { name: 'Licences' })
    for (const [address, count] of [
      ['/', 1],
      ['/home', 1],
      ['/rng', 0],
      ['/promotions', 0],
    ] as const) {
      await visit(page, address)
      await page.locator('footer').getByText('Sample badge').first().waitFor()
      await expect.poll(async () => [address, await button.count()]).toEqual([address, count])
      if (count > 0) expect(await button.isVisible()).toBe(true)
    }
  })
})

test.describe('languages', () => {
  /** Opens the switcher; answers the languages that it offers, by their tags. */
  async function offered(page: Page): Promise<(string | null)[]> {
    await page.getByRole('button', { name: /^Language:/ }).click()
    const buttons = page.locator('button[lang]')
    await buttons.first().waitFor()
    return buttons.evaluateAll(all => all.map(button => button.getAttribute('lang')))
  }
  const six = ['CN', 'EN', 'VI', 'JA', 'TH', 'TY'].map(code => languages[code as Language])

  test('[I18N-002, I18N-003] a newcomer reads English, and may choose among six', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('link', { name: 'Home', exact: true }).first().waitFor()
    expect(await offered(page)).toEqual(six)
  })

  test('[I18N-005, CONST2-021] the footer tells of about 40, which does not change what may be chosen', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page.locator('footer').getByText('about 40 languages').waitFor()
    expect(await offered(page)).toEqual(six)
  })
})

test.describe('pages in header, footer and side bar', () => {
  async function expectWhole(page: Page, address: string, name: string): Promise<void> {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    expect(path(page)).toBe(address)
    const header = page.locator('header').filter({ has: page.getByRole('link', { name: 'Baize' }) })
    await expect.poll(() => header.count()).toBe(1)
    await expect.poll(() => page.locator('footer').count()).toBe(1)
    await page.getByTestId('side-bar').waitFor()
  }

  test('[ROUTE-010, ROUTE-018, ROUTE-026] notices, slots and help stand at their addresses in all three', async () => {
    const { page, faults } = await site.visitor()
    await expectWhole(page, '/noticePage', 'Notices')
    await expectWhole(page, '/rng', 'Slots')
    await expectWhole(page, '/help', 'Help center')
    expect(faults).toEqual([])
  })

  test('[ROUTE-028, ROUTE-029, ROUTE-066] so do the page of the app, at both its addresses, and the one of agents', async () => {
    const { page, faults } = await site.visitor()
    await expectWhole(page, '/down', 'Baize as an app')
    await expectWhole(page, '/download', 'Baize as an app')
    await expectWhole(page, '/join', 'Bring players to Baize')
    expect(faults).toEqual([])
  })
})
