import type { Page } from 'playwright-core'
import { expect } from './fixtures.ts'
import { modal, stored } from './sign-in-steps.ts'
import { balance, password } from './support.ts'

export const openLogin = async (page: Page) => {
  await page.goto('/login')
  await modal(page, 'loginPopupModal').waitFor()
}

/** What the demo's letter box holds for somebody, newest first. */
export async function letterTo(page: Page, recipient: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const html = await (await page.request.get('/dev/outbox')).text()
      const letter = html.split('<article>').find(text => text.includes(recipient))
      found = letter?.match(pattern)?.[1]
      return found !== undefined
    })
    .toBe(true)
  return found!
}

let numbers = 9_170_000_000 + (Math.trunc(performance.now() * 1000) % 900_000)
export const newNumber = () => String(++numbers)

/** Registers by mobile number with a code from the letter box. Answers the number. */
export async function registerByMobile(page: Page): Promise<string> {
  const number = newNumber()
  await page.goto('/register')
  const form = modal(page, 'registerModal')
  await form.getByRole('tab', { name: 'Mobile number' }).click()
  await form.getByLabel(/^Mobile number/).fill(number)
  await form.getByRole('button', { name: 'Send code' }).click()
  await form.getByRole('button', { name: /^\d+ s$/ }).waitFor()
  await form.getByLabel(/^SMS code/).fill(await letterTo(page, number, /\b(\d{6})\b/))
  await form.getByLabel(/^Password/).fill(password)
  await form.getByLabel(/^Confirm password/).fill(password)
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  await balance(page).waitFor()
  return number
}

export async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Log out' }).first().click()
}

export async function signOut(page: Page, stayKnown = false): Promise<void> {
  await askToSignOut(page)
  if (stayKnown) await page.getByRole('dialog').getByLabel('Remember me').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => stored(page, 'token')).toBeNull()
}

export async function signInThroughPopup(page: Page, username: string, word: string, remember = false): Promise<void> {
  await openLogin(page)
  const form = modal(page, 'loginPopupModal')
  await form.getByLabel(/^Username/).fill(username)
  await form.getByLabel(/^Password/).fill(word)
  if (remember) await form.getByLabel('Remember me').check()
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await balance(page).waitFor()
}
