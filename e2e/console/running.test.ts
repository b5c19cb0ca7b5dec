import { readFileSync } from 'node:fs'
import { operatorAt } from '@baize/testing'
import type { Page } from 'playwright-core'
import { openPage } from '../cashier-steps.ts'
import { expect, test } from '../fixtures.ts'
import { register, type Site, startSite, visit, wide } from '../support.ts'
import { rows, signInAt } from './desk-steps.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const panel = (page: Page) => page.getByRole('complementary', { name: 'Details' })

/** Confirms the dialog that is open with a reason, and proves the factor where that is asked for. */
async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('the bank is silent')
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

test('a stop of deposits stands on every console and in place of the form, and lifting it lets the member go on', async ({
  afterwards,
}) => {
  const desk = await operatorAt(site, 'operator2')
  // A stop that is lifted already stays so.
  afterwards(() => desk.send('stops.set', { stop: 'deposits', on: false, reason: 'the test is over' }))
  const { page: member, faults } = await site.visitor({ viewport: wide })
  await register(member)
  const { page: colleague } = await site.visitor({ viewport: wide })
  await signInAt(colleague, 'support', '/console/members')
  const { page } = await site.visitor({ viewport: wide })
  await signInAt(page, 'operator', '/console/settings/stops')

  // The form stands open while the brake is pressed: what it sends is refused in words.
  let centre = await openPage(member, 'depositv2')
  const form = centre.getByTestId('deposit-form')
  await form.waitFor()
  await page.getByRole('button', { name: 'Stop: Deposits' }).click()
  await confirm(page, 'Stop')
  await expect(page.getByTestId('stop-deposits')).toHaveAttribute('data-pressed', 'true')
  await expect(colleague.getByTestId('stop-banner')).toHaveText('Stopped for the whole house: Deposits')
  await form.getByRole('button', { name: /^Deposit/ }).click()
  await expect(form.getByRole('alert')).toContainText('The house has stopped this for now: deposits.')
  centre = await openPage(member, 'depositv2')
  await expect(centre.getByTestId('stopped')).toContainText('The house has stopped this for now: deposits.')
  await expect(centre.getByTestId('deposit-form')).toHaveCount(0)

  await page.getByRole('button', { name: 'Lift: Deposits' }).click()
  await confirm(page, 'Lift')
  await expect(page.getByTestId('stop-deposits')).toHaveAttribute('data-pressed', 'false')
  await expect(colleague.getByTestId('stop-banner')).toHaveCount(0)
  // The page asks by itself until the house goes on.
  await expect(centre.getByTestId('deposit-form')).toBeVisible({ timeout: 30_000 })
  const order = member.waitForResponse(
    answer => answer.url().endsWith('/cashier/deposits') && answer.request().method() === 'POST',
  )
  await centre
    .getByTestId('deposit-form')
    .getByRole('button', { name: /^Deposit/ })
    .click()
  expect((await order).status()).toBe(200)
  expect(faults.filter(fault => !fault.includes('409'))).toEqual([])
})

test('what is stopped is said where somebody would sign up, take money out or claim', async ({ afterwards }) => {
  const desk = await operatorAt(site, 'operator2')
  const stops = ['registration', 'withdrawals', 'bonuses'] as const
  const set = (on: boolean) => async () => {
    for (const stop of stops) await desk.send('stops.set', { stop, on, reason: 'a look at the pages' })
  }
  afterwards(set(false))
  const { page: member } = await site.visitor({ viewport: wide })
  await register(member)
  await set(true)()
  const centre = await openPage(member, 'withdraw')
  await expect(centre.getByTestId('stopped')).toContainText('withdrawals')
  await visit(member, '/promotions')
  await expect(member.getByTestId('stopped')).toContainText('promotions, missions and the points mall')
  const { page: visitor } = await site.visitor({ viewport: wide })
  await visit(visitor, '/register')
  await expect(visitor.getByTestId('stopped')).toContainText('new accounts')
})

test('a job is run from the console and its run is seen, with all jobs described', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'operator', '/console/settings/jobs')
  await rows(page).first().waitFor()
  const desk = await operatorAt(site, 'operator2')
  const names = (await desk.call('jobs.list', {})).list.map(({ name }) => name)
  await expect(page.getByText(`${names.length} rows`)).toBeVisible()
  const texts = JSON.parse(readFileSync(new URL('../../apps/console/src/locales/EN.json', import.meta.url), 'utf8'))
  expect(names.filter(name => !(`jobs.work.${name}` in texts))).toEqual([])
  // Its tick is at night, so that the clock does not run it beside us.
  await page.goto('/console/settings/jobs?row=job-runs-prune')
  await panel(page).getByRole('button', { name: 'Run now' }).click()
  await confirm(page, 'Run now')
  await expect(panel(page).getByText('begun by operator').first()).toBeVisible()
  await expect(
    panel(page).getByRole('listitem').filter({ hasText: 'begun by operator' }).first().getByText('Done'),
  ).toBeVisible()
  await panel(page).getByRole('combobox', { name: 'Outcome' }).click()
  await page.getByRole('option', { name: 'Failed' }).click()
  await expect(panel(page).getByText('No run fits.')).toBeVisible()
  expect(faults).toEqual([])
})

test('health opens for an auditor, who finds database, readers, providers and processes there', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'auditor', '/console/settings/health')
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible()
  await expect(page.getByText(/PostgreSQL \d+/)).toBeVisible()
  for (const part of ['Readers of play and money', 'Providers', 'Processes'])
    await expect(page.getByRole('region', { name: part }).getByRole('row').nth(1)).toBeVisible()
  await page.goto('/console/settings/stops')
  await expect(page.getByTestId('stop-play')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop: Play' })).toHaveCount(0)
  expect(faults).toEqual([])
})
