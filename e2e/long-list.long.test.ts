import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const items = (page: Page) => page.locator('main li:has(a[href^="/seamless"])')
const place = (page: Page, at: number) => page.locator(`main li[aria-posinset="${at}"]`)
const isList = (address: string) => address.includes('GCSGAME_gameList')

/** The places that are in the document, by the number that each says of itself. */
const places = (page: Page): Promise<number[]> =>
  items(page).evaluateAll(all => all.map(item => Number(item.ariaPosInSet)))

/** The place that holds the focus, by its number. */
const focused = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.ariaPosInSet))

/** Scrolls on until so many games have come. */
async function readOn(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        return Math.max(await items(page).count(), ...(await places(page)))
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(count)
}

test('[LOBBY-025] of a long list the rows near the screen are in the document, in their places, each tile with its number', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/rng')
  const first = await items(page).first().innerText()
  const total = (await page.locator('main header p').innerText()).replace(/\D/g, '')
  await readOn(page, 150)
  const there = await places(page)
  expect(there.length).toBeLessThan(90)
  expect(there).toEqual(there.map((_, at) => there[0]! + at))
  expect(await items(page).first().getAttribute('aria-setsize')).toBe(total)

  // On the way back rows that had gone stand again, one under the other and over the whole screen.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3))
  const coversScreen = (): Promise<boolean> =>
    items(page).evaluateAll(all => {
      const boxes = all.map(item => item.getBoundingClientRect())
      const tops = [...new Set(boxes.map(({ top }) => top))]
      const strides = tops.slice(1).map((top, row) => top - tops[row]!)
      return (
        Math.max(...strides) - Math.min(...strides) < 1 &&
        tops[0]! <= 0 &&
        Math.max(...boxes.map(({ bottom }) => bottom)) >= innerHeight
      )
    })
  await expect.poll(coversScreen).toBe(true)

  await page.evaluate(() => window.scrollTo(0, 0))
  await place(page, 1).waitFor()
  expect(await place(page, 1).innerText()).toBe(first)
})

test('the focus stays on a tile that was scrolled away, and the tab key goes on from there', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/rng')
  await readOn(page, 120)
  await page.evaluate(() => window.scrollTo(0, 0))
  await place(page, 3).locator('a').focus()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(async () => (await places(page)).at(-1)).toBeGreaterThanOrEqual(120)
  await expect(place(page, 50)).toHaveCount(0)
  expect(await focused(page)).toBe(3)
  // Its own buttons come before the next tile.
  for (const _to of ['demo', 'heart', 'next']) await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe(4)
  const { y } = (await place(page, 4).boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(wide.height)
})

test('who comes back from another page finds the list as far and as deep as it had been read, without asking again', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/rng')
  await readOn(page, 120)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const seen = (): Promise<string[]> =>
    items(page).evaluateAll(all =>
      all
        .filter(item => item.getBoundingClientRect().top > 100 && item.getBoundingClientRect().bottom < innerHeight)
        .map(item => item.ariaPosInSet!),
    )
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
  const before = await seen()
  await page.locator('a[href="/promotions"]').first().dispatchEvent('click')
  await page.waitForURL(/promotions/)
  await expect(items(page)).toHaveCount(0)
  const asked: string[] = []
  page.on('request', request => isList(request.url()) && asked.push(request.url()))
  await page.goBack()
  await expect.poll(seen).toEqual(before)
  expect(asked).toEqual([])
})
