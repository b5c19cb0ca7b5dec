import type { FrameLocator, Page } from 'playwright-core'
import { bet, chooseFrom, headCents, openBook, slipOf, untilBet } from './book-steps.ts'
import { expect, test } from './fixtures.ts'
import { hold, type Site, signUp, startSite, wide } from './support.ts'

const slips = '**/studio/api/book/slips'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const go = (frame: FrameLocator, name: string) =>
  frame
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()

const setPolicy = async (frame: FrameLocator, policy: string) => {
  await go(frame, 'Settings')
  const box = frame.getByRole('combobox', { name: 'When odds change' })
  await box.click()
  await frame.getByRole('option', { name: policy }).click()
  await expect(box).toContainText(policy)
}

const toLiveFootball = async (frame: FrameLocator) => {
  await go(frame, 'Football')
  await frame.getByRole('button', { name: 'Live', exact: true }).last().click()
}

/** Chooses a price in play and holds its bet back until its odds have moved, so that it reaches the book with the old ones. */
async function betLate(page: Page, frame: FrameLocator): Promise<void> {
  const slip = slipOf(frame)
  await chooseFrom(frame, 1, 2)
  await slip.getByLabel('Stake', { exact: true }).fill('10', { timeout: 5_000 })
  const price = slip.locator('.leg-odds b')
  const odds = await price.innerText()
  const release = await hold(page, slips)
  try {
    await slip.getByRole('button', { name: /^Bet P/ }).click({ timeout: 5_000 })
    await expect.poll(async () => ['–', odds].includes(await price.innerText()), { timeout: 60_000 }).toBe(false)
  } finally {
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
  await expect(slip.getByRole('button', { name: /on its way/ })).toHaveCount(0)
}

test('odds that change under a bet are asked for again or taken, as the player has chosen', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  const frame = await openBook(page, 'FB-1')
  const slip = slipOf(frame)
  const accepted = slip.getByRole('region', { name: 'Accepted bets' })

  await setPolicy(frame, 'Always ask')
  await toLiveFootball(frame)
  await untilBet(frame, async () => {
    await betLate(page, frame)
    await expect(accepted).toHaveCount(0)
    await slip.getByRole('button', { name: /^Accept \d/ }).click({ timeout: 5_000 })
    await accepted.waitFor({ timeout: 15_000 })
  })

  await setPolicy(frame, 'Accept any odds')
  await toLiveFootball(frame)
  await untilBet(frame, async () => {
    await betLate(page, frame)
    await accepted.waitFor({ timeout: 2_000 })
  })
})

test('a bet in play is cashed out in part, and what runs on is paid to the unit when the match ends', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  const frame = await openBook(page, 'FB-1')
  const slip = slipOf(frame)
  const before = await headCents(frame)
  await setPolicy(frame, 'Accept any odds')
  await toLiveFootball(frame)
  await untilBet(frame, async () => {
    await chooseFrom(frame, 1)
    await bet(frame, 'Stake', '20')
  })

  await slip.getByRole('tab', { name: 'My bets' }).click()
  const card = slip.getByRole('article')
  await card.getByLabel('A part only').check()
  // A value that moved between the look and the press is told and not taken.
  await expect(async () => {
    await card.getByRole('button', { name: /^Cash out/ }).click({ timeout: 5_000 })
    await frame
      .getByText(/was paid\.$/)
      .first()
      .waitFor({ timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
  const cashed = Math.round(
    Number(
      (
        await frame
          .getByText(/was paid\.$/)
          .first()
          .innerText()
      )
        .replace(/[^\d.]/g, '')
        .replace(/\.$/, ''),
    ) * 100,
  )
  await expect.poll(() => headCents(frame)).toBe(before - 2_000 + cashed)

  await go(frame, 'My bets')
  await frame.getByRole('tab', { name: 'Settled' }).click()
  const settled = frame.getByRole('main').getByRole('article')
  await expect(async () => {
    await frame.getByRole('tab', { name: 'Open' }).click()
    await frame.getByRole('tab', { name: 'Settled' }).click()
    await expect(settled).toHaveCount(1, { timeout: 3_000 })
  }).toPass({ timeout: 330_000 })
  const paid = await settled.locator('dd').nth(1).innerText()
  await expect
    .poll(() => headCents(frame))
    .toBe(before - 2_000 + cashed + Math.round(Number(paid.replace(/[^\d.]/g, '')) * 100))
  expect(faults).toEqual([])
})
