import { randomUUID } from 'node:crypto'
import { demoSecrets, OperatorClient, TestClient, uniqueName } from '@baize/testing'
import type { Page } from 'playwright-core'
import { secret, setUp } from '../cashier-steps.ts'
import { expect, test } from '../fixtures.ts'
import { password, phone, type Site, startSite, wide } from '../support.ts'
import { rows, signInAt } from './desk-steps.ts'
import { takeIt } from './shift-steps.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** What the address says, and which rows stand there. */
const shown = async (page: Page) => ({
  search: new URL(page.url()).search,
  rows: await rows(page).allInnerTexts(),
  panel: await page.getByRole('complementary', { name: 'Details' }).count(),
})

test('[CONS-017] a filtered list with an open row is the same after a reload, and the way back leads to the list as it was', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'operator', '/console/members')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Name, id, contact, number or code' }).fill('agent')
  await expect.poll(() => rows(page).count()).toBeLessThan(5)
  const filtered = await shown(page)
  expect(filtered.search).toMatch(/sort=-account.*q=agent/)
  await rows(page).first().click()
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible()
  const opened = await shown(page)
  await page.reload()
  await expect.poll(() => shown(page)).toEqual(opened)
  await page.goBack()
  await expect.poll(() => shown(page)).toEqual(filtered)
  expect(faults).toEqual([])
})

test('the view that is shown is in sight, also where its bar is too narrow for all', async () => {
  const { page } = await site.visitor({ viewport: phone })
  await signInAt(page, 'cashier', '/console/cashier/withdrawals?view=paid')
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeInViewport({ ratio: 1 })
})

test('[CONS-023] a kept view brings its filters and columns to a colleague, and a reset leads back to what all have', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signInAt(page, 'cashier', '/console/members?sort=account&cols=account,main')
  await page.getByRole('button', { name: 'Keep this view' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('By name')
  await page.getByRole('combobox', { name: 'For' }).click()
  await page.getByRole('option', { name: 'Everybody with the role cashier' }).click()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByRole('button', { name: 'By name' })).toHaveAttribute('aria-pressed', 'true')

  const { page: colleague } = await site.visitor({ viewport: wide })
  await signInAt(colleague, 'cashier2', '/console/members')
  await colleague.getByRole('button', { name: 'By name' }).click()
  // The column of boxes has no name to read.
  const heads = async () => (await colleague.getByRole('columnheader').allInnerTexts()).filter(head => head !== '')
  await expect.poll(heads).toEqual(['Account', 'Balance'])
  expect(new URL(colleague.url()).searchParams.get('sort')).toBe('account')
  await colleague.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(async () => (await heads()).length).toBeGreaterThan(3)
})

test('[CONS-020, CONS-026] a file that was cut off is said to be one, and a decision is made by the keyboard alone', async () => {
  const desk = await (await new OperatorClient(site.url).open()).enter(demoSecrets('cashier2'))
  const proposal = { account: 'player', direction: 'up', amount: '7.00', reason: 'a gift for patience' } as const
  await desk.call('cashier.proposeCorrection', { ...proposal, requestId: randomUUID() })
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'cashier', '/console/members')
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { name: 'Corrections', level: 1 })).toBeVisible()
  await rows(page).first().waitFor()
  await tabTo(page, (await rows(page).first().getByRole('gridcell').first().innerText()).trim())
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible()
  await tabTo(page, 'Approve')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.type('seen by its owner')
  await tabTo(page, 'Approve')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No correction waits here.')).toBeVisible()

  await page.goto('/console/cashier/corrections?view=posted')
  await rows(page).first().waitFor()
  await page.route('**/lists/csv?*', async route => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.lastIndexOf('#end')) })
  })
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('for the books')
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('The file was cut off before its end')).toBeVisible()
  await page.unroute('**/lists/csv?*')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await download).suggestedFilename()).toMatch(/^cashier\.corrections-.*\.csv$/)
  expect(faults).toEqual([])
})

test('[CONS-026] letters are no keys once they are switched off', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signInAt(page, 'auditor', '/console/settings/me')
  await page.getByRole('button', { name: 'Switch letters off as keys' }).press('Enter')
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Let letters act as keys' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Sessions', level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
})

/** Presses Tab until what has the focus begins with the words. */
async function tabTo(page: Page, words: string): Promise<void> {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText?.trim() ?? '')
  for (let presses = 0; presses < 80; presses++) {
    if ((await focused()).startsWith(words)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never led to ${words}`)
}

test('[CONS-018, CONS-026] rows are ticked by press, reach and key, one act is done to all of them, and what was done is told', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'operator', '/console/members?sort=account')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(5)
  const box = (at: number) => rows(page).nth(at).getByRole('checkbox')
  await box(0).click()
  await box(2).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('group', { name: 'Chosen rows' })
  await expect(bar).toContainText('3 rows chosen')
  await rows(page).nth(3).focus()
  await page.keyboard.press('x')
  await expect(bar).toContainText('4 rows chosen')
  await page.keyboard.press('x')
  const names = await rows(page).getByRole('link').allInnerTexts()
  await bar.getByRole('button', { name: 'Add a label' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a label' })
  await expect(dialog).toContainText('3 members get this label')
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Harbour')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('the harbour evening')
  await dialog.getByRole('button', { name: 'Add a label' }).click()
  await expect(page.getByRole('status').filter({ hasText: '3 of 3 done.' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect(bar).toHaveCount(0)
  await page.goto('/console/members?sort=account&f.label=Harbour')
  await expect.poll(() => rows(page).getByRole('link').allInnerTexts()).toEqual(names.slice(0, 3))
  await page.getByRole('columnheader').getByRole('checkbox').click()
  await expect(bar).toContainText('3 rows chosen')
  await bar.getByRole('button', { name: 'Choose none' }).click()
  await expect(bar).toHaveCount(0)
  expect(faults).toEqual([])
})

const desk = async (name: string) => (await new OperatorClient(site.url).open()).enter(demoSecrets(name))

/** A new member's order. */
async function waitingWithdrawal(): Promise<string> {
  const [cashier, risk] = [await desk('cashier2'), await desk('risk')]
  const username = uniqueName()
  const member = await (await new TestClient(site.url).open()).register(username, password)
  await setUp(site.url, username)
  const gift = { account: username, direction: 'up', amount: '500.00', reason: 'a lucky evening' } as const
  const { id } = await cashier.call('cashier.proposeCorrection', { ...gift, requestId: randomUUID() })
  await risk.call('cashier.approveCorrection', { id, reason: 'a lucky evening' })
  const [account] = await member.call('cashier.payoutAccounts', {})
  const ask = (amount: string) => {
    const how = { withdrawalPassword: secret, requestId: randomUUID(), forfeitBonus: true }
    return member.call('cashier.withdraw', { payoutAccountId: account!.id, amount, ...how })
  }
  // From then on the holder of the account is known to be the member.
  const { id: first } = await ask('60.00')
  await cashier.call('cashier.reviewWithdrawal', { id: first, reason: 'compared', holderChecked: true })
  const { number } = await ask('123.00')
  return number
}

test('[CONS-018] what became of an act is told also where it took its rows off the list', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'cashier', '/console/cashier/withdrawals?f.state=REQUESTED')
  const number = await waitingWithdrawal()
  await rows(page).filter({ hasText: number }).click()
  // The demo's robot leaves it then, and so do colleagues.
  await takeIt(page)
  const { page: colleague } = await site.visitor({ viewport: wide })
  await signInAt(colleague, 'cashier2', `/console/cashier/withdrawals?row=${number}`)
  await expect(colleague.getByRole('button', { name: 'Taken by cashier', exact: true })).toBeDisabled()
  const row = rows(page).filter({ hasText: number })
  await row.getByRole('checkbox').click()
  await page.getByRole('group', { name: 'Chosen rows' }).getByRole('button', { name: 'Review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Sum' }).fill('123.00')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('as the papers say')
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 of 1 done.' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '1 of 1 done.' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)
  expect(faults).toEqual([])
})
