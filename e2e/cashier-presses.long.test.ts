import type { Page } from 'playwright-core'
import { chooseBank, secret, step } from './cashier-steps.ts'
import { expect, test } from './fixtures.ts'
import { documentViolations, password, phone, register, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Counts what is pressed from here on, over pages; what is typed is not. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const count = (): void => {
    if ('counts' in globalThis) return
    Object.assign(globalThis, { counts: true })
    addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
    })
  }
  await page.context().addInitScript(count)
  await page.evaluate(() => sessionStorage.setItem('presses', '0'))
  await visit(page, '/')
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')))
}

const home = async (page: Page) => {
  const presses = await countPresses(page)
  return { presses, panel: page.getByTestId('personalCentre') }
}

test('money comes in by three presses from home, the one on the page of the provider among them', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await register(page)
  const { presses, panel } = await home(page)
  await page.getByTestId('deposit').click()
  await panel.getByRole('button', { name: /^Deposit and pay P/ }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page
    .getByTestId('paid')
    .getByText(/arrived/)
    .waitFor()
  expect(await presses()).toBe(3)
  expect(faults).toEqual([])
})

test('[WALK-019] Deposit puts the keyboard on the first channel, and a used link of recovery says so at once', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/?reset=an-old-link')
  await page.getByText('This link has been used or has expired. Ask for a new one.').waitFor()
  await page.locator('dialog[open]').last().getByRole('button', { name: 'Forgot your password?' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^E-mail/)
    .waitFor()
  await register(page)
  await page.getByTestId('deposit').focus()
  await page.keyboard.press('Enter')
  const first = page.getByTestId('personalCentre').locator('[data-channel]').first()
  await expect.poll(() => first.evaluate(channel => channel === document.activeElement)).toBe(true)
})

test('the first withdrawal sets password, bank and account in its form and takes five presses, the next one two', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await register(page)
  const first = await home(page)
  await page.getByTestId('withdraw').click()
  const { panel } = first
  await chooseBank(panel)
  await panel.getByLabel(/^Account holder/).fill('Lan Anh')
  await panel.getByLabel(/^Account number/).fill('0011 2233 4455')
  await step(panel, 'Max')
  await panel.getByLabel(/^Amount/).fill('500')
  await panel.getByLabel(/^Login password/).fill(password)
  await panel.getByLabel(/^New withdrawal password/).fill(secret)
  await panel.getByLabel(/^Repeat the six digits/).fill(secret)
  expect(await panel.getByTestId('withdraw-form').innerText()).toContain('P 495.00')
  expect(await documentViolations(page)).toEqual([])
  await step(panel, 'Withdraw P 500.00')
  const moment = page.getByTestId('moment')
  await moment.getByText('P 495.00 is on its way to').waitFor()
  await moment.getByText('Requested').first().waitFor()
  expect(await first.presses()).toBe(5)
  expect(await documentViolations(page)).toEqual([])

  const again = await home(page)
  await page.getByTestId('withdraw').click()
  await panel.getByLabel(/^Amount/).fill('100')
  await panel.getByLabel(/^Withdrawal password/).fill(secret)
  await step(panel, 'Withdraw P 100.00')
  await moment.getByText(/is on its way to/).waitFor()
  expect(await again.presses()).toBe(2)
  expect(faults).toEqual([])
})

test('what a first withdrawal set stays where its amount is refused, and the form asks only for what is left', async () => {
  const { page } = await site.visitor({ viewport: phone })
  await register(page)
  await visit(page, '/?centre=withdraw')
  const panel = page.getByTestId('personalCentre')
  await chooseBank(panel)
  await panel.getByLabel(/^Account holder/).fill('Lan Anh')
  await panel.getByLabel(/^Account number/).fill('!!')
  await panel.getByLabel(/^Amount/).fill('200')
  await panel.getByLabel(/^Login password/).fill('not the password')
  await panel.getByLabel(/^New withdrawal password/).fill(secret)
  await panel.getByLabel(/^Repeat the six digits/).fill(secret)
  await panel.locator('form button[type="submit"]').click()
  await panel.getByRole('alert').first().waitFor()
  await panel.getByLabel(/^Account number/).fill('0011 2233 4455 !')
  await panel.getByLabel(/^Login password/).fill(password)
  await panel.locator('form button[type="submit"]').click()
  await panel.getByLabel(/^Withdrawal password/).waitFor()
  expect(await panel.getByLabel(/^Login password/).count()).toBe(0)
  await panel.getByLabel(/^Account number/).fill('0011 2233 4455')
  await panel.getByLabel(/^Withdrawal password/).fill(secret)
  await step(panel, 'Withdraw P 200.00')
  await page
    .getByTestId('moment')
    .getByText(/is on its way to/)
    .waitFor()
  expect(await documentViolations(page)).toEqual([])
})
