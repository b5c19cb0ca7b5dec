import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentViolations, register, type Site, startSite, wide } from './support.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ drawsGames: true })
}, 120_000)
afterAll(() => site.stop())

/** Opens a game by its address and waits for a button of it. */
async function open(page: Page, address: string, button: string): Promise<Frame> {
  await page.goto(address)
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await frame.getByRole('button', { name: button }).waitFor({ timeout: 90_000 })
  return frame
}

test('a betting page follows the theme of the site, is read well in both, and is muted by its own button', async () => {
  const { page, context } = await site.visitor({ viewport: wide })
  await register(page)
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(name => localStorage.setItem('theme', name), theme)
    for (const viewport of [wide, { width: 390, height: 844 }]) {
      await page.setViewportSize(viewport)
      const frame = await open(page, '/lottery?gameCode=EL_K3_1&vendor=ELOTT', 'Add to slip')
      await expect.poll(() => frame.locator('.lottery').getAttribute('data-theme')).toBe(theme)
      const value = frame.locator('button.value').first()
      await value.click()
      await expect.poll(() => value.getAttribute('aria-pressed')).toBe('true')
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
  await context.close()
})
