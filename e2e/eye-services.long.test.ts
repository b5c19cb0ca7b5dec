import { endpoints } from '@baize/api/endpoints/index'
import { openedBody, uniqueName, uniqueNumber } from '@baize/testing'
import type { Locator, Page } from 'playwright-core'
import { demoCommand } from './demo-command.ts'
import { expect, test } from './fixtures.ts'
import { balance, password, path, type Site, startSite, visit, wide } from './support.ts'

let site: Site
let during: ReturnType<typeof demoCommand>['during']
test.beforeAll(async () => {
  site = await startSite()
  ;({ during } = demoCommand(site.url))
})
test.afterAll(() => site.stop())

/** The code that the demo shows instead of sending it. */
async function codeFor(page: Page, number: string): Promise<string> {
  const read = async () => {
    const html = await (await page.request.get('/dev/outbox')).text()
    return html.split('<article>').find(letter => letter.includes(number) && letter.includes('sample sign-in'))
  }
  await expect.poll(read).toBeDefined()
  return /<pre>(\d{6})/.exec((await read())!)![1]!
}

/** Fills in, in the form of registration, a number and the code that came to it. */
async function proveNumber(page: Page, number: string): Promise<Locator> {
  await visit(page, '/register')
  const register = page.getByTestId('registerModal')
  await register.getByRole('tab', { name: 'Mobile number' }).click()
  await register.getByRole('textbox', { name: 'Mobile number' }).fill(number)
  await register.getByRole('button', { name: 'Send code' }).click()
  await register.getByRole('link', { name: 'Open the outbox' }).waitFor()
  await register.getByLabel(/^SMS code/).fill(await codeFor(page, number))
  return register
}

test.describe('codes of Firebase', () => {
  test('[EYE-005] a browser registers by one and signs in by another, each from the stand-in of that service', async () => {
    await during('firebase', async () => {
      const { page, context, faults } = await site.visitor({ viewport: wide })
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      const number = uniqueNumber()
      const register = await proveNumber(page, number)
      await register.getByLabel(/^Password/).fill(password)
      await register.getByLabel(/^Confirm password/).fill(password)
      await register.getByRole('button', { name: 'Register' }).click()
      await balance(page).filter({ hasText: /\d/ }).waitFor()
      expect(asked).toContain('/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber')
      await context.close()

      const again = await site.visitor({ viewport: wide })
      await visit(again.page, '/login')
      const login = again.page.getByTestId('loginPopupModal')
      await login.getByRole('tab', { name: 'Code by SMS' }).click()
      await login.getByRole('textbox', { name: 'Mobile number' }).fill(number)
      await login.getByRole('button', { name: 'Send code' }).click()
      await login.getByRole('link', { name: 'Open the outbox' }).waitFor()
      const code = await codeFor(again.page, number)
      const wrong = code === '000000' ? '111111' : '000000'
      await login.getByLabel(/^SMS code/).fill(wrong)
      await login.getByRole('button', { name: 'Log in', exact: true }).click()
      await login.getByText('The verification code is not correct.').waitFor()
      await login.getByLabel(/^SMS code/).fill(code)
      await login.getByRole('button', { name: 'Log in', exact: true }).click()
      await balance(again.page).filter({ hasText: /\d/ }).waitFor()
      expect([...faults, ...again.faults.filter(fault => !fault.includes('400'))]).toEqual([])
      await again.context.close()
    })
  })

  test('[REG-023, REG-024, AUTH-028] a registration says by which channel the number was proved, with the proof; the button rests a minute', async () => {
    await during('firebase', async () => {
      const { page } = await site.visitor({ viewport: wide })
      const register = await proveNumber(page, uniqueNumber())
      const rest = await register.getByRole('button', { name: /^\d+ s$/ }).innerText()
      // A code of the gateway has it rest two minutes.
      expect(Number.parseInt(rest, 10)).toBeLessThanOrEqual(60)
      await register.getByLabel(/^Password/).fill(password)
      await register.getByLabel(/^Confirm password/).fill(password)
      const [sent] = await Promise.all([
        page.waitForRequest(request => new URL(request.url()).pathname === endpoints['members.registerMobile'].path),
        register.getByRole('button', { name: 'Register' }).click(),
      ])
      expect(await openedBody(site.database, sent.postData()!)).toMatchObject({
        firebaseChannel: 'sms',
        firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
      })
      await balance(page).filter({ hasText: /\d/ }).waitFor()
    })
  })

  test('[EYE-005] a proof of the number is good again after a refusal of another field', async () => {
    await during('firebase', async () => {
      const { page, context } = await site.visitor({ viewport: wide })
      const number = uniqueNumber()
      const register = await proveNumber(page, number)
      for (const typed of ['password1', uniqueName('Tables#')]) {
        await register.getByLabel(/^Password/).fill(typed)
        await register.getByLabel(/^Confirm password/).fill(typed)
        await register.getByRole('button', { name: 'Register' }).click()
        if (typed === 'password1')
          await register
            .getByText(/known|often|first/i)
            .first()
            .waitFor()
      }
      await balance(page).filter({ hasText: /\d/ }).waitFor()
      await context.close()
    })
  })
})

test.describe('Google and Facebook', () => {
  test('[EYE-015] a labelled sample provider asks which person, signs in, and finds the same member again', async () => {
    await during('social', async () => {
      const names: string[] = []
      for (const person of ['Mai Sample', 'Mai Sample', 'Oren Sample']) {
        const { page, context, faults } = await site.visitor({ viewport: wide })
        await visit(page, '/login')
        await page.getByTestId('loginPopupModal').getByRole('button', { name: 'Go on with Google' }).click()
        await page.getByRole('heading', { name: 'Sample identity provider' }).waitFor()
        await page.getByText('stands in for Google').waitFor()
        await page.getByRole('link', { name: person }).click()
        await balance(page).filter({ hasText: /\d/ }).waitFor()
        expect(path(page)).not.toBe('/dev/identity')
        await visit(page, '/?centre=memberInfo')
        const shown = page.getByText(/^user[a-z0-9]{8}$/).first()
        names.push(await shown.innerText())
        expect(faults).toEqual([])
        await context.close()
      }
      expect(names[1]).toBe(names[0])
      expect(names[2]).not.toBe(names[0])
    })
  })

  test('[EYE-015] a refusal at the provider comes back as words, and Facebook is offered beside', async () => {
    await during('social', async () => {
      const { page, context } = await site.visitor({ viewport: wide })
      await visit(page, '/login')
      await page.getByTestId('loginPopupModal').getByRole('button', { name: 'Go on with Facebook' }).click()
      await page.getByText('stands in for Facebook').waitFor()
      await page.getByRole('link', { name: 'Do not sign in' }).click()
      await page.getByTestId('loginPopupModal').waitFor()
      await page.getByRole('alert').first().waitFor()
      await context.close()
    })
  })

  test('[EYE-015] the slider guards sign-in while the demo is asked for it', async () => {
    await during('slider', async () => {
      const { page, context } = await site.visitor({ viewport: wide })
      const login = page.getByTestId('loginPopupModal')
      await visit(page, '/login')
      await login.getByLabel('Username').fill('player')
      await login.getByLabel(/^Password/).fill('not the password')
      await login.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.getByTestId('slider').getByRole('slider').waitFor()
      await context.close()
    })
  })
})
