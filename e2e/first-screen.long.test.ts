import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { path, phone, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSite()
})
test.afterAll(() => site.stop())

/** How much of the first game of a list stands on the first screen, above the bar at its foot, in pixels. */
async function shownOfFirstGame(page: Page, list: string): Promise<number> {
  const cover = (await page.locator(`${list} img`).first().boundingBox())!
  const bar = (await page.getByRole('navigation').last().boundingBox())!
  return Math.min(bar.y, cover.y + cover.height) - cover.y
}

for (const viewport of [phone, { width: 360, height: 740 }])
  test(`[MEND-048] the first screen of a phone of ${viewport.width} pixels has a game, above the jackpot`, async () => {
    const visitor = await site.visitor({ viewport, hasTouch: true })
    await visit(visitor.page, '/')
    await visitor.page.locator('main section ul li img').first().waitFor()
    expect(await shownOfFirstGame(visitor.page, 'main section[aria-label="Popular games"]')).toBeGreaterThan(60)

    const member = await site.visitor({ viewport, hasTouch: true })
    await signUp(member.page)
    await visit(member.page, '/')
    await member.page.getByTestId('own-home').locator('li img').first().waitFor()
    expect(await shownOfFirstGame(member.page, '[data-testid="own-home"]')).toBeGreaterThan(60)
    expect([...visitor.faults, ...member.faults]).toEqual([])
  })

test('[MEND-048] instant games have a door in the navigation and on the home page, with a picture of its own', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/')
  const icon = page.getByRole('main').locator('img[src$="/INSTANT-icon.webp"]')
  await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const doors = [
    page.getByRole('main').getByRole('link', { name: /^Instant/ }),
    page.getByRole('navigation', { name: 'Games by type' }).getByRole('link', { name: 'Instant', exact: true }),
  ]
  for (const door of doors) {
    await visit(page, '/')
    await door.click()
    await page.getByRole('heading', { level: 1, name: 'Instant' }).waitFor()
    expect([path(page), new URL(page.url()).searchParams.get('class')]).toEqual(['/rng', 'IN'])
    await page
      .getByRole('main')
      .getByRole('link', { name: /Crash|Mines|Blackjack|Roulette|Hi-Lo/i })
      .first()
      .waitFor()
  }
  expect(faults).toEqual([])
})
