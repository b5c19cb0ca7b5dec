import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { letterTo, openLogin, registerByMobile, signInThroughPopup, signOut } from './identity-steps.ts'
import { modal, stored } from './sign-in-steps.ts'
import { balance, password, type Site, startSite } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test.describe('a new password', () => {
  /** The form that asks for a new password, what it sends, and the fields that it finds fault with, each with its note. */
  async function openForgot(page: Page) {
    await openLogin(page)
    await modal(page, 'loginPopupModal').getByRole('button', { name: 'Forgot your password?' }).click()
    const forgot = modal(page, 'forgetPassModal')
    const sent: string[] = []
    page.on('request', request => /member\/password|verification/.test(request.url()) && sent.push(request.url()))
    const faults = async () => {
      const invalid = await forgot.locator('[aria-invalid]').all()
      return Promise.all(
        invalid.map(async input => {
          const note = forgot.locator(`[id="${await input.getAttribute('aria-describedby')}"]`)
          return [await input.getAttribute('name'), await note.innerText()]
        }),
      )
    }
    return { forgot, sent, faults }
  }
  const required = 'This field is required.'

  test('[VALID-036, VALID-037] by mail is asked for with a username and an address that can be, or nothing is sent', async () => {
    const { page } = await site.visitor()
    const { forgot, sent, faults } = await openForgot(page)
    await forgot.getByRole('button', { name: 'Mail me the link' }).click()
    await expect.poll(faults).toEqual([
      ['username', required],
      ['email', required],
    ])
    await forgot.getByLabel(/^Username/).fill('1 kara')
    await forgot.getByLabel(/^E-mail/).fill('kara at home')
    await forgot.getByRole('button', { name: 'Mail me the link' }).click()
    await expect.poll(faults).toEqual([
      ['username', '4 - 15 letters or digits, starting with a letter'],
      ['email', 'E-mail address, 5 - 100 characters'],
    ])
    expect(sent).toEqual([])
  })

  test('[VALID-038, VALID-039, VALID-040] by phone is asked for with number, code and password, or nothing is sent', async () => {
    const { page } = await site.visitor()
    const { forgot, sent, faults } = await openForgot(page)
    await forgot.getByRole('tab', { name: 'By phone' }).click()
    await forgot.getByRole('button', { name: 'Set password and log in' }).click()
    await expect.poll(faults).toEqual([
      ['mobileNum', required],
      ['verificationCode', required],
      ['newPassword', required],
    ])
    expect(sent).toEqual([])
  })

  /** A new member with an address, who signed out and asked for a link. */
  async function askForLink(page: Page) {
    const username = `mara${Date.now() % 1e8}`
    const email = `${username}@example.com`
    await page.goto('/register')
    const form = modal(page, 'registerModal')
    await form.getByLabel(/^Username/).fill(username)
    await form.getByLabel(/^Password/).fill(password)
    await form.getByLabel(/^Confirm password/).fill(password)
    await form.getByLabel(/^E-mail/).fill(email)
    await form.getByRole('button', { name: 'Register', exact: true }).click()
    await balance(page).waitFor()
    await signOut(page)

    const { forgot } = await openForgot(page)
    await forgot.getByLabel(/^Username/).fill(username)
    await forgot.getByLabel(/^E-mail/).fill(email)
    await forgot.getByRole('button', { name: 'Mail me the link' }).click()
    return { forgot, username, email }
  }

  test('[PASS-009, PASS-010] the form goes when a link is on its way, and says so', async () => {
    const { page } = await site.visitor()
    const { forgot } = await askForLink(page)
    await modal(page, 'message').getByText('is on its way').waitFor()
    await expect(forgot).toHaveCount(0)
  })

  test('[PASS-001, PASS-002, PASS-003] the mailed link sets it; with it info is loaded, at home, and the form is gone', async () => {
    const { page } = await site.visitor()
    const { username, email } = await askForLink(page)
    const token = await letterTo(page, email, /[?&]reset=([\w-]+)/)
    await page.goto(`/?reset=${token}`)
    const change = modal(page, 'changePassModal')
    await change.getByLabel(/^New password/).fill('Chairs#2027')
    await change.getByLabel(/^Confirm new password/).fill('Chairs#2027')
    await change.getByRole('button', { name: 'Change password' }).click()
    await expect(change).toHaveCount(0)
    await modal(page, 'loginPopupModal').waitFor()
    const info = page.waitForResponse('**/wps/member/info')
    await signInThroughPopup(page, username, 'Chairs#2027')
    expect((await (await info).json()).value.account).toBe(username)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })

  /** Sets a new password by a code to the number of a member who signed out. */
  async function setByPhone(page: Page) {
    const number = await registerByMobile(page)
    await signOut(page)
    const { forgot } = await openForgot(page)
    await forgot.getByRole('tab', { name: 'By phone' }).click()
    await forgot.getByLabel(/^Mobile number/).fill(number)
    await forgot.getByRole('button', { name: 'Send code' }).click()
    await forgot.getByRole('button', { name: /^\d+ s$/ }).waitFor()
    await forgot.getByLabel(/^SMS code/).fill(await letterTo(page, number, /\b(\d{6})\b/))
    await forgot.getByLabel(/^New password/).fill('Chairs#2027')
    const info = page.waitForRequest('**/wps/member/info')
    await forgot.getByRole('button', { name: 'Set password and log in' }).click()
    return { forgot, info }
  }

  test('[PASS-011, PASS-012, ROLE-003] a code to the number sets it and signs in, and the info is loaded', async () => {
    const { page } = await site.visitor()
    const { info } = await setByPhone(page)
    await info
    await balance(page).waitFor()
    expect(await stored(page, 'token')).not.toBeNull()
  })

  test('[PASS-013, PASS-014] it ends at home with the form gone', async () => {
    const { page } = await site.visitor()
    const { forgot } = await setByPhone(page)
    await balance(page).waitFor()
    await expect(forgot).toHaveCount(0)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})
