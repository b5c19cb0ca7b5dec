import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLottery, startLotterySite } from './lottery-site.ts'
import { balanceCents, register } from './support.ts'

let site: Awaited<ReturnType<typeof startLotterySite>>
beforeAll(async () => {
  site = await startLotterySite()
}, 120_000)
afterAll(() => site.stop())

/** Marks choices of the bet that is shown and puts each on the slip as a ticket. */
async function addToSlip(frame: Frame, ...names: string[]): Promise<void> {
  for (const name of names) {
    await frame
      .locator('.board')
      .getByRole('button', { name: new RegExp(`^${name} ×`) })
      .click()
    await frame.getByRole('button', { name: 'Add to slip' }).click()
  }
}

test('a slip of two tickets in a minute draw: bought, drawn, paid, and proved', async () => {
  const { page, faults, context } = await site.visitor()
  await register(page)
  const frame = await openLottery(page, 'EL_K3_1', 'ELOTT')
  const before = await balanceCents(page)
  await addToSlip(frame, 'Big', 'Small')
  // Between close and draw nothing sells, so the button says so until the next draw opens.
  await frame.getByRole('button', { name: 'Place bet P2.00' }).click({ timeout: 20_000 })
  const slip = frame.locator('.recent [data-slip]')
  await slip.waitFor()
  await expect.poll(() => balanceCents(page)).toBe(before - 200)
  await frame.locator('.recent [data-state="settled"]').waitFor({ timeout: 80_000 })
  await frame.getByRole('button', { name: 'My tickets' }).click()
  const card = frame.locator('.card[data-state="settled"]')
  const faces = (await card.getByRole('img').first().getAttribute('aria-label'))!.split(' ').map(Number)
  // Big and small pay 1.95 to one of the two, except at a triple, where both lose.
  const paidCents = new Set(faces).size === 1 ? 0 : 195
  await expect.poll(() => balanceCents(page), { timeout: 15_000 }).toBe(before - 200 + paidCents)
  await card.getByRole('button', { name: 'Proof' }).first().click()
  await frame.getByText('Everything matches.').waitFor()
  expect(await frame.locator('.checks .is-good').count()).toBe(6)
  expect(faults).toEqual([])
  await context.close()
}, 180_000)
