import type { Locator, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import {
  documentViolations,
  noViolations,
  phone,
  type Site,
  signUp,
  startSite,
  violationsByLook,
  visit,
  wide,
} from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Scrolls down until the row is there: it loads when it comes near. */
async function reachRow(page: Page): Promise<Locator> {
  const row = page.getByRole('region', { name: 'Live now' })
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 250))
    await expect(row).toBeVisible({ timeout: 400 })
  }).toPass({ timeout: 30_000 })
  await row.scrollIntoViewIfNeeded()
  return row
}

test('matches in play stand on the home page with score and odds, and each leads to its page in the book', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/')
  const row = await reachRow(page)
  const cards = row.getByRole('listitem').getByRole('link')
  // After a fresh start the first match kicks off within minutes; until then the row says so.
  await expect(row.getByText('New ones kick off every three minutes.').or(cards.first())).toBeVisible()
  await expect.poll(() => cards.count(), { timeout: 300_000 }).toBeGreaterThan(0)
  const [home] = (await cards.first().locator('span > span').allInnerTexts()).slice(1)
  await expect(cards.first().locator('b').first()).toHaveText(/^\d+$/)
  expect(await documentViolations(page)).toEqual([])
  await cards.first().click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 2 }).filter({ hasText: home! }).waitFor({ timeout: 60_000 })
  expect(faults).toEqual([])
})

test('[NAV-008] the page of esports shows its own matches in play, each a press away from its page', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/esports')
  const cards = page.getByRole('region', { name: 'Live now' }).getByRole('listitem').getByRole('link')
  await expect.poll(() => cards.count(), { timeout: 300_000 }).toBeGreaterThan(0)
  for (const address of await cards.evaluateAll(all => all.map(card => card.getAttribute('href'))))
    expect(address).toContain('VES')
  await cards.first().click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
})

test('the row fits a phone, and says so where the matches cannot be loaded', async () => {
  const { page } = await site.visitor({ viewport: phone })
  await page.route('**/wps/ext/matches*', route => route.abort())
  await visit(page, '/')
  const row = await reachRow(page)
  await expect(row.getByRole('alert')).toContainText('The matches could not be loaded.', { timeout: 30_000 })
  await page.unroute('**/wps/ext/matches*')
  await row.getByRole('button', { name: 'Try again' }).click()
  await expect(row.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
})

test('the books stand on the page of returns with the margins of their classes', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/fairness')
  await expect(page.getByRole('heading', { name: 'The books, by sport and class' })).toBeVisible()
  await expect(page.getByText('class C 7.00 % before a match and 8.00 % in play')).toBeVisible()
  expect(await violationsByLook(page)).toEqual(noViolations)
})
