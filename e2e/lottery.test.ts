import type { OpenedNumbers } from '@baize/api'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hold, hydrated, path, phone, type Site, signUp, startSite, visit } from './support.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

/** Brings the draw of a game that is on sale nearer; the studio then holds it by the clock as any other. */
const drawSoon = (gameCode: string, seconds: number) =>
  sql`update studio.draw set closes_at = now(), draws_at = now() + ${seconds} * interval '1 second'
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
  const opened = async (): Promise<OpenedNumbers[]> =>
    (await (await context.request.get('/lgw/vn/numeros/opened/game?count=100')).json()).value
  await expect.poll(async () => (await opened()).map(({ gameCode }) => gameCode), { timeout: 40_000 }).toContain('VN_N')
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
  const north = (await opened()).find(({ gameCode }) => gameCode === 'VN_N')!
  const row = table.locator('tr[data-game="VN_N"]')
  expect(await row.innerText()).toContain(`Draw no. ${north.numero}`)
  expect(await row.getByRole('img').getAttribute('aria-label')).toBe([...north.numbers[0]!].join(' '))
  const times = await table.locator('time').evaluateAll(all => all.map(time => (time as HTMLTimeElement).dateTime))
  expect(times).toContain(north.openedAt)
  expect(times).toEqual(times.toSorted().reverse())
  await context.close()
})

test('[WALK-019] home shows the draws of six lotteries by one call, each leading to its own, and six numbers stay in a row', async () => {
  const { page, context } = await site.visitor()
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
  await context.close()
})

test('[LAUNCH-020] a betting page that is opened by its address waits for the menus, which say its prize mode', async () => {
  const { page, context } = await site.visitor()
  await signUp(page)
  const release = await hold(page, '**/lgw/games/game_menus')
  const loads = page.waitForResponse('**/wps/relay/CSP_unreadCount')
  await visit(page, '/vnLottery?gameCode=EL_VN_1&vendor=TCG_LOTTO_VN')
  await loads
  release()
  await bettingPage(page)
  await context.close()
})

test('a heart that is pressed before the member was loaded counts once they were', async () => {
  const { page, context } = await site.visitor()
  await signUp(page)
  const release = await hold(page, '**/wps/member/info')
  await page.evaluate(() => sessionStorage.removeItem('account'))
  await visit(page, '/elott')
  const heart = page.getByRole('button', { name: 'Save Keno 5 Min' })
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  release()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await context.close()
})

test('[LOBBY-056, LAUNCH-020, LAUNCH-018, NAV-017, NAV-019, HOME-023, ROUTE-015, ROUTE-033] a member marks a lottery, finds it first again, and plays', async () => {
  const { page, faults, context } = await site.visitor({ reducedMotion: 'no-preference' })
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

  // What is drawn is told: the page has no reason to ask, as by its own knowledge the draw is hours away.
  const listens = page.waitForResponse(response => response.url().endsWith('/wps/ext/events'))
  await visit(page, '/lott')
  await listens
  const daily = cards(page).filter({ hasText: 'Baize 6/45' })
  await daily.waitFor()
  expect(await daily.getByRole('img').count()).toBe(0)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await drawSoon('LT_645', 1)
  await daily.getByRole('img').waitFor()
  expect(asked.filter(url => url.includes('/wps/ext/lotteries'))).toEqual([])
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
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.locator('main').evaluate(main => getComputedStyle(main).animationName)).toMatch(/^fade/)
  await bettingPage(page)
  await page.getByRole('heading', { name: 'More draws' }).waitFor()

  // Presses that repeat and overtake one another.
  await page.evaluate(() => {
    for (const to of ['/rng', '/rng', '/', '/'])
      document.querySelector<HTMLAnchorElement>(`header a[href="${to}"]`)!.click()
  })
  await page.getByRole('heading', { name: 'Popular games' }).waitFor()
  expect(path(page)).toBe('/')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('[LAUNCH-019, ROUTE-016, ROUTE-017, ROUTE-031, ROUTE-032] the southern page asks a visitor to log in and goes on to the game; the other pages are open', async () => {
  const { page, context } = await site.visitor()
  await visit(page, '/lott')
  await page.getByRole('heading', { level: 1, name: 'Lottery' }).waitFor()
  await visit(page, '/lottery?gameCode=LT_3D&vendor=LOTT')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).waitFor()
  await page.getByRole('heading', { name: 'More draws' }).waitFor()
  await visit(page, '/seaLottery?gameCode=SEA_4D')
  expect(path(page)).toBe('/')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Username/).fill('player')
  await dialog.getByLabel(/^Password/).fill('Baize#2026')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => path(page)).toBe('/seaLottery')
  await bettingPage(page)
  await context.close()
})
