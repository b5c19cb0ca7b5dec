import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { balance, path, phone, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSite()
})
test.afterAll(() => site.stop())

const slide = (page: Page) => page.getByTestId('banners').locator('[aria-roledescription="slide"]').first()

test('[MEND-049] banners follow a switch of the language at once, and the call behind it names the host', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/')
  const english = await slide(page).getByRole('heading').innerText()
  await page.waitForFunction(() => sessionStorage.getItem('index_notice') !== null)
  const permission = page.waitForRequest('**/wps/system/permission*')
  await page.getByRole('button', { name: /^Language:/ }).click()
  await page.getByRole('button', { name: '日本語' }).click()
  expect(new URL((await permission).url()).searchParams.get('url')).toBe(new URL(site.url).host)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(slide(page).getByRole('heading')).not.toHaveText(english)
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('index_notice')!) as { language: string })
  await expect.poll(async () => (await kept()).language).toBe('JA')
  expect(faults).toEqual([])
})

test('[MEND-049] Enter in a field confirms the dialogs of the mall', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/pointMall')
  await page.getByRole('button', { name: 'Convert points' }).click()
  const convert = page.getByTestId('convert')
  await convert.getByLabel(/^Points to convert/).fill('100')
  await convert.getByLabel(/^Withdrawal password/).fill('482913')
  const asked = page.waitForRequest(request => request.method() === 'POST' && /convert/i.test(request.url()))
  await page.keyboard.press('Enter')
  await asked
  expect(faults).toEqual([])
})

test('[MEND-049] the menu of a phone tells the time, and lists vendors by the rule of the header', async () => {
  const { page, faults } = await site.visitor({ viewport: phone, hasTouch: true })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.locator('time').first().waitFor()
  const vendorsOf = (type: string) => menu.getByTestId(`menu-${type}`).getByRole('listitem')
  await expect(vendorsOf('RNG')).toHaveCount(12)
  expect([await vendorsOf('ELOTT').count(), await vendorsOf('DS88').count()]).toEqual([0, 0])
  await menu.getByRole('searchbox').fill('zephyr')
  await expect(vendorsOf('RNG')).toHaveText(['Zephyr Pane'])
  expect(faults).toEqual([])
})

test('[MEND-049] the menu opens the first lottery with the kind of play that its card names', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/')
  const menu = page.getByRole('navigation', { name: 'Games by type' })
  await menu.getByRole('link', { name: 'Lottery', exact: true }).click()
  await expect.poll(() => path(page)).toBe('/lottery')
  expect(new URL(page.url()).searchParams.get('playType')).toBeTruthy()
  expect(faults).toEqual([])
})

test('[MEND-049] the demo has a sports vendor among the esports, and live tables that are hot', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/esports')
  await page.getByTestId('hall').getByRole('link', { name: 'Arena Matches' }).first().waitFor()
  await visit(page, '/live')
  await page.getByRole('button', { name: 'Hot games' }).click()
  await page.getByRole('main').locator('li a').first().waitFor()
  expect(faults).toEqual([])
})

test('[MEND-049] a trial guest is warned once on the southern page', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Free trial' }).click()
  await balance(page).filter({ hasText: /\d/ }).waitFor()
  await visit(page, '/seaLottery?gameCode=SEA_4D')
  await expect.poll(() => path(page)).toBe('/')
  await page.getByTestId('message').first().waitFor()
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await expect(page.locator('dialog')).toHaveCount(1)
  expect(faults).toEqual([])
})
