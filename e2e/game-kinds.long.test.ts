import type { Frame, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { register, type Site, startSite, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite({ drawsGames: true })
})
test.afterAll(() => site.stop())

/** Opens a game by its address and waits for a button of it. */
async function open(page: Page, address: string, button: string | RegExp): Promise<Frame> {
  await page.goto(address)
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await frame.getByRole('button', { name: button }).waitFor({ timeout: 90_000 })
  return frame
}

/** A press of the Enter key on a button, until the studio was asked: a game takes none before its stage stands. */
async function enter(page: Page, frame: Frame, button: string | RegExp, path: string): Promise<void> {
  const asked = page.waitForResponse(
    response => response.url().includes(path) && response.request().method() === 'POST',
    { timeout: 60_000 },
  )
  await frame.getByRole('button', { name: button }).press('Enter')
  expect((await asked).status()).toBe(200)
}

/** The sound goes off and on by a button of the game itself, reached without a pointer. */
async function mutes(frame: Frame): Promise<void> {
  await frame.getByRole('button', { name: 'Sound off' }).press('Enter')
  await frame.getByRole('button', { name: 'Sound on' }).press('Enter')
  await frame.getByRole('button', { name: 'Sound off' }).waitFor()
}

/** What is read out politely, without a look at the stage. */
const said = (frame: Frame) => frame.locator('[aria-live="polite"]').allInnerTexts()

test('[UX-010] a slot, a table, an arcade game, bingo and a lottery are muted, played by keys alone, and tell in words what happens', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await register(page)

  const slot = await open(page, '/seamless?gameCode=MIR-00J&vendor=MIR', 'Spin')
  await slot.locator('main.game:not(.is-loading)').waitFor({ timeout: 90_000 })
  await mutes(slot)
  await slot.locator('details.grid-table summary').press('Enter')
  await enter(page, slot, 'Spin', '/studio/api/spin')
  await expect.poll(async () => (await said(slot)).join(' '), { timeout: 30_000 }).toMatch(/win|Balance/i)
  expect(await slot.locator('details.grid-table td').first().innerText()).not.toBe('')

  const instants = [
    ['/seamless?gameCode=RDW-WHEEL&vendor=RDW', 'Red', null],
    ['/seamless?gameCode=OPL-FACETS&vendor=OPL', null, 'Tile 13, covered'],
    ['/seamless?gameCode=PLM-TRAMLINES&vendor=PLM', null, null],
  ] as const
  for (const [address, choice, next] of instants) {
    const table = await open(page, address, /^(?:Bet|Place bet)/)
    await mutes(table)
    if (choice) await table.getByRole('button', { name: choice, exact: true }).press('Enter')
    await enter(page, table, /^Bet/, '/studio/api/instant/rounds')
    if (next) await enter(page, table, next, '/choices')
    await expect.poll(async () => (await said(table)).join(' ').length, { timeout: 30_000 }).toBeGreaterThan(3)
  }

  // A draw a minute: a slip that is filled in at the end of one finds it closed.
  await page.waitForFunction(() => new Date().getSeconds() < 30, null, { timeout: 60_000 })
  const lottery = await open(page, '/lottery?gameCode=EL_SSC_1&vendor=ELOTT', 'Add to slip')
  await mutes(lottery)
  await lottery.locator('button.value').first().press('Enter')
  await lottery.getByRole('button', { name: 'Add to slip' }).press('Enter')
  await expect.poll(async () => (await said(lottery)).join(' ')).toContain('added to the slip')
  await enter(page, lottery, /^Place bet/, '/studio/api/lottery/slips')
  await expect.poll(async () => (await said(lottery)).join(' ')).toContain('is accepted')
  expect(faults).toEqual([])
})
