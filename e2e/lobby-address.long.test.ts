import type { Page } from 'playwright-core'
import { signIn } from './agent-steps.ts'
import { expect, test } from './fixtures.ts'
import { path, phone, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const titles = (page: Page) => page.locator('main a[href^="/seamless"]').first().innerText()
const choice = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test.describe('an address of a lobby keeps', () => {
  test('[WALK-014] the search, over a reload and on the way back from a game', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await signUp(page)
    await visit(page, '/rng')
    const box = page.getByRole('main').getByLabel('Search games')
    await box.fill('dragon')
    await expect.poll(() => search(page)).toEqual({ q: 'dragon' })
    await expect.poll(() => titles(page)).toMatch(/dragon/i)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect.poll(() => titles(page)).toMatch(/dragon/i)
    expect(await box.inputValue()).toBe('dragon')
    await page.keyboard.press('Escape')
    await page.locator('main a[href^="/seamless"]').first().click()
    await expect.poll(() => path(page)).toBe('/seamless')
    await page.goBack()
    await expect.poll(() => search(page)).toEqual({ q: 'dragon' })
    await expect.poll(() => titles(page)).toMatch(/dragon/i)
    // A link to the whole hall shows the whole hall.
    await page.locator('header').getByRole('link', { name: 'Slots', exact: true }).click()
    await expect.poll(() => search(page)).toEqual({})
    await expect(box).toHaveValue('')
    expect(faults).toEqual([])
  })

  test('[WALK-014] views and filters, which the server shows too', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    await choice(page, 'Hot games').click()
    await expect.poll(() => search(page)).toEqual({ list: 'hot' })
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await choice(page, 'Hot games').getAttribute('aria-pressed')).toBe('true')
    await visit(page, '/rng?class=JP')
    const jackpots = page.getByRole('main').getByRole('button', { pressed: true })
    await expect.poll(() => jackpots.allInnerTexts()).toContain('Jackpot')
    await visit(page, '/rng?list=fav')
    // A visitor has no list of their own.
    await expect.poll(() => search(page)).toEqual({})
    await page.locator('main a[href^="/seamless"]').first().waitFor()
    expect(faults).toEqual([])
  })
})

test.describe('lotteries', () => {
  const cards = (page: Page) => page.locator('main article')

  test('[EYE-032, WALK-014] are searched and filtered as games are, and the address keeps it', async () => {
    const { page, faults } = await site.visitor({ viewport: phone })
    await visit(page, '/elott')
    await cards(page).first().waitFor()
    const all = await cards(page).count()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await choice(page, 'Dice').click()
    await expect.poll(() => search(page)).toEqual({ kind: 'dice' })
    const dice = await cards(page).count()
    expect(dice).toBeGreaterThan(0)
    expect(dice).toBeLessThan(all)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(cards(page)).toHaveCount(dice)
    const name = (await cards(page).first().locator('strong').innerText()).slice(0, 6)
    await page.getByRole('main').getByLabel('Search games').fill(name)
    // As in every lobby, a search starts over all filters.
    await expect.poll(() => search(page)).toEqual({ q: name.trim() })
    await page.getByRole('main').getByLabel('Search games').fill('no such lottery')
    await page.getByText('No lottery is like that.').waitFor()
    await page.getByRole('button', { name: 'Show all games' }).click()
    await expect(cards(page)).toHaveCount(all)
    expect(faults).toEqual([])
  })

  test('[EYE-025, LAUNCH-009] a betting page opens on the bet that its card names', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await signIn(page, 'player')
    await visit(page, '/elott?kind=dice')
    const link = cards(page).locator('a[href*="vendor=ELOTT"]').first()
    expect(await link.getAttribute('href')).toContain('playType=SUM')
    await link.click()
    await expect.poll(() => search(page).playType).toBe('SUM')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Add to slip' }).waitFor()
    // A bet says what it pays beside its name.
    expect(await frame.locator('.groups [aria-pressed="true"], .bets [aria-pressed="true"]').allInnerTexts()).toEqual([
      'Sum',
      expect.stringMatching(/^Sum\s+×\d/),
    ])
  })
})

test.describe('the site asks', () => {
  test('[EYE-036] for the switches where somebody signs in, and offers no way that was switched off since', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page.locator('header').getByRole('button', { name: 'Code by SMS' }).waitFor()
    await site.settings.switchModule('LOGIN_SMS', false)
    const asked = page.waitForResponse(answer => answer.url().includes('/wps/system/whitelabel'))
    await page.locator('header').getByRole('link', { name: 'Register' }).first().click()
    expect((await asked).status()).toBe(200)
    await expect(page.locator('header').getByRole('button', { name: 'Code by SMS' })).toHaveCount(0)
    expect(faults).toEqual([])
  })

  test('[EYE-036] in which lobby a vendor is open, where an address names it under another', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    const address = () => path(page) + new URL(page.url()).search
    await visit(page, '/elott/vassalage/HLG')
    await expect.poll(address).toBe('/rng?page=HLG')
    await visit(page, '/rng?page=ELOTT')
    await expect.poll(address).toBe('/elott/vassalage/ELOTT')
    expect(faults).toEqual([])
  })
})

test.describe('demo play', () => {
  const spin = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })

  for (const [from, address, viewport] of [
    ['a tile', '/', phone],
    ['a tile', '/rng', wide],
  ] as const)
    test(`from ${from} of ${address} the first spin takes two presses without an account`, async () => {
      const { page, faults } = await site.visitor({ viewport, drawsGames: true })
      await visit(page, address)
      const presses: string[] = []
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Demo: / })
        .first()
        .click()
      presses.push('demo')
      await spin(page).click()
      presses.push('spin')
      const result = page.frameLocator('iframe').locator('.text-result')
      await result.filter({ hasText: 'Balance' }).waitFor({ state: 'attached', timeout: 90_000 })
      expect(presses).toHaveLength(2)
      expect(path(page)).toBe('/seamless')
      expect(faults).toEqual([])
    })
})
