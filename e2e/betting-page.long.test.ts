import type { Frame, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { documentViolations, register, type Site, startSite, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite({ drawsGames: true })
})
test.afterAll(() => site.stop())

/** Opens a game by its address and waits for a button of it. */
async function open(page: Page, address: string, button: string): Promise<Frame> {
  await page.goto(address)
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await frame.getByRole('button', { name: button }).waitFor({ timeout: 90_000 })
  return frame
}

test('a betting page follows the theme of the site, is read well in both, and is muted by its own button', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await register(page)
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(name => localStorage.setItem('theme', name), theme)
    for (const viewport of [wide, { width: 390, height: 844 }]) {
      await page.setViewportSize(viewport)
      const frame = await open(page, '/lottery?gameCode=EL_K3_1&vendor=ELOTT', 'Add to slip')
      await expect(frame.locator('.lottery')).toHaveAttribute('data-theme', theme)
      const value = frame.locator('button.value').first()
      await value.click()
      await expect(value).toHaveAttribute('aria-pressed', 'true')
      await frame.getByRole('button', { name: 'Sound off' }).press('Enter')
      await frame.getByRole('button', { name: 'Sound on' }).press('Enter')
      await frame.getByRole('button', { name: 'Sound off' }).waitFor()
      expect([theme, viewport.width, await documentViolations(frame as unknown as Page)]).toEqual([
        theme,
        viewport.width,
        [],
      ])
    }
  }
})
