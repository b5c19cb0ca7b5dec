import { TestClient, uniqueName } from '@baize/testing'
import type { Locator, Page } from 'playwright-core'
import { password, type Site } from './support.ts'

export const modal = (page: Page, name: string) => page.getByTestId(name)
export const logIn = (form: Locator) => form.getByRole('button', { name: 'Log in', exact: true })
export const stored = (page: Page, key: string) => page.evaluate(name => sessionStorage.getItem(name), key)

/** Addresses of the calls of a kind that a page makes from now on. */
export function callsOf(page: Page, kind: RegExp): string[] {
  const calls: string[] = []
  page.on('request', request => kind.test(request.url()) && calls.push(new URL(request.url()).pathname))
  return calls
}

interface Kept {
  password_changed_at?: Date
  mobile?: string
}
/** Of an account whose password has expired. */
export const longAgo = { password_changed_at: new Date(0) }

/** A member who has never signed in by a form. */
export async function member(site: Site, { mobile, ...kept }: Kept = {}, word = password): Promise<string> {
  const username = uniqueName()
  await new TestClient(site.url).register(username, word)
  const number = mobile ? { dialing_code: '63', mobile_num: mobile } : {}
  await site.database.kysely
    .updateTable('identity.account')
    .set({ username, ...number, ...kept })
    .where('username', '=', username)
    .execute()
  return username
}

export async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  const form = modal(page, 'loginPopupModal')
  await form.getByLabel(/^Username/).waitFor()
  return form
}

export async function fillIn(form: Locator, username: string, word: string): Promise<void> {
  await form.getByLabel(/^Username/).fill(username)
  await form.getByLabel(/^Password/).fill(word)
}
