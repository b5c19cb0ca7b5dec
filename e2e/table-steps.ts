import type { FrameLocator, Page } from 'playwright-core'
import { expect } from './fixtures.ts'
import { visit } from './support.ts'

/** The frame of a table, once its cloth stands. */
export async function openTable(page: Page, code: string, vendor: string): Promise<FrameLocator> {
  await visit(page, `/seamless?gameCode=${code}&vendor=${vendor}`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('grid').waitFor({ timeout: 60_000 })
  return frame
}

export const spot = (frame: FrameLocator, id: string) => frame.locator(`[data-spot="${id}"]`)
export const confirm = (frame: FrameLocator) => frame.getByRole('button', { name: /^Confirm/ })

/** Lays a chip on the first spot and confirms it, by keys alone. */
export async function layByKeys(page: Page, frame: FrameLocator): Promise<void> {
  await frame.getByRole('grid').locator('[tabindex="0"]').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('c')
}

/** Lays and confirms while bets are open, in the next round where the close came in between, until chips are placed. */
export async function whileOpen(frame: FrameLocator, lay: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await frame.getByText('Place your bets').waitFor({ timeout: 60_000 })
    await lay()
    await frame
      .getByText(/^Placed/)
      .first()
      .waitFor({ timeout: 5_000 })
  }).toPass({ timeout: 100_000 })
}
