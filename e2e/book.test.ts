import { bet, chooseFrom, headCents, openBook, slipOf } from './book-steps.ts'
import { expect, test } from './fixtures.ts'
import { phone, type Site, signUp, startSite, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('[LAUNCH-031] a single, a parlay and a system are bet on matches that come, and stand among the open bets', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  const frame = await openBook(page, 'FB-1')
  const before = await headCents(frame)
  const slip = slipOf(frame)
  await frame.getByRole('button', { name: 'Soon', exact: true }).first().click()

  await chooseFrom(frame, 1)
  await bet(frame, 'Stake', '2')
  await chooseFrom(frame, 2)
  await slip.getByRole('tab', { name: 'Parlay' }).click()
  await bet(frame, 'Stake', '3')
  await chooseFrom(frame, 3)
  await slip.getByRole('tab', { name: 'System' }).click()
  await bet(frame, 'Stake a line', '1')

  await slip.getByRole('tab', { name: 'My bets' }).click()
  const bets = slip.getByRole('article')
  await expect(bets).toHaveCount(3)
  await expect(bets.nth(0)).toContainText('System 2/3, 3 lines')
  await expect(bets.nth(1)).toContainText('Parlay')
  await expect(bets.nth(2)).toContainText('Single')
  await expect.poll(() => headCents(frame)).toBe(before - 800)
  expect(faults).toEqual([])
})

test('[LAUNCH-032] the book of esports is opened from its lobby, and takes a bet', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  const frame = await openBook(page, 'VES-1')
  await frame.getByRole('button', { name: 'Soon', exact: true }).first().click()
  await chooseFrom(frame, 1)
  await bet(frame, 'Stake', '1')
})

test('on a phone the three prices of a football match share its row, and none runs over its box', async () => {
  const { page } = await site.visitor({ viewport: phone })
  await signUp(page)
  const frame = await openBook(page, 'FB-1')
  await frame.getByRole('button', { name: 'Soon', exact: true }).first().click()
  const row = frame.locator('[data-sport="FOOT"] .match-row').first()
  const prices = row.locator('.row-market[data-column="0"] .odds')
  await expect(prices).toHaveCount(3)
  const sizes = await prices.evaluateAll(all => all.map(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]))
  for (const [width, needed] of sizes) {
    expect(width).toBeGreaterThanOrEqual(60)
    expect(needed).toBeLessThanOrEqual(width!)
  }
})
