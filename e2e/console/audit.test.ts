import { asOwner, type OperatorClient, operatorAt } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from '../fixtures.ts'
import { type Site, signUp, startSite, visit, wide } from '../support.ts'
import { rows, signInAt } from './desk-steps.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('[CONS-057] an auditor reads what an act changed, and the chain names the entry that was edited', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'auditor', '/console/audit')
  await page.getByRole('button', { name: 'Access', exact: true }).click()
  await rows(page).first().click()
  await expect(page.getByRole('heading', { name: 'Place in the chain' })).toBeVisible()
  const verify = page.getByRole('button', { name: 'Verify the chain' })
  await verify.click()
  await expect(page.getByRole('status').filter({ hasText: /^Whole through entry \d+$/ })).toBeVisible()
  await asOwner(
    site.database,
    `alter table audit.entry disable trigger all;
    update audit.entry set actor = 'operator:1000' where id = 2;
    alter table audit.entry enable trigger all`,
  )
  await verify.click()
  await page.getByRole('link', { name: 'Entry 2 does not hold' }).click()
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('operator:1000')
  expect(faults).toEqual([])
})

/** Runs a job now, and waits for its end. While the clock runs it, it is asked again. */
async function runNow(desk: OperatorClient, name: string): Promise<void> {
  const begin = async () => (await desk.send('jobs.runNow', { name, reason: 'to see it sealed' })).body.success
  await expect.poll(begin).toBe(true)
  await expect.poll(async () => (await lastRun(desk, name))?.outcome).toBe('ok')
}
const lastRun = async (desk: OperatorClient, job: string) =>
  (await desk.call('jobs.list', {})).list.find(({ name }) => name === job)!.lastRun

const newestTransfer = async (desk: OperatorClient) => (await desk.call('ledger.transfers', { limit: 1 })).list[0]!.id

const sealed = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Details' })
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Sealed ledger' }) })

test('[CONS-034] an auditor sees a transfer verified by the published root, a young one wait, and an edited one fail', async () => {
  const desk = await operatorAt(site, 'operator2')
  for (const job of ['ledger-house-totals', 'ledger-house-totals', 'ledger-seals']) await runNow(desk, job)
  const { list } = await desk.call('ledger.transfers', { limit: 200 })
  const id = list.at(-1)!.id
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'auditor', `/console/ledger/transfers?row=${id}`)
  await expect(sealed(page).getByRole('status')).toHaveText('Verified')
  const chain = (await sealed(page).getByTestId('sealed-published').innerText()).slice(1, 17)
  const { page: visitor } = await site.visitor()
  await visit(visitor, '/fairness')
  await visitor.getByRole('link', { name: 'The sealed ledger' }).click()
  await expect(visitor.getByRole('table', { name: 'The sealed ledger' })).toContainText(/\d/)
  const { list: blocks } = await visitor.evaluate(
    async () => (await (await fetch('/wps/ext/fairness/ledger')).json()).value,
  )
  expect(blocks.map((block: { chain: string }) => block.chain.slice(-16))).toContain(chain)

  await signUp(visitor)
  await page.goto(`/console/ledger/transfers?row=${await newestTransfer(desk)}`)
  await expect(sealed(page).getByRole('status')).toHaveText('Not sealed yet')

  await asOwner(
    site.database,
    `alter table ledger.transfer disable trigger transfer_immutable;
    update ledger.transfer set amount = amount + 1 where id = ${id};
    alter table ledger.transfer enable trigger transfer_immutable`,
  )
  await page.goto(`/console/ledger/transfers?row=${id}`)
  await expect(sealed(page).getByRole('status')).toHaveText('Does not match')
  expect(faults.filter(fault => !fault.includes('409'))).toEqual([])
})
