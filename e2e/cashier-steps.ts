import { type OperatorClient, operatorAt, TestClient, wholePayout } from '@baize/testing'
import type { Locator, Page } from 'playwright-core'
import { password, visit } from './support.ts'

/** The withdrawal password of these journeys. */
export const secret = '482913'

/** Opens a page of the personal centre by its address. */
export async function openPage(page: Page, name: string): Promise<Locator> {
  await visit(page, `/?centre=${name}`)
  const panel = page.getByTestId('personalCentre')
  await panel.locator(`[data-page="${name}"][aria-current="page"]`).waitFor({ state: 'attached' })
  return panel
}

export const step = async (panel: Locator, button: string | RegExp) =>
  panel.getByRole('button', { name: button, exact: true }).click()

/** A withdrawal password and a payout account, made over the wire. */
export async function setUp(url: string, username: string): Promise<void> {
  const client = await (await new TestClient(url).open()).signIn(username, password)
  const digits = { newPassword: secret, confirmNewPassword: secret }
  await client.call('security.setWithdrawalPassword', { oldPassword: password, ...digits })
  const account = {
    channel: 'bank',
    bank: 'SAMPLE',
    holder: 'Lan Anh',
    number: '0011 2233 4455',
    withdrawalPassword: secret,
  }
  await client.call('cashier.addPayoutAccount', account)
}

/** Chooses the bank of a new payout account. */
export async function chooseBank(panel: Locator): Promise<void> {
  await panel.getByRole('combobox', { name: 'Bank' }).click()
  await panel.page().getByRole('option', { name: 'Sample Bank (demo)' }).click()
}

/** Asks for a withdrawal; answers its card. */
export async function withdraw(page: Page, amount: string): Promise<Locator> {
  const panel = await openPage(page, 'withdraw')
  await panel.getByLabel(/^Amount/).fill(amount)
  await panel.getByLabel(/^Withdrawal password/).fill(secret)
  await step(panel, /^Withdraw P/)
  const card = panel.locator('[data-order]').first()
  await card.getByText('Requested').first().waitFor()
  return card
}

export interface Desks {
  reviewer: OperatorClient
  /** Another operator: nobody lets an order be paid and pays it. */
  payer: OperatorClient
}

/** The two cashiers of the demo, signed in. */
export async function openDesks(url: string): Promise<Desks> {
  return { reviewer: await operatorAt({ url }, 'cashier'), payer: await operatorAt({ url }, 'cashier2') }
}

/** Lets an order be paid. The demo's robots work at the same queue: whoever comes first pays. */
export async function pay({ reviewer, payer }: Desks, card: Locator): Promise<void> {
  const id = (await card.getAttribute('data-order'))!.slice(1)
  await reviewer.send('cashier.reviewWithdrawal', { id, reason: 'checked', holderChecked: true })
  await payer.send('cashier.payWithdrawal', await wholePayout(payer, id))
}
