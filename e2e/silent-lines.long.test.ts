import { bookStreamPath, tableStreamPath } from '@baize/api/studio/paths'
import { roomsSocketPath } from '@baize/api/studio/rooms'
import { SilentProxy } from '@baize/testing/silent-proxy'
import type { Page } from 'playwright-core'
import { openBook } from './book-steps.ts'
import { expect, test } from './fixtures.ts'
import { type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** A page without its state says so after three seconds, beside what a slow machine takes. */
const told = { timeout: 6_000 }
/** Two beats of fifteen seconds and a look, or the bound of an opening; then the next line is open within seconds. */
const noticed = { timeout: 60_000 }

async function behind(work: (proxy: SilentProxy, page: Page) => Promise<void>): Promise<void> {
  test.setTimeout(300_000)
  const proxy = await SilentProxy.start(site.url)
  const { page } = await site.visitor({ viewport: wide, baseURL: proxy.url })
  await signUp(page)
  await work(proxy, page).finally(() => proxy.stop())
}

/** The frame of a game, whose own lines may be silent from the start. */
async function open(page: Page, code: string, vendor: string) {
  await visit(page, `/seamless?gameCode=${code}&vendor=${vendor}`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
  return frame
}

test('[MEND-045, MEND-035] a live table without its state says so, and one whose line died reads it anew', () =>
  behind(async (proxy, page) => {
    proxy.mutes = tableStreamPath
    const frame = await open(page, 'LVT-BAC-1', 'LVT')
    const status = frame.getByRole('status').filter({ hasText: 'Connecting to the table' })
    const round = frame.getByText(/^Round \d+$/)
    await status.waitFor(told)
    await expect(round).toHaveCount(0)
    proxy.mutes = null
    await status.waitFor({ state: 'detached', ...noticed })
    const before = await round.innerText()
    // What happens at the table meanwhile goes into the dead line.
    proxy.mutes = tableStreamPath
    proxy.swallow()
    await frame.getByText('Connecting again').waitFor(noticed)
    await status.waitFor(told)
    proxy.mutes = null
    await status.waitFor({ state: 'detached', ...noticed })
    await expect(frame.getByText('Connecting again')).toHaveCount(0)
    await expect(round).not.toHaveText(before, { timeout: 90_000 })
  }))

test('[MEND-045, MEND-035] a duel without its rooms says so, and a seat that was asked for over a dead line is marked and taken by the next', () =>
  behind(async (proxy, page) => {
    proxy.mutes = roomsSocketPath
    const frame = await open(page, 'DUO-DICE', 'DUO')
    const status = frame.getByRole('status').filter({ hasText: 'Connecting to the tables' })
    await status.waitFor(told)
    proxy.mutes = null
    await status.waitFor({ state: 'detached', ...noticed })
    proxy.mutes = roomsSocketPath
    proxy.swallow()
    await frame.getByRole('button', { name: 'Practice with bots' }).click()
    await frame.getByText('Asking for a seat').waitFor(told)
    await frame.getByText('not sent yet').first().waitFor(noticed)
    await status.waitFor(told)
    proxy.mutes = null
    await frame.getByRole('button', { name: 'Leave the table' }).waitFor(noticed)
    // The table itself goes on by another line as well.
    proxy.swallow()
    await frame.getByText('Line lost, connecting again').waitFor(noticed)
    await frame.getByText('Line lost, connecting again').waitFor({ state: 'detached', ...noticed })
    await expect(frame.getByRole('button', { name: 'Leave the table' })).toBeVisible()
  }))

test('[MEND-045] a sea without its state says so from its first line on', () =>
  behind(async (proxy, page) => {
    proxy.mutes = roomsSocketPath
    const frame = await open(page, 'TDL-REEF', 'TDL')
    const status = frame.getByText('Connecting to the sea')
    await status.waitFor(told)
    proxy.mutes = null
    await status.waitFor({ state: 'detached', ...noticed })
  }))

test('[MEND-035] the book stops its prices over a line that died, takes no bet, and reads them anew', () =>
  behind(async (proxy, page) => {
    const frame = await openBook(page, 'FB-1')
    const paused = frame.getByRole('status').filter({ hasText: 'Prices paused' })
    await frame.locator('.match-row').first().waitFor({ timeout: 120_000 })
    proxy.mutes = bookStreamPath
    proxy.swallow()
    await paused.waitFor(noticed)
    proxy.mutes = null
    await paused.waitFor({ state: 'detached', ...noticed })
    await expect(paused).toHaveCount(0)
  }))
