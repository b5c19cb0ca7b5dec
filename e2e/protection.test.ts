import { TestClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import {
  balance,
  noViolations,
  password,
  register,
  type Site,
  startSite,
  violationsByLook,
  visit,
  wide,
} from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** The part of the centre in which a member takes a break. */
async function takeBreak(page: Page, address = '/help?centre=securityCenter') {
  await visit(page, address)
  const part = page.getByTestId('take-break')
  await part.waitFor()
  return part
}
const notice = (page: Page) => page.getByTestId('closed-screen')

test('[PROT-004] a time-out takes two presses; a notice stands where games were, with the ways that stay open', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await register(page)
  const part = await takeBreak(page)
  await part.getByRole('button', { name: '1 week', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Time-out · 1 week/ })
  expect(await dialog.innerText()).toContain('It can be lengthened, but not shortened')
  await dialog.getByRole('button', { name: 'Start time-out' }).click()
  await expect(part.getByTestId('closure-state')).toContainText(/Time-out · Until \d{4}-\d\d-\d\d/)
  // Only what ends later is left to choose, and no way to put money in.
  await expect(part.locator('[data-length]')).toHaveText([
    ...['1 week', '1 month', '6 weeks', '6 months', '1 year', '2 years', '5 years', 'Without end'],
  ])
  await expect(page.getByTestId('deposit')).toHaveCount(0)

  for (const address of ['/', '/rng', '/promotions']) {
    await visit(page, address)
    await expect(notice(page)).toContainText('Withdrawal, records, messages and customer service stay open.')
  }
  expect(await violationsByLook(page)).toEqual(noViolations)
  await page.setViewportSize(wide)
  await notice(page).getByRole('button', { name: 'Withdrawal' }).click()
  await expect(page.locator('[data-page="withdraw"][aria-current="page"]')).toBeVisible()
  expect(faults).toEqual([])
})

test('[PROT-005] an exclusion signs out; a member who comes in again finds games closed, and opens the account step by step', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const username = await register(page)
  const part = await takeBreak(page)
  await part.getByRole('button', { name: '6 months', exact: true }).click()
  await page.getByTestId('confirm-closure').click()
  const said = page.getByRole('dialog', { name: /^Self-exclusion · Until/ })
  await expect(said).toContainText('You are signed out everywhere.')
  await said.getByRole('button', { name: 'Close' }).last().click()
  await expect(balance(page)).toHaveCount(0)

  await signInAgain(page, username)
  await visit(page, '/')
  await expect(notice(page)).toContainText('Self-exclusion')

  const { id } = await site.database.kysely
    .selectFrom('identity.account')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const shift = (change: { until?: Date; asked_at?: Date }) =>
    site.database.kysely.updateTable('protection.closure').set(change).where('member_id', '=', id).execute()
  await shift({ until: new Date(Date.now() - 3_600_000) })
  const state = (await takeBreak(page, '/?centre=securityCenter')).getByTestId('closure-state')
  await state.getByRole('button', { name: 'Ask to reopen' }).click()
  await expect(state).toContainText('You can confirm from')
  await shift({ asked_at: new Date(Date.now() - 25 * 3_600_000) })
  const ready = (await takeBreak(page, '/?centre=securityCenter')).getByTestId('closure-state')
  await ready.getByRole('button', { name: 'Open the account' }).click()
  await expect(page.getByTestId('closure-state')).toHaveCount(0)
  await visit(page, '/')
  await page.getByTestId('own-home').waitFor()
  await expect(notice(page)).toHaveCount(0)
  expect(faults).toEqual([])
})

test('[PROT-005] a game that is open elsewhere is gone as soon as its member takes a break', async () => {
  const { page } = await site.visitor({ viewport: wide })
  const username = await register(page)
  await visit(page, '/seamless?gameCode=MIR-00J&vendor=MIR')
  await page.locator('iframe').waitFor()
  const elsewhere = await (await new TestClient(site.url).open()).signIn(username, password)
  await elsewhere.call('protection.close', { kind: 'TIMEOUT', length: 'DAY' })
  await expect(notice(page)).toContainText('Time-out')
  await expect(page.locator('iframe')).toHaveCount(0)
})

/** Signs the member in on this page, without the form. */
async function signInAgain(page: Page, username: string): Promise<void> {
  const client = await (await new TestClient(site.url).open()).signIn(username, password)
  const url = site.url.replace('http:', 'https:')
  await page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url, secure: true })))
  await page.evaluate(token => sessionStorage.setItem('token', token), client.token!)
}
