import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { register, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Opens the help over the slots. */
async function openHelp(page: Page) {
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const modal = page.getByTestId('helpModal')
  await modal.getByText('Opening an account').waitFor()
  return modal
}

test.describe('the help modal', () => {
  test('[SHELL-089, CONST2-025, ROUTE-050] opens from the link in the header, and is moved by its title, not beyond the window', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    const modal = await openHelp(page)
    const before = (await modal.boundingBox())!
    await page.mouse.move(before.x + 120, before.y + 26)
    await page.mouse.down()
    await page.mouse.move(before.x + 200, before.y - 900, { steps: 4 })
    await page.mouse.up()
    const after = (await modal.boundingBox())!
    expect([Math.round(after.x - before.x), Math.round(after.y)]).toEqual([80, 0])
  })

  test('[SHELL-097, SHELL-098, CONST2-026] keeps the page from scrolling, which scrolls again once it is closed', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    const modal = await openHelp(page)
    expect(await overflow()).toBe('hidden')
    await page.mouse.move(20, 500)
    await page.mouse.wheel(0, 400)
    // What a turn of the wheel moves is moved by the second frame.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })
    expect(await overflow()).toBe('scroll')
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('[SHELL-093, CONST2-028] closes by Escape as by a click beside it', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 500)]) {
      const modal = await openHelp(page)
      await close()
      await modal.waitFor({ state: 'detached' })
    }
  })
})

test.describe('a main modal', () => {
  test('[SHELL-094, CONST2-028] that no click beside it closes is not closed by Escape either', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/register')
    const modal = page.getByTestId('registerModal')
    await modal.waitFor()
    await page.mouse.click(20, 500)
    await page.keyboard.press('Escape')
    expect(await modal.isVisible()).toBe(true)
  })

  test('[SHELL-095, SHELL-096, CONST2-027] stays at a click beside it, and closes by its close control', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/register')
    const modal = page.getByTestId('registerModal')
    await modal.waitFor()
    await page.mouse.click(20, 500)
    expect(await modal.isVisible()).toBe(true)
    await modal.getByRole('button', { name: 'Close' }).click()
    await modal.waitFor({ state: 'detached' })
  })
})

test.describe('dialogs', () => {
  test('[SHELL-090, CONST2-029] are 400 wide where nothing else is said', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await register(page)
    const ask = await askToSignOut(page)
    expect(Math.round((await ask.boundingBox())!.width)).toBe(400)
  })

  test('[SHELL-092, CONST2-031, SHELL-064] Enter confirms the sign-out, until which the token stays', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await register(page)
    const ask = await askToSignOut(page)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await ask.waitFor({ state: 'detached' })
  })

  test('[SHELL-091, CONST2-030] have one button, which reads CLOSE', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page.getByRole('button', { name: 'Licences' }).click()
    const licences = page.getByTestId('licences')
    await licences.waitFor()
    const words = await licences.getByRole('button').filter({ hasText: /./ }).allInnerTexts()
    expect(words).toEqual(['CLOSE'])
    await licences.getByRole('button', { name: 'CLOSE', exact: true }).click()
    await licences.waitFor({ state: 'detached' })
  })

  /** The question that stands before a sign-out. */
  async function askToSignOut(page: Page) {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    const ask = page.getByRole('dialog', { name: 'Log out' })
    await ask.waitFor()
    return ask
  }
})
