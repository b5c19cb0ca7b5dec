import { randomUUID } from 'node:crypto'
import { demoSecrets, OperatorClient, TestClient, uniqueName } from '@baize/testing'
import type { Page } from 'playwright-core'
import { secret, setUp } from '../cashier-steps.ts'
import { expect, test } from '../fixtures.ts'
import { password, type Site, startSite, wide } from '../support.ts'
import { rows, signInAt } from './desk-steps.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const panel = (page: Page) => page.getByRole('complementary', { name: 'Details' })
const dialog = (page: Page) => page.getByRole('dialog')

/** A new member with money, who has asked for 300.00. */
async function memberWhoWaits() {
  const desk = async (name: string) => (await new OperatorClient(site.url).open()).enter(demoSecrets(name))
  const [first, second] = [await desk('cashier'), await desk('risk')]
  const username = uniqueName()
  const member = await (await new TestClient(site.url).open()).register(username, password)
  await setUp(site.url, username)
  const gift = { account: username, direction: 'up', amount: '900.00', reason: 'a lucky evening' } as const
  const { id } = await first.call('cashier.proposeCorrection', { ...gift, requestId: randomUUID() })
  await second.call('cashier.approveCorrection', { id, reason: 'a lucky evening' })
  const [account] = await member.call('cashier.payoutAccounts', {})
  const ask = () => {
    const how = { withdrawalPassword: secret, requestId: randomUUID(), forfeitBonus: true }
    return member.send('cashier.withdraw', { payoutAccountId: account!.id, amount: '300.00', ...how })
  }
  const asked = await ask()
  return { username, number: asked.body.value.number, askAgain: async () => (await ask()).body.errorCode }
}

async function change(page: Page, button: string): Promise<void> {
  await panel(page).getByRole('button', { name: button }).click()
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('of somebody who cheats')
  await dialog(page).getByRole('button', { name: button }).click()
  await dialog(page).waitFor({ state: 'hidden' })
}

test('[OPER-004] a number is blocked: its member asks in vain, an order that waits cannot be approved, and both go on once it is lifted', async () => {
  const { username, number, askAgain } = await memberWhoWaits()
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'risk', `/console/cashier/accounts?f.account=${username}`)
  await rows(page).first().click()
  await change(page, 'Block the number')
  await expect(panel(page).getByText('of somebody who cheats')).toBeVisible()
  await expect(rows(page).first()).toContainText('Blocked')
  expect(await askAgain()).toBe('payout_number_blocked')

  await page.goto(`/console/cashier/withdrawals?row=${number}`)
  await panel(page).getByRole('button', { name: 'Take it', exact: true }).click()
  await expect(panel(page).getByRole('button', { name: 'Reject' })).toBeEnabled()
  await expect(panel(page).getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect(panel(page).getByText('Blocked', { exact: true }).first()).toBeVisible()
  await page.goto('/console/cashier/withdrawals')
  await expect(rows(page).filter({ hasText: number })).toContainText('Blocked')

  await page.goto(`/console/cashier/accounts?view=blocked&f.account=${username}`)
  await rows(page).first().click()
  await change(page, 'Lift the block')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  expect(await askAgain()).toBe(null)
  await page.goto(`/console/cashier/withdrawals?row=${number}`)
  await expect(panel(page).getByRole('button', { name: 'Approve' })).toBeEnabled()
  expect(faults).toEqual([])
})

test('[OPER-004] a number that nobody has yet is blocked as it was told; a word in its place is refused at the field', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signInAt(page, 'risk', '/console/cashier/accounts')
  await page.getByRole('button', { name: 'Block a number' }).click()
  await dialog(page).getByRole('combobox', { name: 'Channel' }).click()
  await page.getByRole('option', { name: 'bank', exact: true }).click()
  const field = dialog(page).getByRole('textbox', { name: 'Number' })
  await field.fill('???')
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('the police told us')
  await dialog(page).getByRole('button', { name: 'Block the number' }).click()
  await expect(field).toHaveAccessibleDescription('This does not have the right form.')
  await field.fill('4455 6677 8899')
  await dialog(page).getByRole('button', { name: 'Block the number' }).click()
  await dialog(page).waitFor({ state: 'hidden' })

  const username = uniqueName()
  const member = await (await new TestClient(site.url).open()).register(username, password)
  await setUp(site.url, username)
  const said = {
    channel: 'bank',
    bank: 'SAMPLE',
    holder: 'Lan Anh',
    number: '445566778899',
    withdrawalPassword: secret,
  }
  const { status, body } = await member.send('cashier.addPayoutAccount', said)
  expect([status, body.errorCode]).toEqual([422, 'payout_number_blocked'])
})

test('[CONS-067] whoever only looks has neither the act nor the button', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await signInAt(page, 'auditor', '/console/cashier/accounts')
  await rows(page).first().click()
  await expect(panel(page).getByText('Usable from')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Block (a|the) number/ })).toHaveCount(0)
})
