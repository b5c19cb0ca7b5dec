import { operatorAt, TestClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { agentButton, agentCentre, demoPassword, signIn } from './agent-steps.ts'
import { openPage } from './cashier-steps.ts'
import { expect, test } from './fixtures.ts'
import { documentViolations, phone, register, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const clientOf = async (username: string) => (await new TestClient(site.url).open()).signIn(username, demoPassword)
const daysAhead = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
const offers = (page: Page) => page.getByTestId('waiting-offers')

test.describe('an offered contract', () => {
  test('[EYE-008] put off at home it waits in My account and in the agent centre, and is accepted or rejected there', async () => {
    const upline = await clientOf('general')
    const { page, faults } = await site.visitor({ viewport: wide })
    await signIn(page, 'agent')
    await upline.call('contracts.hourlySalary', { action: 'OFFER', account: 'agent', rate: '0.05' })
    await visit(page, '/')
    const asked = page.getByTestId('contractOffer')
    await asked.getByRole('button', { name: 'Decide later' }).first().click()
    await asked.waitFor({ state: 'detached' })

    await openPage(page, 'securityCenter')
    const offer = offers(page).locator('[data-offer="HOURLY"]')
    await offer.getByText('general, your upline, offers you this contract.').waitFor()
    expect(await documentViolations(page)).toEqual([])
    await offer.getByRole('button', { name: 'Reject' }).click()
    await offer.waitFor({ state: 'detached' })

    await upline.call('contracts.hourlySalary', { action: 'OFFER', account: 'agent', rate: '0.06' })
    await page.setViewportSize(phone)
    await visit(page, '/?agent=agentHourSalary')
    await offer.getByText('0.06 %', { exact: true }).waitFor()
    expect(await documentViolations(page)).toEqual([])
    await offer.getByRole('button', { name: 'Accept' }).click()
    await offer.waitFor({ state: 'detached' })
    const own = agentCentre(page).getByRole('region', { name: 'Your contract' })
    await own.getByText('0.06 %', { exact: true }).waitFor()
    expect(faults).toEqual([])
  })

  test('[EYE-034] takes the day on which it begins, and both sides see that it waits for it', async () => {
    const [upline, downline] = [await site.visitor({ viewport: wide }), await site.visitor({ viewport: wide })]
    await signIn(upline.page, 'agent')
    await visit(upline.page, '/?agent=downlineManagmentView')
    await agentCentre(upline.page)
      .getByRole('button', { name: /^tomas/ })
      .click()
    const sheet = upline.page.getByTestId('downline')
    await sheet.getByRole('button', { name: 'Contracts' }).click()
    const salary = sheet.locator('[data-contract="DAILY"]')
    await salary.getByRole('button', { name: 'Offer contract' }).click()
    await salary.getByLabel(/^Rate in percent/).fill('0.3')
    const day = salary.getByRole('textbox', { name: /^Begins/ })
    await salary.getByRole('button', { name: 'In 30 days' }).click()
    expect(await day.inputValue()).toBe(daysAhead(30))
    await salary.getByRole('button', { name: 'In 7 days' }).click()
    expect(await day.inputValue()).toBe(daysAhead(7))
    await day.fill(daysAhead(31))
    await salary.getByRole('button', { name: 'Send offer' }).click()
    await salary.getByText(`Enter at most ${daysAhead(30)}.`).waitFor()
    await salary.getByRole('button', { name: 'In 7 days' }).click()
    await salary.getByRole('button', { name: 'Send offer' }).click()
    await salary.getByText(`Begins on ${daysAhead(7)}`).waitFor()

    await signIn(downline.page, 'tomas')
    await openPage(downline.page, 'securityCenter')
    const offer = offers(downline.page).locator('[data-offer="DAILY"]')
    await offer.getByText(`Begins on ${daysAhead(7)}`).waitFor()
    await offer.getByRole('button', { name: 'Accept' }).click()
    await offer.waitFor({ state: 'detached' })
    await salary.getByText('Begins later', { exact: true }).waitFor()
    await downline.page
      .getByTestId('own-contracts')
      .getByText(`Begins on ${daysAhead(7)}`)
      .waitFor()
    expect([...upline.faults, ...downline.faults]).toEqual([])
    await Promise.all([upline.context.close(), downline.context.close()])
  })
})

test('[WALK-019] an agent’s first visit shows one thing at a time: the notices, then the offer', async () => {
  const upline = await clientOf('general')
  await upline.call('contracts.realtimeSalary', { action: 'OFFER', account: 'agent', rate: '0.01' })
  const { page } = await site.visitor({ viewport: wide, popups: true })
  await signIn(page, 'agent')
  // On a slow machine the notices were shown before this page was left.
  await page.evaluate(() => sessionStorage.removeItem('popupSeen'))
  await visit(page, '/')
  const open = page.locator('dialog[open]')
  await page.getByTestId('noticeModal').waitFor()
  const asked = page.getByTestId('contractOffer')
  await expect(open).toHaveCount(1)
  expect(await asked.count()).toBe(0)
  await page.keyboard.press('Escape')
  await asked.waitFor()
  expect(await open.count()).toBe(1)
})

test('[WALK-019] bars of missions end at one line, words of tables stay whole, and numbers of a tutorial are round', async () => {
  const { page } = await site.visitor({ viewport: { width: 1024, height: 768 } })
  await signIn(page, 'agent')
  const missions = await openPage(page, 'missionLeaderboard')
  const bars = missions.getByRole('progressbar')
  await bars.nth(1).waitFor()
  const ends = await bars.evaluateAll(all => all.map(bar => Math.round(bar.getBoundingClientRect().right)))
  expect(new Set(ends).size).toBe(1)

  await visit(page, '/?agent=downlineManagmentView')
  const words = agentCentre(page).getByRole('cell', { name: 'Member', exact: true })
  await words.first().waitFor()
  const lines = await words.evaluateAll(all =>
    all.map(({ firstChild }) => {
      const range = document.createRange()
      range.selectNodeContents(firstChild!)
      return range.getClientRects().length
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))

  await page.setViewportSize(phone)
  const deposit = await openPage(page, 'depositv2')
  await deposit.getByRole('button', { name: 'Deposit tutorial' }).click()
  const numbers = await deposit
    .locator('[data-tutorial] b')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ width, height }) => width - height))
  expect(new Set(numbers)).toEqual(new Set([0]))
})

test('[EYE-035] an approved application makes the open tab an agent’s without a reload', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const username = await register(page)
  await visit(page, '/join')
  await page.getByLabel(/^Why/).fill('Friends who play lotteries')
  await page.getByLabel(/^Contact details/).fill('@friends')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByText('Your application is being looked at.').waitFor()
  await page.evaluate(() => Object.assign(globalThis, { sameTab: true }))
  const desk = await operatorAt(site, 'operator')
  const { list } = await desk.call('service.applications', {})
  const { id } = list.find(({ account }) => account === username)!
  await desk.call('service.decideApplication', { id, approve: true, reason: 'Welcome among the agents' })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('1')
  await agentButton(page).click()
  await agentCentre(page).getByRole('heading', { name: 'Team overview', level: 2 }).waitFor()
  expect(await page.evaluate(() => 'sameTab' in globalThis)).toBe(true)
  expect(faults).toEqual([])
})
