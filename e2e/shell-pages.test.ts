import { readFileSync } from 'node:fs'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { partNames, type Settings } from '@baize/testing/house'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { hold, hydrated, path, register, type Site, startSite, violations } from './support.ts'

let site: Site
let settings: Settings
test.beforeAll(async () => {
  site = await startSite()
  settings = site.settings
})
test.afterAll(() => site.stop())

const maintenance = { enabled: true, endTime: null, info: {}, staffAddresses: [] }
const open: Partial<BrandSettings> = {
  maintenance: { ...maintenance, enabled: false },
  restriction: { countries: [], addresses: [] },
  loggedInToHome: false,
}

/** Opens an address and does not wait for its pictures. */
const arrive = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' })
const header = (page: Page) => page.locator('header').filter({ has: page.getByRole('link', { name: 'Baize' }) })
const footer = (page: Page) => page.locator('footer')
const dialog = (page: Page, name: string) => page.getByTestId(name)

test.describe('addresses', () => {
  test('crawlers read in robots.txt which paths are not for them', async () => {
    const answer = await fetch(`${site.url}/robots.txt`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('Disallow: /wps/')
  })

  test('first screens in English are written in basic letters: no other face is fetched', async () => {
    const { page } = await site.visitor()
    const faces = new Set<string>()
    page.on('request', request => {
      if (request.resourceType() === 'font') faces.add(new URL(request.url()).pathname.replace(/-[^-]+\.woff2$/, ''))
    })
    for (const address of ['/', '/rng', '/help', '/fairness']) {
      await page.goto(site.url + address, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      // Titles have their face from the first visit on.
      expect([...faces].sort()).toEqual(['/assets/bricolage-grotesque-basic-700', '/assets/manrope-basic'])
      expect(await page.evaluate(() => document.fonts.check('700 20px "Bricolage Grotesque"'))).toBe(true)
    }
  })

  /** The address shows home with its banners, and stays. */
  async function expectHome(page: Page, address: string): Promise<void> {
    await arrive(page, address)
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor({ state: 'attached' })
    await expect.poll(() => page.getByTestId('banners').count()).toBe(1)
    expect(path(page)).toBe(address)
  }

  test('[ROUTE-004, ROUTE-007] / and /home show home with its banners', async () => {
    const { page, faults } = await site.visitor()
    for (const address of ['/', '/home']) await expectHome(page, address)
    expect(faults).toEqual([])
  })

  test('[ROUTE-005, ROUTE-006] so do /index and /index.html', async () => {
    const { page, faults } = await site.visitor()
    for (const address of ['/index', '/index.html']) await expectHome(page, address)
    expect(faults).toEqual([])
  })

  test('[ROUTE-008, ROUTE-009, ROUTE-048] the register addresses open the modal over home; closing it leads home', async () => {
    const { page } = await site.visitor()
    for (const address of ['/register', '/register.html']) {
      await arrive(page, address)
      await dialog(page, 'registerModal').waitFor()
      await dialog(page, 'registerModal').getByRole('button', { name: 'Close' }).click()
      await expect.poll(() => path(page)).toBe('/')
    }
  })

  test('[ROUTE-024] a game has the header alone, and [ROUTE-027] /helpmc not even that', async () => {
    const { page } = await site.visitor()
    await arrive(page, '/seamless?gameCode=MIR-00J&vendor=MIR')
    expect([await header(page).count(), await footer(page).count()]).toEqual([1, 0])
    await arrive(page, '/helpmc')
    await page.getByRole('heading', { name: 'Help center' }).waitFor()
    expect([await header(page).count(), await footer(page).count()]).toEqual([0, 0])
  })

  test('an article or a promotion that is not there answers 404, says so before any script runs, and leads back', async () => {
    const { page, faults } = await site.visitor()
    for (const [address, text, back, list] of [
      ['/news/nothing-here', 'There is no such article.', 'News', '/news'],
      ['/blog/%C3%9Cber', 'There is no such article.', 'Blog', '/blog'],
      ['/promoDetail?id=999999', 'There is no such promotion.', 'All promotions', '/promotions'],
    ] as const) {
      const answer = await fetch(site.url + address)
      expect([answer.status, (await answer.text()).includes(text)]).toEqual([404, true])
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      await page.locator('main').getByText(text).waitFor()
      await page.locator('main').getByRole('link', { name: back, exact: true }).last().click()
      await expect.poll(() => path(page)).toBe(list)
    }
    await arrive(page, '/help#an-article-of-old')
    await page.getByText('The article of this link is not here any more.').waitFor()
    expect(faults).toEqual([])
  })

  test('the member panel of the server stands in its place and looks before any script runs', async () => {
    const context = await site.browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    await context.addCookies([{ name: 'signed-in', value: '1', url: site.url }])
    const page = await context.newPage()
    await arrive(page, '/')
    const box = async () => (await page.getByRole('region', { name: 'Balance' }).boundingBox())!
    expect((await box()).height).toBeCloseTo(42, 0)
    // Until the site's face has come the panel is wider.
    await expect.poll(async () => (await box()).x).toBeGreaterThan(640)
  })

  test('a form that is sent before the script has come is sent once it has', async () => {
    const member = await site.visitor()
    const username = await register(member.page)
    await member.context.close()
    const { page } = await site.visitor()
    const release = await hold(page, '**/assets/client-*.js')
    await page.goto(`${site.url}/`)
    const form = header(page).locator('form')
    await form.getByLabel('Username').fill(username)
    await form.getByLabel('Password', { exact: true }).fill('Tables#2026')
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    release()
    await page.getByTestId('balance').first().waitFor()
  })

  test('an unknown address leads home, an unknown call is refused', async () => {
    const { page } = await site.visitor()
    await arrive(page, '/no/such/page?x=1')
    expect(path(page)).toBe('/')
    expect((await page.request.get('/wps/no-such-call')).status()).toBe(404)
    expect((await page.request.get('/lgw/no-such-call')).status()).toBe(404)
  })

  /** A part of the lobby's page that does not come: a retry stands in its place, and brings the page once the part comes. */
  async function expectRetryWithout(missing: string): Promise<void> {
    const { page } = await site.visitor()
    const parts: string[] = []
    page.on('request', request => /\/(game|lobby)-/.test(request.url()) && parts.push(request.url()))
    await page.route(missing, route => route.fulfill({ status: 404, body: '' }))
    await arrive(page, '/')
    await hydrated(page)
    expect(parts).toEqual([])
    await page.getByRole('link', { name: 'Slots' }).first().click()
    await page.getByText('This part of the page could not be loaded.').waitFor()
    expect(parts.length).toBeGreaterThan(0)
    await page.unroute(missing)
    // The menu under the pointer lies over the page for as long as it is there.
    await page.mouse.move(1, 700)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Slots', level: 1 }).waitFor()
  }

  test('[ROUTE-034, ERR2-006] a page comes with its own script, once it is opened; without it a retry stands in its place', () =>
    expectRetryWithout('**/assets/game-*.js'))

  test('[ERR-011, ERR2-005] a page whose styles are missing is not shown without them: a retry stands in its place', () =>
    expectRetryWithout('**/assets/lobby-*.css'))
})

test('[ROUTE-035] each page of the product is a part of the build under its name', () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../apps/web/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, { file: string; isDynamicEntry?: boolean }>
  const named = 'egame byIframe download fbSports game index joinus live lottery pointMall promo promoDetail seamless'
  const ownPages = ['notice', 'help', 'status', 'fairness', 'ledger', 'more']
  const built = [...partNames].map(([source, name]) => [name, manifest[source]?.file.replace(/-.{8}\.js$/, '')])
  expect(new Set(built.map(([name]) => name))).toEqual(new Set([...named.split(' '), ...ownPages]))
  for (const [name, file] of built) expect(file).toBe(`assets/${name}`)
})

test.describe('the router guard', () => {
  test('[ROUTE-036] is inactive while the setting is off', async () => {
    const { page } = await site.visitor()
    await arrive(page, '/rng')
    expect(path(page)).toBe('/rng')
  })

  test('[ROUTE-037, ROUTE-038, ROUTE-044] sends a visitor to the sign-in, which stays over home', async () => {
    await settings.writeBrand({ loggedInToHome: true })
    const { page } = await site.visitor()
    await arrive(page, '/rng?page=OXB')
    expect(path(page)).toBe('/login')
    const login = dialog(page, 'loginPopupModal')
    await login.waitFor()
    expect(await login.getByRole('button', { name: 'Close' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await login.isVisible()).toBe(true)
    await expect(page.getByTestId('banners')).toHaveCount(1)
  })

  test('[ROUTE-039, ROUTE-040] leaves both addresses of the registration open', async () => {
    await settings.writeBrand({ loggedInToHome: true })
    const { page } = await site.visitor()
    for (const address of ['/register', '/register.html']) {
      await arrive(page, address)
      await hydrated(page)
      await dialog(page, 'registerModal').waitFor()
      expect(path(page)).toBe(address)
    }
  })

  test('[ROUTE-041, ROUTE-042] leaves the bare help and the download page open, and no other', async () => {
    await settings.writeBrand({ loggedInToHome: true })
    const { page } = await site.visitor()
    for (const [address, heading] of [
      ['/helpmc', 'Help center'],
      ['/download', 'Baize as an app'],
    ] as const) {
      await arrive(page, address)
      await hydrated(page)
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      expect(path(page)).toBe(address)
    }
    for (const address of ['/', '/down', '/help', '/noticePage']) {
      await arrive(page, address)
      expect(path(page)).toBe('/login')
    }
  })

  test('[ROUTE-043] lets whoever signs in go on to where they were going', async () => {
    await settings.writeBrand({ loggedInToHome: false })
    const { page, faults } = await site.visitor()
    await register(page)
    await settings.writeBrand({ loggedInToHome: true })
    await arrive(page, '/rng')
    await page.getByRole('heading', { name: 'Slots', level: 1 }).waitFor()
    expect(path(page)).toBe('/rng')
    await arrive(page, '/login?from=%2Frng%3Fpage%3DOXB')
    await expect.poll(() => page.url()).toContain('/rng?page=OXB')
    await page.getByTestId('side-bar').waitFor()
    expect(faults).toEqual([])
  })
})

/** Shows the page in one theme after the other, and lets axe look at each. */
async function expectBothThemesToConform(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    expect([theme, await violations(page)]).toEqual([theme, []])
  }
}

test.describe('a closed site', () => {
  test('[STATUS-002, STATUS-005, STATUS-007] shows maintenance with title, text and a way to customer service', async () => {
    await settings.writeBrand({ maintenance, restriction: { countries: [], addresses: ['127.0.0.1'] } })
    const { page } = await site.visitor()
    const answer = await arrive(page, '/rng')
    expect(answer?.status()).toBe(503)
    const screen = page.getByTestId('maintenance')
    await screen.getByRole('heading', { name: 'Game maintenance' }).waitFor()
    await screen.getByText('Your balance and open rounds are kept').waitFor()
    expect(await screen.locator('time').count()).toBe(0)
    expect(await screen.getByRole('button', { name: 'Customer service' }).isVisible()).toBe(true)
    expect(await page.getByTestId('side-bar').count()).toBe(0)
  })

  test('[STATUS-001, STATUS-013, UX-001] opens again by itself; the screen until then conforms in both themes', async () => {
    await settings.writeBrand({ maintenance })
    const { page } = await site.visitor()
    await page.clock.install()
    await arrive(page, '/rng')
    await page.getByTestId('maintenance').waitFor()
    await expectBothThemesToConform(page)
    await hydrated(page)
    await settings.writeBrand(open)
    await page.clock.fastForward(31_000)
    await page.getByRole('heading', { name: 'Slots', level: 1 }).waitFor()
  })

  test('[STATUS-006] tells the end of maintenance when it is known', async () => {
    await settings.writeBrand({ maintenance: { ...maintenance, endTime: '2026-12-01T14:30:00.000Z' } })
    const { page } = await site.visitor({ javaScriptEnabled: false })
    await arrive(page, '/')
    await page.getByText('2026-12-01 14:30:00 GMT+0').waitFor()
  })

  test('[STATUS-003, STATUS-009, STATUS-010] tells a restricted visitor why, with a way to customer service', async () => {
    await settings.writeBrand({ restriction: { countries: [], addresses: ['127.0.0.1'] } })
    const { page } = await site.visitor()
    await arrive(page, '/')
    const screen = page.getByTestId('region')
    await screen.getByRole('heading', { name: 'Not available in your region' }).waitFor()
    await screen.getByText('We may not offer our games where you are.').waitFor()
    expect(await screen.getByRole('button', { name: 'Customer service' }).isVisible()).toBe(true)
    expect(await page.getByTestId('side-bar').count()).toBe(0)
  })

  test('[STATUS-008, UX-001] shows a restricted visitor their address, on a screen that conforms in both themes', async () => {
    await settings.writeBrand({ restriction: { countries: [], addresses: ['127.0.0.1'] } })
    const { page } = await site.visitor()
    await arrive(page, '/')
    await page.getByTestId('region').getByText('127.0.0.1', { exact: true }).waitFor()
    await expectBothThemesToConform(page)
  })

  test('[ERR2-026] closes in the middle of a visit, at the first call that is refused', async () => {
    const { page } = await site.visitor()
    await arrive(page, '/rng')
    await page.getByTestId('side-bar').waitFor()
    await settings.writeBrand({ maintenance: { ...maintenance, info: { EN: 'New tables are being laid.' } } })
    // The server looks at its settings once a second, so calls go on until one of them is refused.
    const studios = page.locator('main a[href*="page="]')
    const closed = async (at: number) => {
      if (at > 0)
        await studios
          .nth(at)
          .click({ timeout: 2_000 })
          .catch(() => null)
      return page.getByTestId('maintenance').count()
    }
    let presses = 0
    await expect.poll(() => closed(presses++), { intervals: [400] }).toBe(1)
    await page.getByTestId('maintenance').getByText('New tables are being laid.').waitFor()
  })
})
