import type { Frame, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { balanceCents, register, type Site, startSite, violations } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Page of each vendor's lotteries. */
const pages: Record<string, string> = { TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery', ELOTT: '/lottery' }

/** Opens a betting page by its address and waits until it can be played. */
async function openLottery(page: Page, code: string, vendor: string): Promise<Frame> {
  await page.goto(`${pages[vendor]}?gameCode=${code}&vendor=${vendor}`)
  const handle = await page.locator('iframe').elementHandle()
  const frame = (await handle!.contentFrame())!
  await frame.getByRole('button', { name: 'Add to slip' }).waitFor()
  return frame
}

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
  test.setTimeout(180_000)
  const { page, faults } = await site.visitor()
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
  // The page opens at odds that leave 2 % of each stake as a rebate, whether it wins or not.
  const rebateCents = 4
  await expect.poll(() => balanceCents(page), { timeout: 15_000 }).toBe(before - 200 + paidCents + rebateCents)
  await card.getByRole('button', { name: 'Proof' }).first().click()
  await frame.getByText('Everything matches.').waitFor()
  expect(await frame.locator('.checks .is-good').count()).toBe(6)
  // The draw alone can be checked by anybody.
  await frame.getByRole('tab', { name: 'Results' }).click()
  await frame
    .getByRole('button', { name: /^Proof / })
    .first()
    .click()
  await frame.getByText('Everything matches.').waitFor()
  expect(await frame.locator('.checks .is-good').count()).toBe(3)
  expect(faults).toEqual([])
})

test('[FAIR-002] the story of a lottery bet leads to the proof of its tickets', async () => {
  test.setTimeout(180_000)
  const { page, faults } = await site.visitor()
  await register(page)
  const frame = await openLottery(page, 'EL_K3_1', 'ELOTT')
  await addToSlip(frame, 'Big', 'Small')
  await frame.getByRole('button', { name: 'Place bet P2.00' }).click({ timeout: 20_000 })
  await frame.locator('.recent [data-state="settled"]').waitFor({ timeout: 80_000 })
  await page.goto('/help?centre=personalHistoryCopy')
  const centre = page.getByTestId('personalCentre')
  await expect(centre.locator('tbody')).toHaveText(/Won|Lost/, { timeout: 15_000 })
  await centre.locator('tbody button').first().click()
  await page.getByTestId('story').getByRole('button', { name: 'Verify this round' }).click()
  const game = page.frameLocator('iframe')
  await expect(game.getByText('Everything matches.')).toHaveCount(2, { timeout: 60_000 })
  expect(await game.locator('.checks .is-good').count()).toBe(12)
  expect(faults).toEqual([])
})

test('a chase over three draws: held at once, shown among my tickets, cancelled with all its money back', async () => {
  test.setTimeout(180_000)
  const { page, faults } = await site.visitor()
  await register(page)
  const frame = await openLottery(page, 'EL_SSC_5', 'ELOTT')
  const before = await balanceCents(page)
  await frame.getByRole('button', { name: 'Quick pick' }).click()
  await frame.getByRole('button', { name: 'Add to slip' }).click()
  await frame.getByText('Chase', { exact: true }).click()
  await frame.getByLabel('Draws', { exact: true }).fill('3')
  await frame.getByRole('combobox', { name: 'Times' }).selectOption({ label: 'Doubled' })
  await frame.getByText('3 draws cost P7.00, held at once.', { exact: false }).waitFor()
  expect(await violations(page)).toEqual([])
  await frame.getByRole('button', { name: 'Order 3 draws P7.00' }).click({ timeout: 40_000 })
  await frame.getByText('Your chase over 3 draws is accepted.').first().waitFor()
  await expect.poll(() => balanceCents(page)).toBe(before - 700)
  await frame.getByRole('button', { name: 'My tickets' }).click()
  const card = frame.locator('.card[data-chase]')
  await card.getByText('0 of 3 draws played').waitFor()
  await card.getByText('All draws').click()
  expect(await card.locator('li').count()).toBe(3)
  await card.getByRole('button', { name: 'Cancel chase' }).click()
  await frame.locator('.card[data-chase][data-state="CANCELLED"]').waitFor()
  await expect.poll(() => balanceCents(page), { timeout: 15_000 }).toBe(before)
  expect(faults).toEqual([])
})

for (const [code, vendor] of [
  ['EL_VN_1', 'TCG_LOTTO_VN'],
  ['EL_KENO_5', 'ELOTT'],
  ['SEA_4D', 'TCG_SEA'],
])
  test(`every tab of ${code} prices a quick pick, and its page holds against axe`, async () => {
    const { page, faults } = await site.visitor()
    await register(page)
    const frame = await openLottery(page, code, vendor)
    const tabs = frame.locator('.groups button')
    for (let tab = 0; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).click()
      await frame.getByRole('button', { name: 'Quick pick' }).click()
      await frame.getByRole('button', { name: 'Add to slip' }).click()
    }
    expect(await frame.locator('.slip .tickets li').count()).toBe(await tabs.count())
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  })
