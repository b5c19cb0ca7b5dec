import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from './fixtures.ts'
import { visit } from './support.ts'

/** The frame of a book, once matches stand in it. */
export async function openBook(page: Page, code: string): Promise<FrameLocator> {
  await visit(page, `/seamless?gameCode=${code}&vendor=${code.split('-')[0]}`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
  return frame
}

export const slipOf = (frame: FrameLocator): Locator => frame.getByRole('complementary', { name: 'Bet slip' })

const open = (frame: FrameLocator): Locator => frame.locator('button.odds[aria-disabled="false"]')

/** Chooses an open price of so many matches of the list: of the result, or of the market in another column. */
export async function chooseFrom(frame: FrameLocator, matches: number, column = 0): Promise<void> {
  const market = frame.locator(`.row-market[data-column="${column}"]`).filter({ has: open(frame) })
  const rows = frame.getByRole('row').filter({ has: market })
  // After a fresh start the first match kicks off within minutes.
  await expect.poll(() => rows.count(), { timeout: 300_000 }).toBeGreaterThanOrEqual(matches)
  for (let row = 0; row < matches; row++)
    await rows.nth(row).locator(`[data-column="${column}"] button.odds[aria-disabled="false"]`).first().click()
  await expect(slipOf(frame).getByRole('button', { name: /^Take out/ })).toHaveCount(matches)
}

/** Writes a stake and bets it; the slip then tells what was accepted. */
export async function bet(frame: FrameLocator, label: string, stake: string): Promise<void> {
  const slip = slipOf(frame)
  await slip.getByLabel(label, { exact: true }).first().fill(stake, { timeout: 5_000 })
  await slip.getByRole('button', { name: /^(Bet P|Accept)/ }).click({ timeout: 5_000 })
  await slip.getByRole('region', { name: 'Accepted bets' }).waitFor({ timeout: 15_000 })
}

/** Tries anew with an empty slip where a goal, a kick-off or the end of a line came in between. */
export async function untilBet(frame: FrameLocator, lay: () => Promise<void>): Promise<void> {
  const clear = slipOf(frame).getByRole('button', { name: 'Clear the slip' })
  await expect(async () => {
    if (await clear.isVisible()) await clear.click({ timeout: 2_000 })
    await lay()
  }).toPass({ timeout: 420_000 })
}

/** An amount of the bar of the book, in cents. */
export async function headCents(frame: FrameLocator): Promise<number> {
  const text = await frame.locator('.head-money output').first().innerText()
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
}
