import { demoSecrets, OperatorClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from '../fixtures.ts'
import { phone, type Site, startSite, wide } from '../support.ts'
import { rows, signInAt } from './desk-steps.ts'

let site: Site
let id: string
test.beforeAll(async () => {
  site = await startSite()
  const desk = await (await new OperatorClient(site.url).open()).enter(demoSecrets('operator'))
  const { list } = await desk.call('members.find', { q: 'linh' })
  id = list.find(({ account }) => account === 'linh')!.id
})
test.afterAll(() => site.stop())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Move to another upline' })

/** Opens the move from the tree, names an upline and waits for what it would do. */
async function look(page: Page, upline: string): Promise<void> {
  await page.goto(`/console/members/${id}/tree`)
  await page.getByRole('button', { name: 'Move to another upline' }).click()
  await dialog(page).getByRole('textbox', { name: 'New upline' }).fill(upline)
}

test('[CONS-033] a move is refused with its reason, looked at, asked for, agreed to, shown on the file and cancelled', async () => {
  const { page: first, faults } = await site.visitor({ viewport: wide })
  await signInAt(first, 'operator')
  await look(first, 'linh')
  await expect(dialog(first).getByText('This member would then be below themselves')).toBeVisible()
  const confirm = dialog(first).getByRole('button', { name: 'Move to another upline' })
  await expect(confirm).toBeDisabled()
  await dialog(first).getByRole('textbox', { name: 'New upline' }).fill('general')
  await expect(dialog(first).getByText('Takes effect')).toBeVisible()
  await expect(dialog(first).getByText('Members who move')).toBeVisible()
  await dialog(first).getByRole('textbox', { name: 'Reason' }).fill('the agent has left')
  await confirm.click()
  await expect(first.getByText('Asked for. It waits for another person.')).toBeVisible()

  const { page: second } = await site.visitor({ viewport: wide })
  await signInAt(second, 'operator2', '/console/approvals')
  await rows(second)
    .filter({ hasText: `account:${id}` })
    .click()
  const panel = second.getByRole('complementary', { name: 'Details' })
  await expect(panel.getByRole('heading', { name: /members\.move/ })).toBeVisible()
  await panel.getByRole('button', { name: 'Agree' }).click()
  await second.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('the papers say so')
  await second.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(panel.getByText('Done', { exact: true }).first()).toBeVisible()

  await first.goto(`/console/members/${id}/profile`)
  const planned = first.getByRole('status').filter({ hasText: 'Moves to general' })
  await expect(planned).toBeVisible()
  await planned.getByRole('button', { name: 'Cancel the move' }).click()
  await first.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('it was the other one')
  await first.getByRole('dialog').getByRole('button', { name: 'Cancel the move' }).click()
  await expect(planned).toBeHidden()
  expect(faults).toEqual([])
})

test('[CONS-033] whoever may not move a member sees neither the act nor its button', async () => {
  const { page } = await site.visitor({ viewport: phone })
  await signInAt(page, 'support', `/console/members/${id}/tree`)
  await expect(page.getByRole('heading', { name: 'linh', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Acts' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move to another upline' })).toHaveCount(0)
})
