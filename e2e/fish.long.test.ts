import { expect, test } from './fixtures.ts'
import { balanceCents, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite({ drawsGames: true })
})
test.afterAll(() => site.stop())

test('[LAUNCH-027] a member fills a purse, shots that hit are charged, catches are paid, and what is left comes back', async () => {
  test.setTimeout(300_000)
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/fish')
  await page.getByRole('link', { name: 'Lantern Reef' }).first().click()
  const frame = page.frameLocator('iframe')
  const button = (name: string | RegExp) => frame.getByRole('button', { name }).first()
  // By its key: what is pressed by place may move while faces and covers still come.
  // A key is lost while it is disabled, which it is until the line to the room is open.
  await expect(button(/^Deep/)).toBeEnabled()
  await button(/^Deep/).press('Enter')
  await button('P500.00').click()
  await button('Put in P500.00').click()
  await expect.poll(() => balanceCents(page)).toBe(50_000)
  const plate = frame.locator('.cannon-plate[data-own] output')
  const purse = async () => Number((await plate.innerText()).replace(/[^\d]/g, ''))
  await expect.poll(purse).toBe(50_000)
  await button('Auto').click()
  const seen: number[] = []
  const rises = () => seen.some((cents, at) => at > 0 && cents > seen[at - 1]!)
  const falls = () => seen.some((cents, at) => at > 0 && cents < seen[at - 1]!)
  await expect
    .poll(
      async () => {
        seen.push(await purse())
        return falls() && rises()
      },
      { timeout: 120_000, intervals: [150] },
    )
    .toBe(true)
  await button('Auto').click()
  await button('Leave').click()
  await frame.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.poll(() => balanceCents(page), { timeout: 120_000 }).toBeGreaterThan(50_000)
  const left = await balanceCents(page)
  await visit(page, '/help?centre=personalHistoryCopy')
  const totals = page.getByTestId('personalCentre').getByTestId('totals')
  const net = left - 100_000
  await expect(totals).toContainText(`${(Math.abs(net) / 100).toFixed(2)}`)
  // The line of the record leads to all shots of the ticket, which this browser checks once their secret is open.
  await page
    .getByTestId('personalCentre')
    .getByRole('row', { name: /Lantern Reef/ })
    .first()
    .click()
  await page.getByTestId('story').getByRole('button', { name: 'Verify this round' }).click()
  const pages = frame.getByRole('dialog', { name: 'Lantern Reef' })
  await expect(pages.getByText(/^Still closed/)).toBeVisible()
  await expect(pages.getByRole('cell', { name: /^\d+ of \d+$/ }).first()).toBeVisible()
  await pages.getByRole('tab', { name: 'Fairness' }).click()
  await pages.getByRole('button', { name: 'Change seeds' }).click()
  await expect(pages.getByText('Revealed seed')).toBeVisible()
  await pages.getByRole('tab', { name: 'Ticket' }).click()
  await expect(pages.getByRole('listitem').filter({ hasText: '✓' })).toHaveCount(7)
  expect(faults).toEqual([])
})
