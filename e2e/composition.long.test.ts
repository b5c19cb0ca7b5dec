import type { Locator, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Composes a word in the field that has the focus, as an input method does, and confirms it by Enter. */
async function compose(page: Page, field: Locator, word: string): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Input.imeSetComposition', { text: word, selectionStart: word.length, selectionEnd: word.length })
  await expect(field).toHaveValue(word)
  const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 }
  for (const type of ['keyDown', 'keyUp'] as const) await line.send('Input.dispatchKeyEvent', { type, ...enter })
  await line.send('Input.insertText', { text: word })
  await expect(field).toHaveValue(word)
}

test('[MEND-036] the Enter of an input method opens nothing from the palette, and the next one does', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/')
  const palette = page.getByTestId('palette')
  const field = palette.getByRole('combobox')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await field.waitFor({ timeout: 3_000 })
  }).toPass()
  const before = page.url()
  await compose(page, field, 'deposit')
  expect(page.url()).toBe(before)
  await expect(palette).toBeVisible()
  await palette
    .getByRole('option', { name: /^Deposit/ })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
  await expect.poll(() => page.url()).not.toBe(before)
})

test('[MEND-036] the Enter of an input method leaves the search of a lobby as it is', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/rng')
  const field = page.getByRole('combobox').first()
  await field.click()
  const before = page.url()
  await compose(page, field, 'reef')
  expect(page.url()).toBe(before)
  await page.getByRole('option').first().waitFor()
})

test('[MEND-036] what is typed before the palette is there stands in it', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/')
  // Its part of the page comes when this test lets it come.
  const letIn = Promise.withResolvers<void>()
  let isAsked = false
  await page.route(/\/palette-[^/]+\.js/, async route => {
    isAsked = true
    await letIn.promise
    await route.continue()
  })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect.poll(() => isAsked, { timeout: 2_000 }).toBe(true)
  }).toPass()
  await page.keyboard.type('baccarar')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('t')
  letIn.resolve()
  const field = page.getByTestId('palette').getByRole('combobox')
  await expect(field).toHaveValue('baccarat')
  await expect(field).toBeFocused()
  // The keys that open it open it once: the field goes on to take what is typed.
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('baccara')
  await page
    .getByTestId('palette')
    .getByRole('option', { name: /baccarat/i })
    .first()
    .waitFor()
})
