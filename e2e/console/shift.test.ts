import { randomUUID } from 'node:crypto'
import { demoSecrets, OperatorClient, TestClient, uniqueName } from '@baize/testing'
import type { Page } from 'playwright-core'
import { secret, setUp } from '../cashier-steps.ts'
import { expect, test } from '../fixtures.ts'
import { password, type Site, startSite, wide } from '../support.ts'
import { rows, signInAt } from './desk-steps.ts'

let site: Site
let numbers: string[]
test.beforeAll(async () => {
  site = await startSite()
  numbers = await threeWithdrawals()
})
test.afterAll(() => site.stop())

const panel = (page: Page) => page.getByRole('complementary', { name: 'Details' })

/** A new member gets 9,000 by two operators, and asks for it in three orders. */
async function threeWithdrawals(): Promise<string[]> {
  const desk = async (name: string) => (await new OperatorClient(site.url).open()).enter(demoSecrets(name))
  const [first, second] = [await desk('cashier'), await desk('risk')]
  const username = uniqueName()
  const member = await (await new TestClient(site.url).open()).register(username, password)
  await setUp(site.url, username)
  const gift = { account: username, direction: 'up', amount: '9000.00', reason: 'a lucky evening' } as const
  const { id } = await first.call('cashier.proposeCorrection', { ...gift, requestId: randomUUID() })
  await second.call('cashier.approveCorrection', { id, reason: 'a lucky evening' })
  const [account] = await member.call('cashier.payoutAccounts', {})
  const ask = async (amount: string) => {
    const how = { withdrawalPassword: secret, requestId: randomUUID(), forfeitBonus: true }
    return (await member.call('cashier.withdraw', { payoutAccountId: account!.id, amount, ...how })).number
  }
  const asked = [await ask('600.00'), await ask('5600.00'), await ask('300.00')]
  for (const number of asked) await first.call('cashier.claim', { number })
  return asked
}

/** Opens an order in the queue of withdrawals. */
async function open(page: Page, number: string): Promise<void> {
  await page.goto(`/console/cashier/withdrawals?row=${number}`)
  await expect(panel(page).getByRole('heading', { name: number })).toBeVisible()
}

async function takeIt(page: Page): Promise<void> {
  await panel(page)
    .getByRole('button', { name: /^Take it/ })
    .click()
  await expect(panel(page).getByRole('button', { name: 'Leave it' })).toBeVisible()
}

/** Confirms the dialog that is open with a reason, after all that it asks to be looked at was ticked. */
async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (const box of await dialog.getByRole('checkbox').all())
    if (!(await box.isDisabled()) && !(await dialog.getByText('More follows later').count())) await box.check()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('as the papers say')
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

test('[OPER-004] a withdrawal is approved by one, sent in three parts by another, and every step is told beside it', async () => {
  const number = numbers[0]!
  const { page: first, faults } = await site.visitor({ viewport: wide })
  await signInAt(first, 'cashier')
  await open(first, number)
  await panel(first).getByRole('button', { name: 'Approve' }).click()
  await confirm(first, 'Approve')
  await expect(panel(first).getByText('In review').first()).toBeVisible()

  const { page: second } = await site.visitor({ viewport: wide })
  await signInAt(second, 'cashier2')
  await open(second, number)
  await takeIt(second)
  await panel(second).getByRole('button', { name: 'Note as paid' }).click()
  const dialog = second.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Amount of part 1' }).fill('200.00')
  for (const part of [2, 3]) {
    await dialog.getByRole('button', { name: 'Another part' }).click()
    await dialog.getByRole('textbox', { name: `Amount of part ${part}` }).fill('200.00')
  }
  for (const part of [0, 1, 2])
    await dialog.getByRole('textbox', { name: 'Reference of the payment' }).nth(part).fill(`bank-${number}-${part}`)
  const fee = await dialog.getByRole('status').count()
  if (fee > 0) {
    // The fee is kept back, so that the last part is smaller by it.
    const rest = (await dialog.getByRole('status').innerText()).match(/of P ([\d,.]+)\.$/)![1]!.replace(',', '')
    await dialog.getByRole('textbox', { name: 'Amount of part 3' }).fill((Number(rest) - 400).toFixed(2))
  }
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('sent by three transfers')
  await dialog.getByRole('button', { name: 'Note as paid' }).click()
  await expect(panel(second).getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(panel(second).getByText(`bank-${number}-2`)).toBeVisible()
  await expect(panel(second).getByText('cashier.payWithdrawal').first()).toBeVisible()
  expect(faults).toEqual([])
})

test('[CONS-012, OPER-005] one above 5,000.00 waits until a third person agrees, who sees what it changes', async () => {
  const number = numbers[1]!
  const { page: reviewer } = await site.visitor({ viewport: wide })
  await signInAt(reviewer, 'cashier')
  await open(reviewer, number)
  await panel(reviewer).getByRole('button', { name: 'Approve' }).click()
  await confirm(reviewer, 'Approve')

  const { page: payer } = await site.visitor({ viewport: wide })
  await signInAt(payer, 'cashier2')
  await open(payer, number)
  await takeIt(payer)
  await panel(payer).getByRole('button', { name: 'Note as paid' }).click()
  await payer.getByRole('dialog').getByRole('textbox', { name: 'Reference of the payment' }).fill(`bank-${number}`)
  await payer.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('sent at noon')
  await payer.getByRole('dialog').getByRole('button', { name: 'Note as paid' }).click()
  await expect(payer.getByText('Asked for. It waits for another person.')).toBeVisible()

  const { page: third } = await site.visitor({ viewport: wide })
  await signInAt(third, 'risk', '/console/approvals')
  await rows(third).filter({ hasText: number }).click()
  await expect(panel(third).getByRole('heading', { name: /cashier\.payWithdrawal/ })).toBeVisible()
  await panel(third).getByRole('button', { name: 'Agree' }).click()
  await confirm(third, 'Agree')
  await expect(panel(third).getByText('Done', { exact: true }).first()).toBeVisible()
  await open(payer, number)
  await expect(panel(payer).getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('[OPER-003] a member is found behind a number, locked, seen as locked by a colleague, and unlocked', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'risk')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Screen, member/ }).fill('linh')
  await page.getByRole('option', { name: /linh/ }).first().click()
  await expect(page.getByRole('heading', { name: 'linh', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Play' }).check()
  await page.getByRole('textbox', { name: 'Reason' }).fill('looks like a machine')
  await page.getByRole('dialog').getByRole('button', { name: 'Lock' }).click()
  await expect(page.getByText('Locked', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Limits' }).click()
  await expect(page.getByText('Until it is lifted')).toBeVisible()
  await page.getByRole('link', { name: 'Notes' }).click()
  await page.getByRole('button', { name: 'New note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Played 3 hours without a pause.')
  await page.getByRole('button', { name: 'Write' }).click()
  await expect(page.getByText('Played 3 hours without a pause.')).toBeVisible()
  expect(faults).toEqual([])
})
