import type { Envelope, OpenedNumbers } from '@baize/api'
import { TestClient } from '@baize/testing'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { hold, hydrated, path, phone, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Brings the coming draw of a game nearer; the studio then holds it by the clock as any other. */
const drawSoon = (gameCode: string, seconds: number) =>
  sql`update studio.draw set opens_at = least(opens_at, now()), closes_at = now(), draws_at = now() + ${seconds} * interval '1 second'
      where id = (select id from studio.draw where game_code = ${gameCode} and draws_at > now()
                  order by draws_at limit 1)`.execute(site.database.kysely)

const cards = (page: Page) => page.locator('main article')
const names = (page: Page) => cards(page).locator('strong').allInnerTexts()

/** The betting page in its frame, once bets can be made in it. */
async function bettingPage(page: Page): Promise<void> {
  const frame = await (await page.locator('iframe').elementHandle())!.contentFrame()
  await frame!.getByRole('button', { name: 'Add to slip' }).waitFor()
}

test('[HOME-015, HOME-016] home asks for 100 Vietnamese numbers and lists them by game with issue, numbers and time, newest first', async () => {
  await drawSoon('VN_S_1', 1)
  await drawSoon('VN_N', 2)
  const { page, context } = await site.visitor()
  const opened = async (): Promise<Envelope<OpenedNumbers[]>> =>
    (await context.request.get('/lgw/vn/numeros/opened/game?count=100')).json()
  // While the studio is busy a call may be refused; the poll shows the last answer whole.
  await expect.poll(opened, { timeout: 40_000 }).toMatchObject({
    value: expect.arrayContaining([expect.objectContaining({ gameCode: 'VN_N' })]),
  })
  await visit(page, '/')
  const asked = page.waitForRequest(request => request.url().includes('/lgw/vn/numeros/opened/game'))
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Winning numbers' }) })
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 700)
      return table.isVisible()
    })
    .toBe(true)
  expect((await asked).url()).toContain('count=100')
  const north = (await opened()).value.find(({ gameCode }) => gameCode === 'VN_N')!
  const row = table.locator('tr[data-game="VN_N"]')
  expect(await row.innerText()).toContain(`Draw no. ${north.numero}`)
  expect(await row.getByRole('img').getAttribute('aria-label')).toBe([...north.numbers[0]!].join(' '))
  const times = await table.locator('time').evaluateAll(all => all.map(time => (time as HTMLTimeElement).dateTime))
  expect(times).toContain(north.openedAt)
  expect(times).toEqual(times.toSorted().reverse())
})

test('[WALK-019] home shows the draws of six lotteries by one call, each leading to its own, and six numbers stay in a row', async () => {
  const { page } = await site.visitor()
  await page.setViewportSize(phone)
  const asked: string[] = []
  page.on('request', request => {
    if (/lotteries|openedVn/.test(request.url())) asked.push(request.url())
  })
  await visit(page, '/')
  const draws = page.getByRole('region', { name: 'Next draws' })
  const lotteries = draws.getByRole('article')
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 500)
      return lotteries.count()
    })
    .toBe(6)
  expect(asked).toHaveLength(1)
  const codes = await lotteries
    .getByRole('link')
    .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).searchParams.get('gameCode')))
  expect(codes).toEqual(['EL_K3_1', 'EL_SSC_1', 'EL_PK10_1', 'EL_F3D_1', 'EL_VN_1', 'EL_KENO_5'])
  expect(await draws.getByRole('timer').count()).toBe(6)
  await drawSoon('VN_S_1', 1)
  const row = page.locator('tr[data-game="VN_S_1"]').first().getByRole('img')
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 700)
        return row.isVisible()
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...phone, width })
    const tops = await row.locator('> *').evaluateAll(balls => balls.map(ball => ball.getBoundingClientRect().top))
    expect(tops).toHaveLength(6)
    expect(new Set(tops).size, `${width}`).toBe(1)
  }
})

test('[LAUNCH-018, ROUTE-033] a betting page that is opened by its address has the form of that game, by the prize mode that the menus say, for which it waits', async () => {
  const { page } = await site.visitor()
  await signUp(page)
  const release = await hold(page, '**/lgw/games/game_menus')
  const loads = page.waitForResponse('**/wps/relay/CSP_unreadCount')
  const launched = page.waitForRequest('**/wps/game/launchGame**')
  await visit(page, '/vnLottery?gameCode=EL_VN_1&vendor=TCG_LOTTO_VN')
  await loads
  release()
  const asked = new URL((await launched).url()).searchParams
  expect([asked.get('lottoGameCode'), asked.get('lottoPrizeMode')]).toEqual(['EL_VN_1', 'Elott'])
  await bettingPage(page)
  expect(path(page)).toBe('/vnLottery')
})

test('[NAV-014, NAV-015] a press on a lottery category of the menu starts the first game of its first vendor', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  const client = await new TestClient(site.url).open()
  const menus = await client.call('catalogue.gameMenus', {})
  for (const [gameType, name] of [
    ['LOTT', 'Lottery'],
    ['ELOTT', 'E-lottery'],
  ] as const) {
    const { vassalage } = menus.find(({ title }) => title === gameType)!.cards[0]!
    const { games } = await client.call('catalogue.gameList', { gameType, vassalage, pageSize: 1 })
    await visit(page, '/')
    await page.getByRole('navigation', { name: 'Games by type' }).getByRole('link', { name, exact: true }).click()
    await page.waitForURL(address => address.searchParams.get('gameCode') === games[0]!.gameCode)
    expect(path(page)).toMatch(/^\/(lottery|vnLottery|seaLottery)$/)
    await bettingPage(page)
  }
})

test('a heart that is pressed before the member was loaded counts once they were', async () => {
  const { page } = await site.visitor()
  await signUp(page)
  const release = await hold(page, '**/wps/member/info')
  await page.evaluate(() => sessionStorage.removeItem('account'))
  await visit(page, '/elott')
  const heart = page.getByRole('button', { name: 'Save Keno 5 Min' })
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('[LOBBY-056, ROUTE-015] a member marks a lottery, finds it first again after a reload, and takes the mark off', async () => {
  const { page, faults } = await site.visitor()
  const username = await signUp(page)
  await visit(page, '/elott')
  await page.getByRole('heading', { level: 1, name: 'E-lottery' }).waitFor()
  expect((await names(page))[0]).toBe('Three Dice 1 Min')
  await page.getByRole('button', { name: 'Save Keno 5 Min' }).click()
  await expect.poll(async () => (await names(page))[0]).toBe('Keno 5 Min')
  await page.reload()
  await hydrated(page)
  await expect.poll(async () => (await names(page))[0]).toBe('Keno 5 Min')
  const stored = await page.evaluate(name => localStorage.getItem(`lotteryFavourites-${name}`), username)
  expect(stored).toBe('["EL_KENO_5"]')
  await page.getByRole('button', { name: 'Save Keno 5 Min' }).click()
  await expect.poll(async () => (await names(page))[0]).toBe('Three Dice 1 Min')
  expect(faults).toEqual([])
})

test('what is drawn is told to the page of lotteries, which asks for nothing', async () => {
  const { page, faults } = await site.visitor()
  await signUp(page)
  // By the page's own knowledge the draw is still to come.
  const listens = page.waitForResponse(response => response.url().endsWith('/wps/ext/events'))
  await visit(page, '/lott')
  await listens
  const daily = cards(page).filter({ hasText: 'Baize 6/45' })
  await daily.waitFor()
  // Once a day the clock holds a draw of this game by itself, maybe just before this test.
  const drawn = () => daily.getByRole('img').evaluateAll(balls => balls.map(ball => ball.getAttribute('aria-label')))
  const before = await drawn()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await drawSoon('LT_645', 1)
  await expect.poll(drawn).not.toEqual(before)
  expect(asked.filter(url => url.includes('/wps/ext/lotteries'))).toEqual([])
  expect(faults).toEqual([])
})

test('[LAUNCH-020, NAV-017, HOME-023] a lottery far down its page is launched with all that its betting page needs, which fades in at its top', async () => {
  const { page, faults } = await site.visitor({ reducedMotion: 'no-preference' })
  await signUp(page)
  await visit(page, '/elott')
  const launched = page.waitForRequest(request => request.url().includes('/wps/game/launchGame'))
  const last = cards(page).filter({ hasText: 'Cò Trắng' }).getByRole('link')
  await last.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await last.click()
  expect(Object.fromEntries(new URL((await launched).url()).searchParams)).toEqual({
    ...{ lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Elott', lottoGameCode: 'VN_S_7' },
    ...{ lottoView: 'betting', device: 'WEB', backUrl: '/elott', language: 'EN' },
  })
  await expect.poll(() => path(page)).toBe('/vnLottery')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.locator('main').evaluate(main => getComputedStyle(main).animationName)).toMatch(/^fade/)
  await bettingPage(page)
  await page.getByRole('heading', { name: 'More draws' }).waitFor()
  expect(faults).toEqual([])
})

test('[NAV-019] presses that repeat and overtake one another leave neither a fault nor a message', async () => {
  const { page, faults } = await site.visitor()
  await visit(page, '/help')
  await page.evaluate(() => {
    for (const to of ['/rng', '/rng', '/', '/'])
      document.querySelector<HTMLAnchorElement>(`header a[href="${to}"]`)!.click()
  })
  await page.getByRole('heading', { name: 'Popular games' }).waitFor()
  expect(path(page)).toBe('/')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(faults).toEqual([])
})

test('[LAUNCH-019, ROUTE-016, ROUTE-017] the southern page asks a visitor to log in, goes on to the game, and is open from then on', async () => {
  const { page } = await site.visitor()
  await visit(page, '/seaLottery?gameCode=SEA_4D')
  expect(path(page)).toBe('/')
  expect(await page.locator('iframe').count()).toBe(0)
  const dialog = page.getByTestId('loginPopupModal')
  await dialog.getByLabel(/^Username/).fill('player')
  await dialog.getByLabel(/^Password/).fill('Baize#2026')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => path(page)).toBe('/seaLottery')
  await bettingPage(page)
  await page.reload()
  await bettingPage(page)
  expect(path(page)).toBe('/seaLottery')
})

test('[ROUTE-031, ROUTE-032] a visitor looks at the lotteries and at the page of one, which has a door for them', async () => {
  const { page } = await site.visitor()
  await visit(page, '/lott')
  await page.getByRole('heading', { level: 1, name: 'Lottery' }).waitFor()
  expect(path(page)).toBe('/lott')
  await visit(page, '/lottery?gameCode=LT_3D&vendor=LOTT')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).waitFor()
  await page.getByRole('heading', { name: 'More draws' }).waitFor()
  expect(path(page)).toBe('/lottery')
})
