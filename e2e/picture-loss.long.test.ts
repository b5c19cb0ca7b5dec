import { TestClient } from '@baize/testing'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { password, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite({ drawsGames: true })
})
test.afterAll(() => site.stop())

/** Takes the graphics of a canvas away, as a phone does for another app. @returns what gives them back */
async function takeAway(canvas: Locator): Promise<() => Promise<void>> {
  const lost = await canvas.evaluateHandle(element => {
    const context = (element as HTMLCanvasElement).getContext('webgl2')!
    const extension = context.getExtension('WEBGL_lose_context')!
    extension.loseContext()
    return extension
  })
  return () => lost.evaluate(extension => extension.restoreContext())
}

/** Bytes of the picture as it stands on the screen: one that is black takes next to none. */
const bytesOf = async (canvas: Locator): Promise<number> => (await canvas.screenshot()).length

async function open(page: Page, path: string): Promise<FrameLocator> {
  await visit(page, path)
  return page.frameLocator('iframe')
}

const coming = 'The picture is coming back'

test('[MEND-037] the picture of a slot comes back without a press, and no stake is taken meanwhile', async () => {
  test.setTimeout(240_000)
  const { page, faults } = await site.visitor({ viewport: { width: 390, height: 844 } })
  const username = await signUp(page)
  const frame = await open(page, '/seamless?gameCode=MIR-00J&vendor=MIR')
  const canvas = frame.locator('canvas').first()
  const spin = frame.getByRole('button', { name: /^Spin/ }).first()
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  await expect.poll(() => bytesOf(canvas)).toBeGreaterThan(30_000)
  const whole = await bytesOf(canvas)
  const giveBack = await takeAway(canvas)
  await frame.locator('.notice, .picture-lost').getByText(coming).waitFor()
  await spin.press('Enter')
  await giveBack()
  await expect(frame.locator('.notice, .picture-lost').getByText(coming)).toHaveCount(0)
  await expect.poll(() => bytesOf(canvas)).toBeGreaterThan(0.8 * whole)
  const client = await (await new TestClient(site.url).open()).signIn(username, password)
  expect((await client.call('wallet.balance', {})).sumBalance).toBe('1000.00')
  // One that does not come back is played as text.
  await takeAway(canvas)
  await frame.locator('.notice').getByText('The game plays as text').waitFor({ timeout: 20_000 })
  expect(faults).toEqual([])
})

test('[MEND-037] the picture of a table comes back without a press; where it does not the flat one takes its place', async () => {
  test.setTimeout(240_000)
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  const frame = await open(page, '/seamless?gameCode=LVT-BAC-1&vendor=LVT')
  const canvas = frame.locator('.stage canvas').first()
  await canvas.waitFor({ timeout: 60_000 })
  await expect.poll(() => bytesOf(canvas), { timeout: 60_000 }).toBeGreaterThan(30_000)
  const whole = await bytesOf(canvas)
  const giveBack = await takeAway(canvas)
  await frame.locator('.notice, .picture-lost').getByText(coming).waitFor()
  await giveBack()
  await expect(frame.locator('.notice, .picture-lost').getByText(coming)).toHaveCount(0)
  await expect.poll(() => bytesOf(canvas)).toBeGreaterThan(0.7 * whole)
  await takeAway(canvas)
  await expect(frame.locator('.stage canvas')).toHaveCount(0, { timeout: 20_000 })
  expect(faults).toEqual([])
})

test('[MEND-037] the sea comes back without a press, and the cannon rests meanwhile', async () => {
  test.setTimeout(240_000)
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/fish')
  await page.getByRole('link', { name: 'Lantern Reef' }).first().click()
  const frame = page.frameLocator('iframe')
  const button = (name: string | RegExp) => frame.getByRole('button', { name }).first()
  await expect(button(/^Deep/)).toBeEnabled()
  await button(/^Deep/).press('Enter')
  await button('P500.00').click()
  await button('Put in P500.00').click()
  await expect(frame.getByRole('dialog')).toHaveCount(0)
  const canvas = frame.locator('.fish-canvas canvas')
  await expect.poll(() => bytesOf(canvas), { timeout: 60_000 }).toBeGreaterThan(30_000)
  const whole = await bytesOf(canvas)
  const purse = async () =>
    Number((await frame.locator('.cannon-plate[data-own] output').innerText()).replace(/[^\d]/g, ''))
  const before = await purse()
  const giveBack = await takeAway(canvas)
  await frame.locator('.notice, .picture-lost').getByText(coming).waitFor()
  await button('Fire').press('Enter')
  await giveBack()
  await expect(frame.locator('.notice, .picture-lost').getByText(coming)).toHaveCount(0)
  await expect.poll(() => bytesOf(canvas)).toBeGreaterThan(0.6 * whole)
  expect(await purse()).toBe(before)
})
