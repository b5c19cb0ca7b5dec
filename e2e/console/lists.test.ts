import type { Page } from 'playwright-core'
import { expect, test } from '../fixtures.ts'
import { type Site, startSite, wide } from '../support.ts'
import { rows, signInAt } from './desk-steps.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** What the address says, and which rows stand there. */
const shown = async (page: Page) => ({
  search: new URL(page.url()).search,
  rows: await rows(page).allInnerTexts(),
  panel: await page.getByRole('complementary', { name: 'Details' }).count(),
})

test('[CONS-017] a filtered list with an open row is the same after a reload, and the way back leads to the list as it was', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'operator', '/console/members')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Name, id, contact, number or code' }).fill('a')
  await expect.poll(() => new URL(page.url()).search).toContain('q=a')
  const filtered = await shown(page)
  await rows(page).nth(1).click()
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible()
  const opened = await shown(page)
  await page.reload()
  await expect.poll(() => shown(page)).toEqual(opened)
  await page.goBack()
  await expect.poll(() => shown(page)).toEqual(filtered)
  expect(faults).toEqual([])
})

test('[CONS-023] a kept view brings its filters and columns to a colleague, and a reset leads back to it', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signInAt(page, 'cashier', '/console/cashier/withdrawals?f.state=PAID&cols=number,amount,state')
  await page.getByRole('button', { name: 'Keep this view' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Paid ones')
  await page.getByRole('combobox', { name: 'For' }).click()
  await page.getByRole('option', { name: 'Everybody with the role cashier' }).click()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Paid ones' })).toHaveAttribute('aria-pressed', 'true')

  const { page: colleague } = await site.visitor({ viewport: wide })
  await signInAt(colleague, 'cashier2', '/console/cashier/withdrawals')
  await colleague.getByRole('button', { name: 'Paid ones' }).click()
  const heads = () => colleague.getByRole('columnheader').allInnerTexts()
  await expect.poll(heads).toEqual(['Number', 'Amount', 'State'])
  expect(new URL(colleague.url()).searchParams.get('f.state')).toBe('PAID')
  await colleague.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(async () => (await heads()).length).toBeGreaterThan(3)
})

test('[CONS-026] a review is done by the keyboard alone, and no letter does anything once letters are off', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'cashier', '/console/cashier/deposits')
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page.getByRole('heading', { name: 'Withdrawals', level: 1 })).toBeVisible()
  await rows(page).first().waitFor()
  const number = (await rows(page).first().getByRole('gridcell').first().innerText()).trim()
  await tabTo(page, number)
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible()
  await tabTo(page, 'Take it')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Leave it' })).toBeVisible()
  await tabTo(page, 'Approve')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (const box of await dialog.getByRole('checkbox').all()) {
    await box.focus()
    await page.keyboard.press('Space')
  }
  await dialog.getByLabel('Reason').focus()
  await page.keyboard.type('seen by its owner')
  await tabTo(page, 'Approve')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Details' }).getByText('In review').first()).toBeVisible()

  await page.goto('/console/settings/me')
  await page.getByRole('button', { name: 'Switch letters off as keys' }).press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page.getByRole('heading', { name: 'Sessions', level: 1 })).toBeVisible()
  expect(faults).toEqual([])
})

/** Presses Tab until what has the focus begins with the words. */
async function tabTo(page: Page, words: string): Promise<void> {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText?.trim() ?? '')
  for (let presses = 0; presses < 80; presses++) {
    if ((await focused()).startsWith(words)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never led to ${words}`)
}
