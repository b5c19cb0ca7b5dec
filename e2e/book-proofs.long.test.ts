import type { Browser, Page } from 'playwright-core'
import { startWorkshop } from '../scripts/serve/workshop.ts'
import { launch } from './browsers.ts'
import { expect, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }

let workshop: Awaited<ReturnType<typeof startWorkshop>>
let browser: Browser
test.beforeAll(async () => {
  workshop = await startWorkshop(0)
  browser = await launch()
})
test.afterAll(async () => {
  await browser.close()
  await workshop.stop()
})

/** Stories of a view, in which everything is worked out by this browser. */
async function open(view: string): Promise<Page> {
  const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' })
  await page.goto(`${workshop.url}frame.html`)
  await page.locator('html[data-views]').waitFor({ timeout: 90_000 })
  await page.evaluate(story => {
    location.hash = `story=${story}`
  }, view)
  await page.locator(`html[data-shown="${view}"]`).waitFor()
  return page
}

const passed = [
  'Announced before the first bet',
  'Chain of seeds',
  'Draws of every block',
  'Events',
  'Scores',
  'Prices',
]

test('[SPORT-076] the page of a decided match works it out again in the browser, and says that all of it follows', async () => {
  const page = await open('games-book-match')
  const section = page.locator('.recompute')
  await section.getByRole('button', { name: 'Recompute the match' }).click()
  await expect(section.getByRole('status')).toHaveText('All right: everything follows from what was announced.')
  const checks = [...passed, 'Seals of the bets', 'Result'].map(name => `✓ ${name}`)
  await expect(section.getByRole('listitem')).toHaveText(checks)
})

test('the proof of a bet opens by keys, follows it to the sealed root, and gives the focus back', async () => {
  const page = await open('games-book')
  const button = page.getByRole('article').filter({ hasText: 'Credited' }).getByRole('button', { name: 'Proof' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Proof of the bet' })
  await expect(dialog.getByRole('status')).toHaveText(
    'All right: your bet was sealed in time and paid as it had to be.',
  )
  await expect(dialog.getByRole('listitem')).toHaveCount(6)
  await dialog.getByText('For other verifiers').click()
  const copied = JSON.parse(await dialog.getByRole('textbox').inputValue()) as { bet: { betId: string } }
  expect(copied.bet.betId).toBe('bet-4')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})
