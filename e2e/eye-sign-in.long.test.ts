import type { Page } from 'playwright-core'
import { demoPassword } from './agent-steps.ts'
import { expect, test } from './fixtures.ts'
import { balance, path, type Site, startSite, visit } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const narrowest = { width: 1200, height: 800 }
const header = (page: Page) => page.locator('header').first()
const languages = ['EN', 'CN', 'VI', 'JA', 'TH', 'TY', 'ID']

test.describe('ways in, in the header of 1200 pixels and more', () => {
  test('[EYE-004] recovery, a code by SMS, remember-me and the free trial are one press away', async () => {
    const { page, context, faults } = await site.visitor({ viewport: narrowest })
    await visit(page, '/help')
    await header(page).getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByTestId('forgetPassModal').waitFor()
    await page.keyboard.press('Escape')
    await page.getByTestId('forgetPassModal').getByRole('button', { name: 'Close' }).first().click()

    await header(page).getByRole('button', { name: 'Code by SMS' }).click()
    const login = page.getByTestId('loginPopupModal')
    await login.getByRole('button', { name: 'Send code' }).waitFor()
    await login.getByRole('button', { name: 'Close' }).first().click()

    await header(page).getByRole('checkbox', { name: 'Remember me' }).check()
    await header(page).getByLabel('Username').fill('player')
    await header(page).getByLabel('Password', { exact: true }).fill(demoPassword)
    await header(page).getByRole('button', { name: 'Log in', exact: true }).click()
    await balance(page).filter({ hasText: /\d/ }).waitFor()
    expect((await context.cookies()).map(({ name }) => name)).toContain('loginRemember')
    expect(faults).toEqual([])
    await context.close()

    const guest = await site.visitor({ viewport: narrowest })
    await visit(guest.page, '/help')
    await header(guest.page).getByRole('button', { name: 'Free trial' }).click()
    await balance(guest.page).filter({ hasText: /\d/ }).waitFor()
    await expect.poll(() => path(guest.page)).toBe('/')
  })

  test('[EYE-004] no language makes the header wider than the window, and none of its ways lies outside or on another', async () => {
    const { page, context } = await site.visitor({ viewport: narrowest })
    for (const language of languages) {
      await context.addCookies([{ name: 'lang', value: language, url: site.url }])
      await visit(page, '/help')
      for (const width of [1200, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const measured = await header(page).evaluate(element => {
          const { right, bottom } = element.getBoundingClientRect()
          const form = element.querySelector('form')!
          const boxes = [...form.querySelectorAll('input:not([type=checkbox]), label, button, a')]
            .filter(part => !part.closest('span')?.contains(part) || part.tagName !== 'BUTTON')
            .map(part => part.getBoundingClientRect())
          const overlaps = boxes.some((one, index) =>
            boxes
              .slice(index + 1)
              .some(
                other =>
                  one.left < other.right - 1 &&
                  other.left < one.right - 1 &&
                  one.top < other.bottom - 1 &&
                  other.top < one.bottom - 1,
              ),
          )
          const inside = boxes.every(box => box.right <= right && box.bottom <= bottom && box.left >= 0)
          return { overlaps, inside, scrolls: document.documentElement.scrollWidth > innerWidth }
        })
        expect([language, width, measured]).toEqual([
          language,
          width,
          { overlaps: false, inside: true, scrolls: false },
        ])
      }
    }
  })
})

test.describe('the free trial', () => {
  test('[WALK-012] goes on into the game that asked for it', async () => {
    const { page, faults } = await site.visitor({ viewport: narrowest })
    await visit(page, '/rng')
    const tile = page.locator('main a[href^="/seamless"]').first()
    const address = (await tile.getAttribute('href'))!
    await tile.click()
    await page
      .getByTestId('loginPopupModal')
      .getByRole('button', { name: /^Try it free/ })
      .click()
    await page.locator('iframe').waitFor()
    expect(page.url()).toContain(new URLSearchParams(address.split('?')[1]).get('gameCode')!)
    expect(faults).toEqual([])
  })

  test('[WALK-012] the page of a game offers it too, and the game opens there', async () => {
    const { page, faults } = await site.visitor({ viewport: narrowest })
    await visit(page, '/rng')
    const address = await page.locator('main a[href^="/seamless"]').first().getAttribute('href')
    await visit(page, address!)
    await page.getByRole('main').getByRole('button', { name: 'Free trial' }).click()
    await page.locator('iframe').waitFor()
    expect(page.url()).toContain(address)
    expect(faults).toEqual([])
  })
})
