import { uniqueName } from '@baize/testing'
import { expect, test } from './fixtures.ts'
import { balance, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('[EYE-040, WALK-002] a newcomer takes a phrase as password; one too long is told and kept, a known one is refused', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  const username = uniqueName()
  await page.goto('/register')
  const form = page.getByRole('dialog')
  await form.getByText('8 - 64 characters, none that others would guess').waitFor()
  const chosen = form.getByLabel(/^Password/)
  const again = form.getByLabel(/^Confirm password/)
  const send = form.getByRole('button', { name: 'Register' })
  await form.getByLabel(/^Username/).fill(username)
  const long = 'tables of green cloth and one lamp above each of them, all evening'
  for (const field of [chosen, again]) await field.fill(long)
  await send.click()
  await form.getByText(`At most 64 characters. This is ${long.length}.`).first().waitFor()
  expect(await chosen.inputValue()).toBe(long)

  for (const field of [chosen, again]) await field.fill('PassWord123')
  await send.click()
  await form.getByText('Others try this password first.').waitFor()

  const phrase = 'green cloth, one lamp, all evening'
  for (const field of [chosen, again]) await field.fill(phrase)
  await send.click()
  await balance(page).waitFor()
  expect(faults).toEqual([])
  await context.close()

  const later = await site.visitor({ viewport: wide })
  await visit(later.page, '/login')
  const login = later.page.getByRole('dialog')
  await login.getByLabel(/^Username/).fill(username)
  await login.getByLabel(/^Password/).fill(phrase)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await balance(later.page).filter({ hasText: /\d/ }).waitFor()
})
