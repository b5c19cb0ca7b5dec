import type { FrameLocator, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { phone, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** The cloth of a table, once bets can be laid on it. */
async function openTable(page: Page, code: string): Promise<FrameLocator> {
  await visit(page, `/seamless?gameCode=${code}&vendor=LVT`)
  const frame = page.frameLocator('iframe')
  await frame.getByText('Place your bets').waitFor({ timeout: 60_000 })
  return frame
}

const spot = (frame: FrameLocator, id: string) => frame.locator(`[data-spot="${id}"]`)
const confirm = (frame: FrameLocator) => frame.getByRole('button', { name: /^Confirm/ })

test('[TABLE-063, NAV-003] the live lobby shows its tables, counts down by itself, and a press sits down', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/live')
  const tables = page.getByRole('region', { name: 'On the tables now' })
  const tile = tables.getByRole('link', { name: /Dragon Tiger/ })
  await tile.getByText('Bets open').waitFor({ timeout: 60_000 })
  const seconds = async () => Number(await tile.locator('[class*="ring"]').innerText())
  const first = await seconds()
  await expect.poll(seconds).toBeLessThan(first)
  expect(await tables.getByRole('link').count()).toBeGreaterThanOrEqual(10)
  await tile.click()
  await page.waitForURL('**/seamless?*')
  await page.frameLocator('iframe').getByRole('grid').waitFor()
  expect(faults).toEqual([])
})

test('[LAUNCH-026, TABLE-062] two members at one table see one round and each other’s chips; one takes back, one is paid or not', async () => {
  const one = await site.visitor({ viewport: wide })
  const other = await site.visitor({ viewport: phone, hasTouch: true })
  for (const { page } of [one, other]) await signUp(page)
  const [mine, theirs] = [await openTable(one.page, 'LVT-SIC-1'), await openTable(other.page, 'LVT-SIC-1')]
  const serial = (frame: FrameLocator) => frame.getByText(/^Round \d+/).first()
  await expect.poll(async () => (await serial(mine).innerText()) === (await serial(theirs).innerText())).toBe(true)

  await spot(mine, 'big').click()
  await confirm(mine).click()
  await mine
    .getByText(/^Placed/)
    .first()
    .waitFor()
  await expect(spot(theirs, 'big').locator('.pool')).toContainText('1')

  await spot(theirs, 'small').click()
  await confirm(theirs).click()
  await theirs.getByRole('button', { name: /^Take back/ }).click()
  await expect(theirs.getByText(/^Placed/)).toHaveCount(0)

  await mine.getByText('Checked', { exact: true }).waitFor({ timeout: 60_000 })
  await expect(
    mine
      .locator('[role="status"], [aria-live]')
      .filter({ hasText: /Paid|Net|net/ })
      .first(),
  ).toBeAttached({
    timeout: 60_000,
  })
  expect([one.faults, other.faults]).toEqual([[], []])
})

test('[TABLE-062] a bet is laid and confirmed by keys alone, and the page conforms', async () => {
  const { page } = await site.visitor({ viewport: wide, reducedMotion: 'reduce' })
  await signUp(page)
  const frame = await openTable(page, 'LVT-DTG-1')
  await frame.getByRole('grid').locator('[tabindex="0"]').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('c')
  await frame
    .getByText(/^Placed/)
    .first()
    .waitFor()
})
