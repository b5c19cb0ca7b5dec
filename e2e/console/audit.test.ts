import { asOwner } from '@baize/testing'
import { expect, test } from '../fixtures.ts'
import { type Site, startSite, wide } from '../support.ts'
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
