import type { Locator, Page } from 'playwright-core'
import { expect } from '../fixtures.ts'

/** Opens the console and signs in as an operator of the demo, as its sign-in page offers. */
export async function signInAt(page: Page, username: string, path = '/console'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: username, exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Second step' }).waitFor()
  await typeCode(page, page.getByRole('button', { name: 'Sign in', exact: true }), async () =>
    page.locator('#screen').isVisible(),
  )
}

/**
 * Types the code that the demo shows, and the next one where that was used already: all operators of the demo share one authenticator,
 * and each takes a code once.
 */
async function typeCode(page: Page, button: Locator, isDone: () => Promise<boolean>): Promise<void> {
  const shown = page.getByTestId('demo-code').last()
  const tried = new Set<string>()
  await expect
    .poll(
      async () => {
        if (await isDone()) return true
        const code = (await shown.textContent())?.trim() ?? ''
        if (/^\d{6}$/.test(code) && !tried.has(code)) {
          tried.add(code)
          await page.getByRole('textbox', { name: 'Code', exact: true }).last().fill(code)
          await button.click()
          await Promise.race([page.getByRole('alert').first().waitFor(), expect.poll(isDone).toBe(true)])
        }
        return isDone()
      },
      { timeout: 90_000 },
    )
    .toBe(true)
}

/** Rows of the list that is shown, without its head. */
export const rows = (page: Page): Locator =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
