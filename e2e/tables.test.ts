import { expect, test } from './fixtures.ts'
import { type Site, signUp, startSite, visit, wide } from './support.ts'
import { confirm, layByKeys, openTable, whileOpen } from './table-steps.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('[TABLE-063, NAV-003] the live lobby shows its tables, counts down by itself, and a press sits down', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/live')
  const tables = page.getByRole('region', { name: 'On the tables now' })
  const tile = tables.getByRole('link', { name: /Dragon Tiger/ })
  await tile.getByText('Bets open').waitFor({ timeout: 60_000 })
  const seconds = async () => Number(await tile.locator('[class*="ring"]').innerText())
  const first = await seconds()
  await expect.poll(seconds).not.toBe(first)
  expect(await tables.getByRole('link').count()).toBeGreaterThanOrEqual(10)
  await tile.click()
  await page.waitForURL('**/seamless?*')
  await page.frameLocator('iframe').getByRole('grid').waitFor()
  expect(faults).toEqual([])
})

test('[TABLE-062] a bet is laid and confirmed by keys alone', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  const frame = await openTable(page, 'ARN-CLK-1', 'ARN')
  await whileOpen(frame, () => layByKeys(page, frame))
})

test('[LAUNCH-034] the cup is launched from the page of its category, and takes a bet', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/ds88')
  await page
    .getByRole('link', { name: /Rooftop Relay Guardians/ })
    .first()
    .click()
  await page.waitForURL('**/seamless?*')
  const frame = page.frameLocator('iframe')
  await whileOpen(frame, async () => {
    await frame.getByRole('grid').locator('[data-spot]:not([aria-disabled="true"])').first().click()
    await confirm(frame).click({ timeout: 5_000 })
  })
  expect(faults).toEqual([])
})
