import type { Page } from 'playwright-core'
import { balance, visit } from './support.ts'

export const agentButton = (page: Page) => page.getByTestId('agent')
export const agentCentre = (page: Page) => page.getByTestId('agentCentre')
export const demoPassword = 'Baize#2026'

/** Fills in the form of the sign-in page and sends it. */
export async function sendSignIn(page: Page, username: string, secret = demoPassword): Promise<void> {
  await visit(page, '/login')
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Username/).fill(username)
  await form.getByLabel(/^Password/).fill(secret)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Signs in somebody of the demo. */
export async function signIn(page: Page, username: string, secret = demoPassword): Promise<void> {
  await sendSignIn(page, username, secret)
  await balance(page).filter({ hasText: /\d/ }).waitFor()
}
