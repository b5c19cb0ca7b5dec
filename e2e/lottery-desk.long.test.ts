import { sql } from 'kysely'
import type { Frame, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { path, phone, register, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const digits = '/lottery?gameCode=EL_SSC_1&vendor=ELOTT'
const sideways = { width: 844, height: 390 }

/** The betting page in its frame, once bets can be made in it. */
async function desk(page: Page): Promise<Frame> {
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await frame.getByRole('button', { name: 'Add to slip' }).waitFor()
  return frame
}

async function openDesk(page: Page, address: string): Promise<Frame> {
  await visit(page, address)
  return desk(page)
}

/** Parts of the desk of which nothing is out of its window, or under another part. */
const inView = (frame: Frame, selectors: readonly string[]) =>
  frame.evaluate(
    all =>
      all.filter(selector => {
        const part = document.querySelector(selector)!
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
        const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return isInside && met !== null && part.contains(met)
      }),
    selectors,
  )

/** How many lines the buttons of the first row of digits take. */
const linesOfDigits = (frame: Frame) =>
  frame
    .locator('.values')
    .first()
    .getByRole('button')
    .evaluateAll(keys => [keys.length, new Set(keys.map(key => key.getBoundingClientRect().top)).size])

test('[WALK-010] clock, result, price and slip stay in view while the picks scroll, and ten digits with their odds stand in a row', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  const frame = await openDesk(page, '/lottery?gameCode=EL_PK10_1&vendor=ELOTT')
  const last = frame.locator('.values').last().getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await last.click()
  const parts = ['.countdown', '.head-result .label', '.second', '.slip .main']
  expect(await inView(frame, parts)).toEqual(parts)
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect([width, await linesOfDigits(frame)]).toEqual([width, [10, 1]])
  }
  await page.setViewportSize(phone)
  await frame.locator('.picker').hover()
  await page.mouse.wheel(0, 400)
  await frame.getByRole('button', { name: 'Quick pick' }).click()
  await expect.poll(() => inView(frame, parts)).toEqual(parts)
  for (const key of await frame.locator('.value').all()) expect(await key.getAttribute('aria-label')).toMatch(/ ×\d/)
  expect(faults).toEqual([])
})

test('[WALK-010] the page of bets has the colours of the site in both themes', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  const groundOf = (element: Element) => getComputedStyle(element).getPropertyValue('--surface-1')
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(name => localStorage.setItem('theme', name), theme)
    const frame = await openDesk(page, digits)
    await expect(frame.locator('.lottery')).toHaveAttribute('data-theme', theme)
    expect(await frame.locator('.lottery').evaluate(groundOf)).toBe(await page.locator('html').evaluate(groundOf))
  }
})

for (const lang of ['VI', 'ID', 'TY'])
  test(`[WALK-010] the words on the buttons of the price are whole in ${lang}`, async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await context.addCookies([{ name: 'lang', value: lang, url: site.url }])
    await signUp(page)
    await visit(page, digits)
    const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
    const buttons = frame.locator('.add-bar button')
    await buttons.first().waitFor()
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const cut = () =>
        buttons.evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent))
      await expect.poll(cut).toEqual([])
    }
  })

test('[WALK-010] one press in the list of lotteries opens another one in place of this one', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/lottery/games')) asked.push(request.url())
  })
  await visit(page, '/elott')
  await page.locator('main article').filter({ hasText: 'Five Digits 1 Min' }).getByRole('link').click()
  const frame = await desk(page)
  const games = frame.getByRole('navigation', { name: 'Lotteries' })
  expect(await games.getByRole('button', { name: /\d\d:\d\d$/ }).count()).toBeGreaterThan(20)
  expect(await games.locator('[aria-current]').innerText()).toContain('Five Digits 1 Min')
  expect(asked).toEqual([])
  await games.getByRole('button', { name: /^Mekong Minute/ }).click()
  await expect.poll(() => path(page)).toBe('/vnLottery')
  const next = await desk(page)
  await next.getByRole('heading', { level: 1, name: 'Mekong Minute' }).waitFor()
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/elott')
  expect(faults).toEqual([])
})

test('[WALK-009, WALK-011] on a phone a page of bets is the whole screen with one bar, and whole when it is held sideways', async () => {
  const { page } = await site.visitor({ viewport: phone, hasTouch: true, isMobile: true })
  await register(page)
  const frame = await openDesk(page, digits)
  for (const viewport of [phone, sideways]) {
    await page.setViewportSize(viewport)
    const box = page.locator('iframe')
    await expect.poll(() => box.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
    for (const name of ['Back', 'Sound off', 'Rules']) {
      const shown = [page, frame].map(part => part.getByRole('button', { name, exact: true }))
      const counts = await Promise.all(shown.map(buttons => buttons.filter({ visible: true }).count()))
      expect([viewport.width, name, ...counts]).toEqual([viewport.width, name, 0, 1])
    }
    expect(await page.locator('[data-chrome]').filter({ visible: true }).count()).toBe(0)
    const parts = ['.head-bar', '.countdown', '.head-result .label', '.second', '.slip .main']
    await expect.poll(() => inView(frame, parts)).toEqual(parts)
    for (const part of [page, frame])
      expect(
        await part.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement
          return [scrollWidth <= innerWidth, scrollHeight <= innerHeight]
        }),
      ).toEqual([true, true])
  }
  await frame.getByRole('button', { name: 'Rules' }).click()
  await frame.getByRole('tab', { name: 'Rules', selected: true }).waitFor()
})

for (const [reducedMotion, gameCode, steps] of [
  ['no-preference', 'EL_K3_3', [3, 2, 1]],
  ['reduce', 'EL_K3_1', []],
] as const)
  test(`[WALK-010] a draw comes in number by number, and at once where motion is not wanted: ${reducedMotion}`, async () => {
    const { page } = await site.visitor({ viewport: wide, reducedMotion })
    await signUp(page)
    // The draw comes nearer before the page is opened, which knows its time from then on.
    await sql`update studio.draw set closes_at = now(), draws_at = now() + interval '12 seconds'
      where id = (select id from studio.draw where game_code = ${gameCode} and draws_at > now() + interval '12 seconds'
                  order by draws_at limit 1)`.execute(site.database.kysely)
    const frame = await openDesk(page, `/lottery?gameCode=${gameCode}&vendor=ELOTT`)
    const before = await frame.locator('.head-result .label').innerText()
    // What was to come is noted as the page draws it, since it stands for less than a second.
    await frame.evaluate(() => {
      const seen: number[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        const empty = document.querySelectorAll('.head-draw .is-empty').length
        if (empty !== seen.at(-1)) seen.push(empty)
      }).observe(document.querySelector('.head-draw')!, { childList: true, subtree: true })
    })
    const label = frame.locator('.head-result .label')
    await expect(label).not.toHaveText(before, { timeout: 40_000, useInnerText: true })
    await expect(label).toHaveText(/^Result of/, { timeout: 40_000 })
    await expect(frame.locator('.head-draw svg.die')).toHaveCount(3)
    const seen = await frame.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)
    expect(seen.filter(empty => empty > 0)).toEqual(steps)
  })
