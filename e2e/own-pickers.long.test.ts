import { type SettledBet, writeBets } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { documentViolations, phone, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const centre = (page: Page) => page.getByTestId('personalCentre')
const from = (page: Page) => centre(page).getByLabel('From', { exact: true })
const to = (page: Page) => centre(page).getByLabel('To', { exact: true })
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Days' })
const bets = (page: Page) =>
  centre(page).getByTestId('totals').locator('div', { hasText: 'Bets' }).locator('dd').first()
const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
/** The button of a day in the calendar. */
const dayButton = (page: Page, day: string) => calendar(page).locator(`[data-day="${day}"] button`)

/** A member's betting record with one bet of today and one of three days ago; the day that it is there. */
async function record(page: Page): Promise<string> {
  const username = await signUp(page)
  const { account_id: memberId } = await site.database.kysely
    .selectFrom('identity.account_state')
    .select('account_id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const bet = (at: number, gameType: SettledBet['gameType']): SettledBet => ({
    ...{ gameType, stake: '50.00', payout: '95.00', status: 'WON', validBet: '50.00' },
    at: new Date(at).toISOString(),
  })
  await writeBets(site, memberId, [bet(Date.now(), 'RNG'), bet(Date.now() - 3 * 86_400_000, 'SPORTS')])
  await visit(page, '/help?centre=personalHistoryCopy')
  await expect(bets(page)).toHaveText('2')
  return to(page).inputValue()
}

test.describe('days of a record', () => {
  test('are chosen from a calendar by keys alone: the first press begins the range, the second ends it', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    const today = await record(page)
    expect(await centre(page).locator('input[type=date], select').count()).toBe(0)
    await to(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await calendar(page).locator(':focus').waitFor()
    expect(await documentViolations(page)).toEqual([])
    await dayButton(page, today).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await calendar(page).waitFor({ state: 'hidden' })
    expect([await from(page).inputValue(), await to(page).inputValue()]).toEqual([addDays(today, -1), today])
    await expect(bets(page)).toHaveText('1')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Calendar: Days')
    await page.keyboard.press('Enter')
    await calendar(page).locator(':focus').waitFor()
    await page.keyboard.press('Escape')
    await calendar(page).waitFor({ state: 'hidden' })
    await centre(page).getByRole('heading', { name: 'Betting record' }).waitFor()
    expect(faults).toEqual([])
  })

  test('are typed as well; a day that may not be chosen is refused in its line, and changes nothing', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const today = await record(page)
    await from(page).fill(addDays(today, -1).replaceAll('-', '/'))
    await expect(bets(page)).toHaveText('1')
    await expect(from(page)).toHaveValue(addDays(today, -1))
    await to(page).fill(addDays(today, 1))
    await centre(page).getByText(`Choose a day up to ${today}.`).waitFor()
    await to(page).fill('soon')
    await to(page).press('Enter')
    await centre(page).getByText(`Enter a day such as ${today}.`).waitFor()
    await expect(to(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await bets(page).innerText()).toBe('1')
    await centre(page).getByRole('button', { name: 'Previous 7 days' }).click()
    await expect(to(page)).toHaveValue(today)
    await expect(bets(page)).toHaveText('2')
    await from(page).fill(addDays(today, -90))
    await expect(to(page)).toHaveValue(addDays(today, -60))
  })

  test('open as a sheet on a phone, which a tap anywhere on the field opens', async () => {
    const { page } = await site.visitor({ viewport: phone, hasTouch: true })
    const today = await record(page)
    const box = await from(page).boundingBox()
    await page.touchscreen.tap(box!.x + 30, box!.y + 20)
    await calendar(page).locator(':focus').waitFor()
    const sheet = await calendar(page).boundingBox()
    expect([Math.round(sheet!.x), Math.round(sheet!.width)]).toEqual([0, phone.width])
    expect(await documentViolations(page)).toEqual([])
    await dayButton(page, today).tap()
    await dayButton(page, today).tap()
    await expect(from(page)).toHaveValue(today)
    await expect(bets(page)).toHaveText('1')
  })
})

test.describe('a list of choices', () => {
  test('opens with the arrows, finds by letters, chooses with Enter, and Escape leaves what was chosen', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await record(page)
    const category = centre(page).getByRole('combobox', { name: 'Category' })
    const active = () =>
      page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant')
        return id ? document.getElementById(id)?.textContent : null
      })
    await category.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).toBe('All')
    expect(await documentViolations(page)).toEqual([])
    await page.keyboard.press('s')
    await expect.poll(active).toBe('Slots')
    await page.keyboard.press('End')
    await page.keyboard.press('Escape')
    await expect.poll(active).toBeNull()
    expect(await category.innerText()).toBe('All')
    await page.keyboard.type('slo')
    await expect.poll(active).toBe('Slots')
    await page.keyboard.press('Enter')
    await expect(category).toHaveText('Slots')
    await expect(bets(page)).toHaveText('1')
  })
})
