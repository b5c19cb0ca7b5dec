import { openedBody } from '@baize/testing'
import type { Locator, Page, Request } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { callsOf, fillIn, logIn, longAgo, member, modal, openLogin, stored } from './sign-in-steps.ts'
import { balance, password, type Site, startSite, wide } from './support.ts'

const defaultPassword = 'Welcome#2026'
const fresh = 'Chairs#2027'

let site: Site
test.beforeAll(async () => {
  site = await startSite({ environment: { DEFAULT_PASSWORD: defaultPassword } })
})
test.afterAll(() => site.stop())
test.afterEach(() => site.settings.switchModule('PASSWORD_EXPIRY', true))

const opened = (request: Request) => openedBody(site.database, request.postData()!)

test.describe('a password that is due', () => {
  const fieldsOf = (change: Locator) => ({
    old: change.getByLabel(/^Old password/),
    chosen: change.getByLabel(/^New password/),
    again: change.getByLabel(/^Confirm new password/),
    submit: change.getByRole('button', { name: 'Change password' }),
  })

  /** A new member signs in with the default password, which leads to its change. */
  async function signInByDefault(page: Page) {
    const username = await member(site, {}, defaultPassword)
    const form = await openLogin(page)
    const calls = callsOf(page, /wps\/member/)
    await fillIn(form, username, defaultPassword)
    const [answer] = await Promise.all([page.waitForResponse('**/wps/session/login'), logIn(form).click()])
    const { changeTicket } = ((await answer.json()) as { value: { changeTicket: string } }).value
    const change = modal(page, 'changePassModal')
    await change.waitFor()
    return { username, form, calls, changeTicket, change, ...fieldsOf(change) }
  }

  test('[AUTH-013, ROUTE-045, STORE-009] the default one leads to the modal of its change, and the tab keeps that it is due', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { change } = await signInByDefault(page)
    expect(await change.isVisible()).toBe(true)
    expect(await stored(page, 'cpw')).toBe('true')
  })

  test('[AUTH-012, AUTH-018] the first sign-in is told to the server, and nothing of the member is loaded before the change', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { username, form, calls, chosen, again, submit } = await signInByDefault(page)
    expect(calls).toContain('/wps/member/firstLogin')
    expect(calls).not.toContain('/wps/member/info')
    await chosen.fill(fresh)
    await again.fill(fresh)
    await submit.click()
    await balance(page).waitFor()
    expect(calls).toContain('/wps/member/info')
    expect(await stored(page, 'cpw')).toBeNull()

    await page.evaluate(() => sessionStorage.clear())
    calls.length = 0
    await openLogin(page)
    await fillIn(form, username, fresh)
    await logIn(form).click()
    await balance(page).waitFor()
    expect(calls).not.toContain('/wps/member/firstLogin')
  })

  test('[AUTH-011, PASS-008] a ticket in memory stands in for the password that was typed, which is asked for no more and kept nowhere', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { changeTicket, old, chosen, again, submit } = await signInByDefault(page)
    expect(await old.count()).toBe(0)
    const everywhere = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(await everywhere()).not.toContain(defaultPassword)
    expect(await everywhere()).not.toContain(changeTicket)
    await chosen.fill(fresh)
    await again.fill(fresh)
    const [request] = await Promise.all([page.waitForRequest('**/wps/member/password'), submit.click()])
    expect(await opened(request)).toEqual({
      oldPassword: changeTicket,
      newPassword: fresh,
      confirmNewPassword: fresh,
    })
    await balance(page).waitFor()
  })

  test('[VALID-041, VALID-042] a new one that is missing or too short is told at its field, and nothing is sent', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { calls, change, chosen, again, submit } = await signInByDefault(page)
    await submit.click()
    await expect(chosen).toHaveAttribute('aria-invalid', 'true')
    await chosen.fill('chairs')
    await again.fill('chairs')
    await submit.click()
    await change.getByRole('alert').filter({ hasText: '8 - 64' }).first().waitFor()
    expect(calls).not.toContain('/wps/member/password')
  })

  /** The change of an expired password after a reload, with the new one typed and the old one not. */
  async function changeAfterReload(page: Page) {
    const { change } = await signInExpired(page)
    await page.reload()
    await change.waitFor()
    const fields = fieldsOf(change)
    await fields.chosen.fill(fresh)
    await fields.again.fill(fresh)
    return fields
  }

  test('[PASS-007, VALID-043] after a reload the old one is asked for, and nothing is sent without it', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { old, submit } = await changeAfterReload(page)
    expect(await old.getAttribute('required')).not.toBeNull()
    const calls = callsOf(page, /wps\/member/)
    await submit.click()
    await expect(old).toHaveAttribute('aria-invalid', 'true')
    expect(calls).not.toContain('/wps/member/password')
  })

  test('[PASS-004, PASS-005, PASS-006] the change sends the old one, the new one and its repetition', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { old, submit } = await changeAfterReload(page)
    await old.fill(password)
    const [request] = await Promise.all([page.waitForRequest('**/wps/member/password'), submit.click()])
    expect(await opened(request)).toEqual({ oldPassword: password, newPassword: fresh, confirmNewPassword: fresh })
    // The place of the figure stands there before the change is answered and its token kept.
    await balance(page).filter({ hasText: /\d/ }).waitFor()
  })

  test('[AUTH-014, AUTH-015] an expired one leads to its change while expiry is on, and not otherwise', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { username, form, change } = await signInExpired(page)
    await site.settings.switchModule('PASSWORD_EXPIRY', false)
    await page.evaluate(() => sessionStorage.clear())
    await openLogin(page)
    await fillIn(form, username, password)
    await logIn(form).click()
    await balance(page).filter({ hasText: /\d/ }).waitFor()
    await expect(change).toHaveCount(0)
  })

  /** A member whose password is long expired signs in, which leads to its change. */
  async function signInExpired(page: Page) {
    const username = await member(site, longAgo)
    const form = await openLogin(page)
    await fillIn(form, username, password)
    await logIn(form).click()
    const change = modal(page, 'changePassModal')
    await change.waitFor()
    return { username, form, change }
  }
})
