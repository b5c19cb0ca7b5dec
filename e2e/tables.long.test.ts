import { expect, test } from './fixtures.ts'
import { phone, type Site, signUp, startSite, violations, wide } from './support.ts'
import { confirm, layByKeys, openTable, spot, whileOpen } from './table-steps.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('[LAUNCH-026, LAUNCH-033, TABLE-062] two members at the yard see one round and each other’s chips; one takes back, one sees the end checked', async () => {
  const one = await site.visitor({ viewport: wide })
  const other = await site.visitor({ viewport: phone, hasTouch: true })
  for (const { page } of [one, other]) await signUp(page)
  const mine = await openTable(one.page, 'ARN-CLK-1', 'ARN')
  const theirs = await openTable(other.page, 'ARN-CLK-1', 'ARN')
  const serial = (frame: typeof mine) => frame.getByText(/^Round \d+/).first()

  await whileOpen(mine, async () => {
    await spot(mine, 'M').click()
    await confirm(mine).click({ timeout: 5_000 })
  })
  await expect(spot(theirs, 'M').locator('.pool')).toContainText('1')
  expect(await serial(theirs).innerText()).toBe(await serial(mine).innerText())

  await whileOpen(theirs, async () => {
    await spot(theirs, 'W').click()
    await confirm(theirs).click({ timeout: 5_000 })
  })
  await theirs.getByRole('button', { name: /^Take back/ }).click()
  await expect(theirs.getByText(/^Placed/)).toHaveCount(0)

  await mine.getByText('Checked', { exact: true }).waitFor({ timeout: 90_000 })
  expect([one.faults, other.faults]).toEqual([[], []])
})

for (const theme of ['dark', 'light'])
  for (const viewport of [wide, phone])
    test(`[TABLE-062] ${theme} at ${viewport.width} px, a bet is laid, confirmed and taken back by keys alone`, async () => {
      const { page, faults } = await site.visitor({ viewport })
      await signUp(page)
      await page.evaluate(name => localStorage.setItem('theme', name), theme)
      const frame = await openTable(page, 'ARN-CLK-1', 'ARN')
      await expect(frame.locator('main')).toHaveAttribute('data-theme', theme)
      const back = frame.getByRole('button', { name: /^Take back/ })
      await expect(async () => {
        await whileOpen(frame, () => layByKeys(page, frame))
        await back.focus({ timeout: 5_000 })
        await page.keyboard.press('Enter')
        await expect(frame.getByText(/^Placed/)).toHaveCount(0, { timeout: 5_000 })
      }).toPass({ timeout: 200_000 })
      const overhang = await frame.locator('html').evaluate(it => it.scrollWidth - it.clientWidth)
      expect([overhang, await violations(page), faults]).toEqual([0, [], []])
    })
