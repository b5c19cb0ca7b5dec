import { uniqueName } from '@baize/testing'
import type { Page } from 'playwright-core'
import { agentCentre, demoPassword, sendSignIn, signIn } from './agent-steps.ts'
import { expect, test } from './fixtures.ts'
import { give, idOf } from './give.ts'
import { balance, hydrated, password, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const modal = (page: Page, name: string) => page.getByTestId(name)

test('[EYE-024] a sent code names the outbox of the demo, where it stands', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/register')
  const form = modal(page, 'registerModal')
  await form.getByRole('tab', { name: 'Mobile number' }).click()
  await form.getByLabel(/^Mobile number/).fill('9171234567')
  expect(await form.getByRole('link', { name: 'Open the outbox' }).count()).toBe(0)
  await form.getByRole('button', { name: 'Send code' }).click()
  const [outbox] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('link', { name: 'Open the outbox' }).click(),
  ])
  await outbox.getByRole('heading', { name: 'Outbox' }).waitFor()
  expect(await outbox.locator('article').first().innerText()).toMatch(/9171234567[\s\S]*\d{6}/)
  expect(faults).toEqual([])
})

test('[EYE-029] what a redemption is refused for waits in a dialog until it was read', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await give(site, await idOf(site, 'player'), 'POINTS', 1_000)
  await signIn(page, 'player')
  await visit(page, '/pointMall')
  await page.getByTestId('goods').filter({ hasText: 'Brass dice' }).getByRole('button').click()
  const redeem = modal(page, 'redeem')
  await redeem.getByLabel('Receiving address').fill('12 Hang Bac')
  await redeem.getByLabel('Mobile number').fill('0912345678')
  await redeem.getByLabel(/^Withdrawal password/).fill('482913')
  await redeem.getByRole('button', { name: 'Redeem', exact: true }).click()
  const refusal = modal(page, 'message')
  await refusal.getByText('Set a withdrawal password').waitFor()
  await refusal.getByRole('button', { name: 'CLOSE', exact: true }).click()
  await expect(refusal).toHaveCount(0)
  expect(await redeem.getByLabel('Receiving address').inputValue()).toBe('12 Hang Bac')
  expect(faults).toEqual([])
})

test('[EYE-033] each bonus of the mall and of a promotion asks for the Zalo number, and goods that are none do not', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await give(site, await idOf(site, 'player'), 'POINTS', 1_000)
  await signIn(page, 'player')
  await visit(page, '/pointMall')
  const goods = page.getByTestId('goods')
  const redeem = modal(page, 'redeem')
  await goods.filter({ hasText: 'Brass dice' }).getByRole('button').click()
  await redeem.getByLabel('Receiving address').waitFor()
  expect(await redeem.getByLabel(/^Zalo ID/).count()).toBe(0)
  await redeem.getByRole('button', { name: 'Close' }).first().click()

  await goods.filter({ hasText: 'Bonus 20.00' }).getByRole('button').click()
  await redeem.getByLabel('Receiving address').fill('12 Hang Bac')
  await redeem.getByLabel('Mobile number').fill('0912345678')
  await redeem.getByLabel(/^Withdrawal password/).fill('482913')
  await redeem.getByRole('button', { name: 'Redeem', exact: true }).click()
  await redeem.getByRole('alert').filter({ hasText: 'Enter Zalo number ID to redeem bonus' }).waitFor()
  await redeem.getByLabel(/^Zalo ID/).fill('84912345678')
  await redeem.getByRole('button', { name: 'Redeem', exact: true }).click()
  const refusal = modal(page, 'message')
  await refusal.getByRole('button', { name: 'CLOSE', exact: true }).click()

  await visit(page, '/promotions')
  await page.getByTestId('promotion-card').filter({ hasText: 'A bonus of 88' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  const claim = page.getByRole('button', { name: 'Claim', exact: true })
  await claim.click()
  await page.getByRole('alert').getByText('Enter Zalo number ID to redeem bonus').waitFor()
  await page.getByLabel(/^Zalo ID/).fill('84912345678')
  await claim.click()
  await expect(claim).toHaveCount(0)
  expect(faults).toEqual([])
})

test('[EYE-030] while a password change is due, a game that is pressed leaves its dialog alone on the page', async () => {
  const { page: agent, context: first } = await site.visitor({ viewport: wide })
  await signIn(agent, 'agent')
  await visit(agent, '/?agent=registerCenter')
  const centre = agentCentre(agent)
  const username = uniqueName()
  await centre.getByLabel(/^Username/).fill(username)
  await centre.getByRole('button', { name: 'Add account' }).click()
  const oneTime = await centre.getByTestId('made').locator('output').innerText()
  await first.close()

  const { page, faults } = await site.visitor({ viewport: wide })
  await sendSignIn(page, username, oneTime)
  const change = modal(page, 'changePassModal')
  await change.waitFor()
  await change.getByRole('button', { name: 'Close' }).first().click()
  await expect(change).toHaveCount(0)
  await page.locator('main li a[href^="/seamless"]').first().click()
  await change.getByLabel(/^New password/).fill('tables of green cloth')
  expect(await page.locator('dialog[open]').count()).toBe(1)
  await change.getByLabel(/^Repeat the new password|^Confirm/).fill('tables of green cloth')
  await change.locator('button[type="submit"]').click()
  await balance(page).filter({ hasText: /\d/ }).waitFor()
  expect(faults).toEqual([])
})

test.describe('an address with the id of an agent', () => {
  const registerAt = async (page: Page, address: string) => {
    const username = uniqueName()
    await visit(page, address)
    const form = modal(page, 'registerModal')
    await form.getByLabel(/^Username/).fill(username)
    await form.getByLabel(/^Password/).fill(password)
    await form.getByLabel(/^Confirm password/).fill(password)
    await form.getByRole('button', { name: 'Register' }).click()
    return username
  }

  test('[EYE-037] brings the newcomer under that agent', async () => {
    const { page: agent, context: first, faults } = await site.visitor({ viewport: wide })
    await signIn(agent, 'agent')
    const id = await agent.evaluate(() => sessionStorage.getItem('customerId'))
    const { page } = await site.visitor({ viewport: wide })
    const username = await registerAt(page, `/register?recommenderId=${id}`)
    await balance(page).filter({ hasText: /\d/ }).waitFor()
    await visit(agent, '/?agent=downlineManagmentView')
    await agentCentre(agent).getByRole('searchbox').fill(username)
    await agentCentre(agent).getByRole('row').filter({ hasText: username }).waitFor()
    expect(faults).toEqual([])
    await first.close()
  })

  test('[EYE-037] one that nobody has is told, and the next press registers without', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await registerAt(page, '/register?recommenderId=1')
    const warning = modal(page, 'message')
    await warning.getByRole('alert').waitFor()
    await warning.getByRole('button', { name: 'CLOSE', exact: true }).click()
    await modal(page, 'registerModal').getByRole('button', { name: 'Register' }).click()
    await balance(page).filter({ hasText: /\d/ }).waitFor()
  })
})

test('[EYE-039] another language leaves everything that was typed where it stands', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/feedback')
  const words = 'The lamp over table four goes out'
  await page.getByRole('main').getByRole('textbox').first().fill(words)
  await page.getByRole('banner').getByLabel('Username').fill('player')
  await page.getByRole('banner').getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: /^Language:/ }).click()
  await page.getByRole('button', { name: '日本語' }).click()
  await page.getByRole('button', { name: 'ログイン', exact: true }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('ja')
  expect(await page.getByRole('main').getByRole('textbox').first().inputValue()).toBe(words)
  expect(await page.getByRole('main').innerText()).not.toContain('Feedback')
  await page.getByRole('banner').getByRole('button', { name: 'ログイン', exact: true }).click()
  await balance(page).filter({ hasText: /\d/ }).waitFor()
  await page.reload()
  await hydrated(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('ja')
  expect(faults).toEqual([])
})

test('[WALK-013] a post that the room refuses stays, marked, and goes out with another try', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signIn(page, 'player')
  await visit(page, '/help')
  await page.getByRole('button', { name: 'Chat room' }).click()
  const chat = page.getByTestId('chat')
  const say = async (text: string) => {
    await chat.getByRole('textbox').fill(text)
    await chat.getByRole('button', { name: 'Send' }).click()
  }
  await say('good evening')
  await chat.getByText('good evening').waitFor()
  await say('and good night')
  const unsent = chat.getByTestId('unsent')
  await unsent.getByText('and good night').waitFor()
  await unsent.getByRole('alert').waitFor()
  await unsent.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(async () => {
      const again = unsent.getByRole('button', { name: 'Try again' })
      if (await again.isVisible()) await again.click()
      return [await unsent.count(), await chat.getByText('and good night').count()]
    })
    .toEqual([0, 1])
  await say('x'.repeat(201))
  await chat.getByText('At most 200 characters. This is 201.').waitFor()
  expect(await chat.getByRole('textbox').inputValue()).toHaveLength(201)
  expect(faults).toEqual([])
})
