import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from '../fixtures.ts'

/** Details of the thing that is open in a list. */
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Details' })

export const picture = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

/** Opens an order in its queue. */
export async function open(page: Page, number: string): Promise<void> {
  const queue = { W: 'withdrawals', D: 'deposits', A: 'corrections' }[number[0] as 'W' | 'D' | 'A']
  await page.goto(`/console/cashier/${queue}?row=${number}`)
  await expect(panel(page).getByRole('heading', { name: number })).toBeVisible()
}

/** Takes the order that is open, also from a colleague. */
export async function takeIt(page: Page): Promise<void> {
  await panel(page)
    .getByRole('button', { name: /^Take it/ })
    .click()
  await expect(panel(page).getByRole('button', { name: 'Leave it' })).toBeVisible()
}

/** Confirms the dialog that is open with a reason, after all that it asks to be looked at was ticked. */
export async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (const box of await dialog.getByRole('checkbox').all())
    if (!(await box.isDisabled()) && !(await dialog.getByText('More follows later').count())) await box.check()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('as the papers say')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  // A colleague who opens the thing next is to find it as it has become.
  await expect(dialog).toHaveCount(0)
}
