import { endpoints } from '@baize/api/endpoints/index'
import type { Locator, Page } from 'playwright-core'
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

const refusal = { success: false, value: null, message: 'The server is resting.', errorCode: 'unavailable' }
/** Refuses the next call of the page to an address. */
const refuseNext = (page: Page, address: string) =>
  page.route(address, route => route.fulfill({ status: 503, json: refusal }), { times: 1 })
/** Waits for the dialog that tells the refusal, and closes it. */
async function readRefusal(page: Page): Promise<void> {
  const told = page.getByRole('dialog').filter({ hasText: refusal.message })
  await told.getByRole('button', { name: 'Close' }).first().click()
  await told.waitFor({ state: 'detached' })
}

test.describe('a visitor of a hall', () => {
  const ownCalls = ['GCS_recentGame', 'MCSFE_getFavorite', '/wps/ext/favourites']

  /** The hall as a visitor sees it, with the calls for own games that it makes. */
  async function openHall() {
    const visitor = await site.visitor({ viewport: wide })
    const calls = noting(visitor.page, ...ownCalls)
    await visit(visitor.page, '/rng')
    await expect(tiles(visitor.page)).toHaveCount(15)
    return { ...visitor, calls }
  }

  /** A press asks to sign in, calls nothing, and leaves the list as it is. */
  async function expectLogin({ page, calls, faults }: Awaited<ReturnType<typeof openHall>>, press: Locator) {
    await press.click()
    const login = page.getByTestId('loginPopupModal')
    await login.waitFor()
    await login.getByRole('button', { name: 'Close' }).click()
    await login.waitFor({ state: 'detached' })
    expect([await tiles(page).count(), calls, faults]).toEqual([15, [], []])
  }

  test('[LOBBY-009, VALID2-014] sees its games, which nobody without a token is told, and no list of saved ones', async () => {
    const { page } = await openHall()
    expect(await view(page, 'Saved games').count()).toBe(0)
    const { path: address } = endpoints['catalogue.gameList']
    expect((await fetch(`${site.url}${address}?gameType=RNG`)).status).toBe(401)
  })

  test('[LOBBY-010, LOBBY-012] is asked to sign in at the recent games, and nothing is called', async () => {
    const hall = await openHall()
    await expectLogin(hall, view(hall.page, 'Recent games'))
  })

  test('[LOBBY-013, LOBBY-049] is asked to sign in at a heart, and nothing is called', async () => {
    const hall = await openHall()
    await expectLogin(hall, hearts(hall.page).first())
  })
})

test.describe('a member of a hall', () => {
  async function openHall(): Promise<Page> {
    const { page } = await site.visitor({ viewport: wide })
    await signUp(page)
    await visit(page, '/rng')
    return page
  }
  const look = async (heart: Locator) => [
    await heart.getAttribute('aria-pressed'),
    await heart.getAttribute('aria-busy'),
  ]

  test('[LOBBY-048, ERR2-027] whose mark is refused is told why, and the heart is as it was', async () => {
    const page = await openHall()
    const heart = hearts(page).nth(2)
    await refuseNext(page, '**/wps/ext/favourites')
    await heart.click()
    await readRefusal(page)
    expect(await look(heart)).toEqual(['false', null])
  })

  test('[LOBBY-047] who marks a game sees the heart turn until the call is back, and only then marked', async () => {
    const page = await openHall()
    const heart = hearts(page).nth(2)
    const ring = heart.locator('span')
    await expect(ring).toHaveCount(0)
    const release = await hold(page, '**/wps/ext/favourites')
    await heart.click()
    await expect(ring).toBeVisible()
    expect(await look(heart)).toEqual(['false', 'true'])
    release()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await look(heart)).toEqual(['true', null])
    await expect(ring).toHaveCount(0)
  })

  test('[LOBBY-044, LOBBY-045] who marked a game finds it alone among the saved ones, and takes the mark away', async () => {
    const page = await openHall()
    const heart = hearts(page).nth(2)
    const name = (await heart.getAttribute('aria-label'))!.replace('Save ', '')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await view(page, 'Saved games').click()
    await expect.poll(() => tiles(page).allInnerTexts()).toEqual([expect.stringContaining(name)])
    await hearts(page).first().click()
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
  })

  test('[LOBBY-040, LOBBY-041] who looks at the hot list has all of it at once, and no list is called', async () => {
    const page = await openHall()
    await expect(tiles(page)).toHaveCount(15)
    // The hall asks for it by itself once its own games are there.
    const isThere = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('hotGamesV2')))
    await expect.poll(isThere).toBe(true)
    const lists = noting(page, 'GCSGAME_')
    await view(page, 'Hot games').click()
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(15)
    expect(lists).toEqual([])
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  })
})

test.describe("the server's own words are told in a dialog", () => {
  async function openAs(address: string): Promise<Page> {
    const { page } = await site.visitor({ viewport: wide })
    await signUp(page)
    await visit(page, address)
    return page
  }

  test('[ERR2-027] when it refuses a game, and the player stays at home', async () => {
    const page = await openAs('/')
    await refuseNext(page, '**/GCS_gameLaunchFB?*')
    await tiles(page).first().click()
    await readRefusal(page)
    expect(path(page)).toBe('/')
  })

  test('[ERR2-027] when it has no points to convert', async () => {
    const page = await openAs('/pointMall')
    await page.getByRole('button', { name: 'Convert points' }).click()
    const form = page.getByTestId('convert')
    await form.getByLabel(/^Points to convert/).fill('500')
    await form.getByLabel(/^Withdrawal password/).fill('482913')
    const answered = page.waitForResponse('**/MCS2_convertPoint')
    await form.getByRole('button', { name: 'Convert points' }).click()
    const { success, message } = await (await answered).json()
    expect([success, message]).toEqual([false, expect.stringMatching(/\w/)])
    await expect(page.getByTestId('message')).toContainText(message)
  })
})

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
