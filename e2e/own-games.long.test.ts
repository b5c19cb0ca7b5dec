import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { hold, path, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const tiles = (page: Page) => page.locator('main li a[href^="/seamless"]')
const hearts = (page: Page) => page.locator('main').getByRole('button', { name: /^Save / })
const view = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

/** Notes the calls of the page whose address holds one of these. */
function noting(page: Page, ...parts: string[]): string[] {
  const calls: string[] = []
  page.on('request', request => {
    if (parts.some(part => request.url().includes(part))) calls.push(request.url())
  })
  return calls
}

test('[LOBBY-009, LOBBY-010, LOBBY-012, LOBBY-013, LOBBY-049, VALID2-014] a visitor looks around; hearts and recent games ask to sign in, and nothing is called', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const calls = noting(page, 'GCS_recentGame', 'MCSFE_getFavorite', '/wps/ext/favourites')
  await visit(page, '/rng')
  await expect(tiles(page)).toHaveCount(15)
  expect(await view(page, 'Saved games').count()).toBe(0)
  for (const press of [hearts(page).first(), view(page, 'Recent games')]) {
    await press.click()
    const login = page.getByTestId('loginPopupModal')
    await login.waitFor()
    await login.getByRole('button', { name: 'Close' }).click()
    await login.waitFor({ state: 'detached' })
  }
  expect([await tiles(page).count(), calls, faults]).toEqual([15, [], []])
})

test('[LOBBY-040, LOBBY-041, LOBBY-044, LOBBY-045, LOBBY-047, LOBBY-048, ERR2-027] a member marks a game, finds it among the saved ones, and looks at the hot list', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/rng')
  const heart = hearts(page).nth(2)
  const name = (await heart.getAttribute('aria-label'))!.replace('Save ', '')

  await page.route('**/wps/ext/favourites', route => route.fulfill({ status: 503, json: refusal }), { times: 1 })
  await heart.click()
  await page.getByText('The server is resting.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  expect([await heart.getAttribute('aria-pressed'), await heart.getAttribute('aria-busy')]).toEqual(['false', null])

  const release = await hold(page, '**/wps/ext/favourites')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-busy', 'true')
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await heart.getAttribute('aria-busy')).toBeNull()

  await view(page, 'Saved games').click()
  await expect.poll(() => tiles(page).allInnerTexts()).toEqual([expect.stringContaining(name)])
  await hearts(page).first().click()
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')

  const lists = noting(page, 'GCSGAME_')
  await view(page, 'Hot games').click()
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(15)
  expect(lists).toEqual([])
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
})

const refusal = { success: false, value: null, message: 'The server is resting.', errorCode: 'unavailable' }

test('[UX-008] names are suggested while typing, marks and typos forgiven, and Enter plays', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/rng')
  const names = noting(page, 'game-names')
  const box = page.getByRole('combobox', { name: 'Search games' })
  const options = page.getByRole('option')
  expect(names).toEqual([])
  await box.pressSequentially('mapple fóotpat', { delay: 30 })
  await expect(options.first()).toContainText('Maple Footpath')
  expect(names).toHaveLength(1)
  await box.press('Escape')
  expect(await page.getByRole('listbox').isVisible()).toBe(false)
  await box.press('h')
  await box.press('ArrowDown')
  await box.press('Enter')
  await page.waitForURL('**/seamless?**')
  expect(page.url()).toContain('gameCode=OXB-')
})

test('what stands under a game is not drawn while the game opens, and is there after two seconds although the game is not', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  await page.route('**/studio/play**', () => {})
  await page.goto('/seamless?gameCode=MIR-00J&vendor=MIR', { waitUntil: 'domcontentloaded' })
  const isDrawn = () => page.locator('#similar-title').evaluate(title => title.checkVisibility())
  expect(await isDrawn()).toBe(false)
  await page.locator('iframe').waitFor()
  await expect.poll(isDrawn).toBe(true)
})

test('[UX-006] Ctrl and K find a page, an article of the help and a game by name, without a pointer', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/')
  const palette = page.getByTestId('palette')
  const options = palette.getByRole('option')
  const find = async (text: string, first: string) => {
    // The shell listens once the page is idle.
    await expect
      .poll(async () => {
        if (!(await palette.isVisible())) await page.keyboard.press('Control+k')
        return palette.isVisible()
      })
      .toBe(true)
    await page.keyboard.type(text)
    await expect(options.first()).toContainText(first)
    await page.keyboard.press('Enter')
    await palette.waitFor({ state: 'detached' })
  }
  await find('winers', 'Winners list')
  await expect.poll(() => path(page)).toBe('/winners')
  await find('wrong passwords', 'what happens after wrong passwords')
  await page.waitForURL('**/help#*')
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await find('maple footpath', 'Maple Footpath')
  await page.getByRole('dialog').getByLabel('Password').first().waitFor()
})

test('a game that stands in several rows of home shows its cover in each', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/')
  for (const title of ['New games', 'Jackpot'])
    await page.getByRole('region', { name: title, exact: true }).last().scrollIntoViewIfNeeded()
  const games = page.locator('main li a[href^="/seamless"]')
  const twice = async () => {
    const all = await games.evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href))
    return all.find((href, at) => all.indexOf(href) !== at)
  }
  await expect.poll(twice).toBeTruthy()
  const address = new URL((await twice())!)
  const covers = page.locator(`main li a[href="${address.pathname}${address.search}"] img`)
  for (const cover of await covers.all()) {
    await cover.evaluate(img => img.scrollIntoView({ block: 'center', inline: 'center' }))
    await expect.poll(() => cover.evaluate(img => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  }
})

test('[HOME-030] a call that fails on the way home hides its own section and no other', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await page.route('**/lgw/games/popular*', route => route.fulfill({ status: 503, json: refusal }))
  await visit(page, '/help')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Winners list' }).waitFor()
  await page.getByRole('heading', { name: 'Popular games' }).waitFor({ state: 'detached' })
  await context.close()

  const other = await site.visitor({ viewport: wide })
  await other.page.route('**/ODSFE2_getWinnerBoard*', route => route.fulfill({ status: 503, json: refusal }))
  await visit(other.page, '/help')
  await other.page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await other.page.getByRole('heading', { name: 'Popular games' }).waitFor()
  await other.page.getByRole('heading', { name: 'Winners list' }).waitFor({ state: 'detached' })
})

test('[SHELL-045, LAUNCH-006, LAUNCH-007, NAV-018, ROUTE-051] a vendor that stands for its games opens them in a popup, and one of them is launched', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/')
  const nav = page.getByRole('navigation', { name: 'Game categories' }).or(page.locator('header nav')).first()
  expect(await nav.getByRole('link', { name: 'Live casino' }).count()).toBe(0)
  await openLiveVendor()
  await expect
    .poll(async () => {
      await visit(page, '/')
      return nav.getByRole('link', { name: 'Live casino' }).count()
    })
    .toBe(1)
  await nav.getByRole('link', { name: 'Live casino' }).hover()
  const launches = noting(page, 'GCS_gameLaunchFB')
  await page.getByTestId('vendors-LIVE').getByRole('link').first().click()
  const popup = page.getByTestId('vendorGames')
  await expect(popup.locator('a[href^="/seamless"]')).toHaveCount(3)
  expect([path(page), launches]).toEqual(['/', []])
  await popup.locator('a[href^="/seamless"]').first().click()
  await page.waitForURL('**/seamless?**')
  expect(launches).toHaveLength(1)
  await popup.waitFor({ state: 'detached' })
  await page.goto('/live')
  await page.getByRole('heading', { name: 'Live casino', level: 1 }).waitFor()
})

/** Three games of the first studio become a live vendor's, whose card stands for all of them. */
async function openLiveVendor(): Promise<void> {
  const { kysely } = site.database
  await kysely
    .insertInto('catalogue.vendor')
    .values({
      code: 'HLG',
      game_type: 'LIVE',
      name: 'Heron',
      account_type_id: 'HLG',
      is_game: 'VASSALAGE',
      position: 0,
    })
    .execute()
  const games = await kysely
    .selectFrom('catalogue.game')
    .select('code')
    .where('vendor_code', '=', 'HLG')
    .orderBy('position')
    .limit(3)
    .execute()
  await kysely
    .updateTable('catalogue.game')
    .set({ game_type: 'LIVE' })
    .where(
      'code',
      'in',
      games.map(({ code }) => code),
    )
    .execute()
  await kysely
    .updateTable('catalogue.version')
    .set(eb => ({ version: eb('version', '+', 1n) }))
    .execute()
}
