import { minBetOptions } from '@baize/api'
import type { Page, Request } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { choose, hold, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const tiles = (page: Page) => page.locator('main li a[href^="/seamless"]')
const isList = (request: Request) => request.url().includes('GCSGAME_gameList')
/** The grid asks for its next page by itself, too, when its end comes near. */
const isFirstPage = (request: Request) => isList(request) && request.url().includes('pageNo=1&')

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search games' })

test('[LOBBY-011, LOBBY-026] the hall opens on all games: the first fifteen, by the server', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto('/rng', { waitUntil: 'domcontentloaded' })
  await expect(tiles(page)).toHaveCount(15)
})

test('[LOBBY-005, LOBBY-006] the studios stand in a row with arrows, and picking one asks for its games', async () => {
  const { page } = await site.visitor()
  await visit(page, '/rng')
  const menu = page.locator('main').getByRole('navigation', { name: 'Providers' })
  await page
    .getByRole('button', { name: 'Forward' })
    .or(page.getByRole('button', { name: 'Next' }))
    .first()
    .waitFor()
  const asked = page.waitForRequest(isList)
  await menu.getByRole('link').nth(2).click()
  expect((await asked).url()).toContain('vassalage=BRZ')
  await expect.poll(() => page.url()).toContain('page=BRZ')
  await expect
    .poll(
      async () =>
        new Set(
          await tiles(page).evaluateAll(all =>
            all.map(a => new URL((a as HTMLAnchorElement).href).searchParams.get('gameCode')!.slice(0, 3)),
          ),
        ),
    )
    .toEqual(new Set(['BRZ']))
})

test('[LOBBY-014, LOBBY-015] a search is one call after half a second, and only matches remain', async () => {
  const { page } = await site.visitor()
  await visit(page, '/rng')
  const calls: string[] = []
  page.on('request', request => isList(request) && calls.push(request.url()))
  // The clock stands meanwhile, however long the keys take.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await searchBox(page).pressSequentially('footpath')
  await page.clock.runFor(499)
  expect(calls).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => calls.length).toBe(1)
  await page.clock.resume()
  expect(calls[0]).toContain('gameName=footpath')
  await expect.poll(async () => (await tiles(page).allInnerTexts()).every(text => /footpath/i.test(text))).toBe(true)
  expect(calls).toHaveLength(1)
})

test('[LOBBY-057] each class, both slot filters and each minimum bet leave games in the grid', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/rng')
  const choices = page.getByRole('group', { name: 'Kind of game' }).getByRole('button')
  const presses = [
    ...(await choices.all()).map(choice => () => choice.click()),
    ...minBetOptions.map(option => () => choose(page, 'Minimum bet', option)),
  ]
  expect(presses).toHaveLength(11)
  for (const press of presses) {
    const answered = page.waitForResponse(response => isFirstPage(response.request()))
    await press()
    const asked = new URL((await answered).url()).search
    const { value } = (await (await answered).json()) as { value: { games: { gameCode: string }[] } }
    expect(value.games.length, asked).toBeGreaterThan(0)
    const first = value.games[0]!.gameCode
    await expect.poll(() => tiles(page).first().getAttribute('href'), { message: asked }).toContain(first)
  }
})

test('[LOBBY-053] a search that finds nothing offers to clear it, and three games', async () => {
  const { page } = await site.visitor()
  await visit(page, '/rng')
  await searchBox(page).fill('zzzz')
  await page
    .getByText('No game like that')
    .or(page.getByText(/no game/i))
    .first()
    .waitFor()
  await expect(tiles(page)).toHaveCount(3)
  await page.getByRole('button', { name: /clear/i }).click()
  await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(15)
})

test('[LOBBY-025, LOBBY-027] scrolling appends pages until there are no more', async () => {
  const { page } = await site.visitor()
  await visit(page, '/rng?page=HLG')
  const found = page.locator('main header p')
  const all = await found.innerText()
  await choose(page, 'Minimum bet', '0.1')
  await expect.poll(() => found.innerText().catch(() => all)).not.toBe(all)
  await expect(tiles(page)).toHaveCount(15)
  const total = Number((await found.innerText()).replace(/\D/g, ''))
  expect(total).toBeGreaterThan(15)
  // Of a long list only the rows near the screen are in the document, and each tile says which it is.
  const listed = async (): Promise<number> => {
    const last = page.locator('main li:has(a[href^="/seamless"])').last()
    return Number((await last.getAttribute('aria-posinset')) ?? (await tiles(page).count()))
  }
  for (let before = await listed(); before < total; before = await listed()) {
    // What is still to come keeps a place of its own, which may move the end of the list away: one scrolls on.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4_000)
        return listed()
      })
      .toBeGreaterThan(before)
  }
  expect(await listed()).toBe(total)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
})

test('what is still to come has its places from the first scroll on, and only a page that is slow is seen to be under way', async () => {
  const { page } = await site.visitor()
  const release = await hold(page, /GCSGAME_gameList.*pageNo=2/)
  await visit(page, '/rng')
  const grid = page.locator('main ul:has(> li a[href^="/seamless"])')
  const more = page.getByRole('button', { name: 'Load more' })
  expect([await tiles(page).count(), await grid.locator('> li').count()]).toEqual([15, 15])
  await page.clock.install()
  // From here on only the test lets time pass.
  await page.clock.pauseAt(Date.now() + 1_000)
  await more.scrollIntoViewIfNeeded()
  await expect(grid.locator('> li')).toHaveCount(30)
  await page.clock.runFor(200)
  await expect(grid).toHaveAttribute('aria-busy', 'true')
  const looks = () => Promise.all([grid.getAttribute('data-still'), more.getAttribute('aria-busy')])
  expect(await looks()).toEqual(['true', null])
  await page.clock.runFor(500)
  expect(await looks()).toEqual([null, 'true'])
  release()
  await page.clock.resume()
  await expect(tiles(page)).toHaveCount(30)
  await expect(grid.locator('> li')).toHaveCount(45)
  await expect.poll(looks).toEqual(['true', null])
})

test('[CONST2-036] more is asked for only once the end of the list is in sight, and not a pixel before', async () => {
  const { page } = await site.visitor()
  await visit(page, '/rng')
  await expect(tiles(page)).toHaveCount(15)
  const calls: string[] = []
  page.on('request', request => isList(request) && calls.push(request.url()))
  const places = page.locator('main ul:has(> li a[href^="/seamless"]) > li')
  await page.mouse.wheel(0, 1)
  await expect(places).toHaveCount(30)
  /** The first place of what is still to come. */
  const end = places.nth(15)
  /** Scrolls until the end of the list stands this far below the lower edge, and lets whoever watches it see that. */
  const bringEndTo = (px: number) =>
    end.evaluate(async (element, below) => {
      scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight - below)
      await new Promise<void>(seen => {
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect()
          seen()
        }).observe(element)
      })
      return element.getBoundingClientRect().top - innerHeight
    }, px)
  await page.clock.install()
  expect(await bringEndTo(2)).toBeGreaterThan(0)
  await page.clock.runFor(1_000)
  expect(calls).toEqual([])
  await bringEndTo(-2)
  await page.clock.runFor(1_000)
  await expect.poll(() => calls.length).toBe(1)
})

test('[LOBBY-050, CONST2-032] a cover that does not load is tried once and replaced by the default picture', async () => {
  const { page } = await site.visitor()
  const tried: string[] = []
  await page.route('**/img/games/**', route => {
    tried.push(
      route
        .request()
        .url()
        .replace(/-\d+\.webp$/, ''),
    )
    return route.fulfill({ status: 404, body: '' })
  })
  await visit(page, '/rng')
  await expect.poll(() => page.locator('main li img').first().getAttribute('src')).toContain('default-game')
  expect(tried.length).toBeGreaterThan(0)
  expect(tried).toHaveLength(new Set(tried).size)
})

test('[LOBBY-007, LOBBY-052, ENT-038] eight studios need no arrows; the active one is coloured, the others are white', async () => {
  const { page } = await site.visitor()
  await page.route('**/GCSGAME_gameVendor*', async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({
      json: {
        ...body,
        value: body.value.map((group: { vendors: unknown[] }) => ({ ...group, vendors: group.vendors.slice(0, 8) })),
      },
    })
  })
  await visit(page, '/')
  await page.getByRole('link', { name: 'Slots' }).first().click()
  // The pointer leaves the header, so that its sheet of studios closes.
  await page.mouse.move(640, 700)
  const menu = page.locator('main').getByRole('navigation', { name: 'Providers' })
  await expect(menu.getByRole('link')).toHaveCount(9)
  expect(await page.locator('main').getByRole('button', { name: 'Forward' }).count()).toBe(0)
  await menu.getByRole('link').nth(2).click()
  const kept = await page.evaluate(() => sessionStorage.getItem('gameVendor'))
  expect(JSON.parse(kept!).value[0]).toMatchObject({ gameCategory: 'RNG', vendors: expect.any(Array) })
  const logo = (at: number) =>
    menu
      .getByRole('link')
      .nth(at)
      .evaluate(link => {
        const seen = (image: HTMLImageElement) => {
          const { opacity, visibility, display } = getComputedStyle(image)
          return opacity === '1' && visibility === 'visible' && display !== 'none'
        }
        return [...link.querySelectorAll('img')].filter(seen).map(image => image.src)
      })
  await expect.poll(() => logo(2)).toEqual([expect.stringMatching(/BRZ-COLOR\.png$/)])
  await expect.poll(() => logo(1)).toEqual([expect.stringMatching(/HLG-WHITE\.png$/)])
})

test('[LOBBY-016] a text that ends as it began is not searched again', async () => {
  const { page } = await site.visitor()
  await visit(page, '/rng')
  const calls: string[] = []
  page.on('request', request => isList(request) && calls.push(request.url()))
  const box = searchBox(page)
  await box.fill('footpath')
  await expect.poll(() => calls.length).toBe(1)
  // The clock stands meanwhile, however long the keys take.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await box.press('x')
  await box.press('Backspace')
  await page.clock.runFor(1_000)
  await box.fill('footpaths')
  await page.clock.runFor(1_000)
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]).toContain('gameName=footpaths')
})
