import { parseAmount } from '@baize/money'
import { TestClient } from '@baize/testing'
import { moneyText } from '@baize/ui/money.tsx'
import type { Locator } from 'playwright-core'
import { agentCentre, demoPassword, signIn } from './agent-steps.ts'
import { openPage, secret, setUp, step } from './cashier-steps.ts'
import { expect, test } from './fixtures.ts'
import { type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const form = /^Write the amount as 1,000\.50/
const decimals = /^At most two decimals/
const unreadable: [typed: string, said: RegExp][] = [
  ['1e9', form],
  ['NaN', form],
  ['🎲', form],
  ['1 000', form],
  ['1.000,50', form],
  ['-20', form],
  ['20.000', decimals],
  ['1000.505', decimals],
  ['9999999999999999', /^At most P 100,000,000,000\.00 at once/],
  ['0', /^Enter an amount above 0/],
]

/** Types each into the form and presses on; the form says in the field's line what is wrong, and goes nowhere. */
async function refusesAll(panel: Locator): Promise<void> {
  const field = panel.getByLabel(/^Amount/)
  for (const [typed, said] of unreadable) {
    await field.fill(typed)
    await panel.locator('form button[type="submit"]').click()
    await panel.getByRole('alert').filter({ hasText: said }).waitFor()
    expect(await field.inputValue()).toBe(typed)
  }
}

test('[WALK-001] a deposit is for the amount as it was written, or for none', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signIn(page, 'player')
  const panel = await openPage(page, 'depositv2')
  await panel.getByTestId('deposit-form').waitFor()
  await refusesAll(panel)
  for (const [typed, shown] of [
    ['1,000.50', 'P 1,000.50'],
    ['20,000', 'P 20,000.00'],
    ['１，２３４．５', 'P 1,234.50'],
    [' P 100.00 ', 'P 100.00'],
  ] as const) {
    await panel.getByLabel(/^Amount/).fill(typed)
    await panel.getByRole('button', { name: `Deposit and pay ${shown}`, exact: true }).waitFor()
  }
  await step(panel, 'Deposit and pay P 100.00')
  await page.getByRole('button', { name: 'Pay 100.00' }).waitFor()
  expect(faults).toEqual([])
})

test('[WALK-001] money leaves by the amount as it was written, or does not leave', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await setUp(site.url, await signUp(page))
  const panel = await openPage(page, 'withdraw')
  await panel.getByTestId('withdraw-form').waitFor()
  await refusesAll(panel)
  await panel.getByLabel(/^Amount/).fill('1,000.00')
  await panel.getByRole('button', { name: 'Withdraw P 1,000.00', exact: true }).waitFor()
  expect(faults).toEqual([])
})

test('[WALK-023] a transfer to a downline ends with what went where and what is left, and the next form is empty', async () => {
  const client = await (await new TestClient(site.url).open()).signIn('agent', demoPassword)
  const digits = { newPassword: secret, confirmNewPassword: secret }
  await client.call('security.setWithdrawalPassword', { oldPassword: demoPassword, ...digits })
  const left = async () => moneyText((await client.call('cashier.funds', {})).available, 'P')
  const { page, faults } = await site.visitor({ viewport: wide })
  await signIn(page, 'agent')
  await visit(page, '/?agent=downlineManagmentView')
  const row = agentCentre(page).getByRole('row').filter({ hasText: 'aiko' })
  await row.click()
  const sheet = page.getByTestId('downline')
  const line = sheet.locator('dl div').filter({ hasText: 'Balance' }).locator('dd')
  const before = await line.innerText()
  await step(sheet, 'Transfer')
  await sheet.getByText('Available to transfer').waitFor()
  await sheet.getByLabel(/^Amount/).fill('12.50')
  await step(sheet, 'Next')
  await sheet.getByLabel(/^Withdrawal password/).fill(secret)
  await step(sheet, 'Transfer P 12.50')
  const note = sheet.getByTestId('sent')
  await note.getByText('P 12.50 went to aiko.').waitFor()
  expect(await note.innerText()).toContain(await left())
  expect(await sheet.getByRole('button', { name: 'Transfer P 12.50' }).count()).toBe(0)

  await step(note, 'Another transfer')
  expect(await sheet.getByLabel(/^Amount/).inputValue()).toBe('')
  await sheet.getByLabel(/^Amount/).fill('1')
  await step(sheet, 'Next')
  expect(await sheet.getByLabel(/^Withdrawal password/).inputValue()).toBe('')
  await sheet.getByLabel(/^Withdrawal password/).fill(secret)
  await step(sheet, 'Transfer P 1.00')
  await step(note, 'Close')
  const units = (text: string) => parseAmount(text.replace(/^P /, '').replaceAll(',', ''))
  await expect.poll(async () => units(await line.innerText()) - units(before)).toBe(parseAmount('13.50'))
  expect(faults).toEqual([])
})
