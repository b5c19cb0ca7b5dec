import { randomUUID } from 'node:crypto'
import { operatorAt, TestClient } from '@baize/testing'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { give, idOf } from './give.ts'
import { balance, password, path, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('[MALL-001, MALL-002, ROUTE-011] the points mall stands at its address, under the banners of its group and no others', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const { banners } = await (await new TestClient(site.url).open()).call('site.announcements', {})
  await visit(page, '/pointMall')
  await page.getByRole('heading', { level: 1, name: 'Points mall' }).waitFor()
  expect(path(page)).toBe('/pointMall')
  const shown = page.getByTestId('banners')
  await shown.waitFor()
  const text = await shown.innerText()
  const titles = banners.filter(({ title }) => text.includes(title)).map(({ title }) => title)
  expect(titles).toEqual(banners.filter(({ groupName }) => groupName === 'shop').map(({ title }) => title))
  expect(titles.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

test('[MALL-027] a visitor who opens goods, history or details of the mall is asked to sign in', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/pointMall')
  for (const name of ['Redeem', 'Redeem history', 'Points details']) {
    await page.getByRole('button', { name, exact: true }).click()
    const login = page.getByTestId('loginPopupModal')
    await login.getByRole('button', { name: 'Close' }).click()
    await login.waitFor({ state: 'detached' })
  }
  expect(await page.getByTestId('goods').count()).toBe(0)
})

test('[MALL-008, MALL-011] the mall shows the points of the call, and each of its goods with seven values', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const memberId = await idOf(site, await signUp(page))
  await give(site, memberId, 'POINTS', 5_000)
  const answer = page.waitForResponse('**/wps/relay/MCS2_getPointBalance')
  await visit(page, '/pointMall')
  expect((await (await answer).json()).value.pointBalance).toBe('5000.00')
  await expect.poll(() => page.getByTestId('points-balance').innerText()).toBe('5,000.00')
  const dice = page.getByTestId('goods').filter({ hasText: 'Brass dice' })
  expect(await dice.getByRole('heading').innerText()).toBe('Brass dice, a pair')
  const text = await dice.innerText()
  for (const part of ['Thing', '800.00', 'Shown only']) expect(text).toContain(part)
  const facts = await dice.locator('dl > div').evaluateAll(all => all.map(one => one.textContent))
  expect(facts).toEqual([
    expect.stringMatching(/^Amount requiredP [\d,]+\.\d\d$/),
    expect.stringMatching(/^Quantity\d+$/),
    'Available quantity60',
  ])
  expect(text).toContain('You have 5,000.00 of 800.00 points')
  expect(faults).toEqual([])
})

test('[MALL-003, MALL-004, MALL-005] the mall opens its goods, which ask for all that a redemption needs, the own redemptions and how points came and went', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const username = await signUp(page)
  await give(site, await idOf(site, username), 'POINTS', 5_000)
  const client = await (await new TestClient(site.url).open()).signIn(username, password)
  const { list } = await client.call('points.goods', {})
  const tab = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await visit(page, '/pointMall?tab=rules')
  await tab('Redeem')
  await expect
    .poll(() => page.getByTestId('goods').getByRole('heading').allInnerTexts())
    .toEqual(list.map(({ name }) => name))
  await page.getByTestId('goods').filter({ hasText: 'Brass dice' }).getByRole('button').click()
  const dialog = page.getByTestId('redeem')
  await dialog.getByLabel('Receiving address').fill('12 Hang Bac')
  await dialog.getByLabel('Mobile number').fill('0912345678')
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
  await dialog.getByRole('alert').first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await tab('Redeem history')
  await page.getByText('Nothing redeemed yet.').waitFor()
  await tab('Points details')
  await page.getByRole('row').filter({ hasText: '+5,000.00' }).waitFor()
  expect(faults).toEqual([])
})

test('[MALL-006, MALL-007] the mall tells its rules, and how many points make one unit of money at each level', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const username = await signUp(page)
  const client = await (await new TestClient(site.url).open()).signIn(username, password)
  const { ratios, ownPointsPerUnit } = await client.call('points.config', {})
  await visit(page, '/pointMall')
  await page.getByRole('button', { name: 'Points rules', exact: true }).click()
  await page.getByRole('heading', { name: 'Points rules' }).waitFor()
  await page.getByText('Points never expire.').waitFor()
  await page.getByRole('button', { name: 'Exchange-rate table', exact: true }).click()
  const rows = page.locator('main tbody tr')
  await expect.poll(() => rows.count()).toBe(ratios.length)
  const shown = await rows.evaluateAll(all =>
    all.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent!.trim())),
  )
  expect(shown).toEqual(
    ratios.map(({ rankLevel, pointsPerUnit }) => [
      String(rankLevel),
      pointsPerUnit === ownPointsPerUnit ? `${pointsPerUnit} Your rate` : String(pointsPerUnit),
    ]),
  )
  expect(faults).toEqual([])
})

test('[MALL-009, MALL-010] a redemption that was paid shows its seven values, and points details their balance, change and ratio', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const username = await signUp(page)
  await give(site, await idOf(site, username), 'POINTS', 1_000)
  const client = await new TestClient(site.url).open()
  await client.signIn(username, password)
  const secret = '482913'
  const words = { oldPassword: password, newPassword: secret, confirmNewPassword: secret }
  await client.call('security.setWithdrawalPassword', words)
  const { list } = await client.call('points.goods', {})
  const asked = { receivingAddress: '12 Hang Bac', mobile: '0912345678', requestId: randomUUID(), password: secret }
  const goodsId = list.find(({ type, points }) => type === 'CASH' && points === '450.00')!.id
  const { redemption } = await client.call('points.redeem', { goodsId, quantity: 2, ...asked })
  await client.call('points.convert', { points: '100', password: secret, requestId: randomUUID() })
  const desk = await operatorAt(site, 'cashier')
  await desk.call('points.approveRedemption', { id: redemption.id, reason: 'Checked' })

  await visit(page, '/pointMall')
  await page.getByRole('button', { name: 'Redeem history', exact: true }).click()
  const cells = (row: Locator) => row.getByRole('cell').allInnerTexts()
  const paid = page.getByRole('row').filter({ hasText: username })
  await paid.waitFor()
  const [, status, time, ...rest] = await cells(paid)
  expect([status?.split('\n')[0], time]).toEqual(['Approved', expect.stringMatching(/\d\d:\d\d/)])
  expect(rest.slice(0, 3)).toEqual(['2', username, 'P 10.00'])
  expect(rest.slice(3)).toEqual(['12 Hang Bac', '0912345678'])

  await page.getByRole('button', { name: 'Points details', exact: true }).click()
  const converted = page.getByRole('row').filter({ hasText: '-100.00' })
  await converted.waitFor()
  expect((await cells(converted)).slice(2)).toEqual(['-100.00', '0.00', '100'])

  // The next goods go where the last ones went, unless something else is typed.
  await give(site, await idOf(site, username), 'POINTS', 1_000)
  await visit(page, '/pointMall')
  await page.getByTestId('goods').filter({ hasText: 'Brass dice' }).getByRole('button').click()
  const dialog = page.getByTestId('redeem')
  await expect.poll(() => dialog.getByLabel('Receiving address').inputValue()).toBe('12 Hang Bac')
  expect(await dialog.getByLabel('Mobile number').inputValue()).toBe('0912345678')
  await dialog.getByLabel('Receiving address').fill('')
  await dialog.getByLabel(/^Withdrawal password/).fill(secret)
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
  await dialog.getByRole('alert').first().waitFor()
  expect(await dialog.getByLabel('Receiving address').inputValue()).toBe('')
  expect(faults).toEqual([])
})

test('the centre of a newcomer has missions to do, nothing to claim and no bonus', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  for (const [entry, shows] of [
    ['missionLeaderboard', 'Sign in today'],
    ['rewardCenter', 'To claim'],
    ['bonusDetails', 'No bonus yet.'],
  ] as const) {
    await visit(page, `/?centre=${entry}`)
    await page.getByTestId('personalCentre').getByText(shows).first().waitFor()
  }
  expect(faults).toEqual([])
})

/** A new member who has this much valid bet in the mission of the week, which asks for 1,000.00 and gives 8.00. */
async function weekOfBets(page: Page): Promise<(progressUnits: bigint) => Promise<unknown>> {
  const memberId = await idOf(site, await signUp(page))
  const monday = new Date()
  monday.setUTCHours(0, 0, 0, 0)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return progress_units =>
    site.database.kysely
      .insertInto('missions.progress')
      .values({ member_id: memberId, code: 'WEEKLY-BET', period_start: monday, progress_units, claimed_at: null })
      .onConflict(conflict => conflict.columns(['member_id', 'code', 'period_start']).doUpdateSet({ progress_units }))
      .execute()
}
const centre = (page: Page) => page.getByTestId('personalCentre')
const weekly = (page: Page) => centre(page).getByTestId('mission').filter({ hasText: '1,000.00' })

test('[CENTRE-056, PROMO-031] a mission shows target, progress, reward and whether it can be claimed', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const bets = await weekOfBets(page)
  for (const [units, progress, status] of [
    [2_500_000n, '250.00 / 1,000.00', 'OPEN'],
    [10_000_000n, '1,000.00 / 1,000.00', 'CLAIMABLE'],
  ] as const) {
    await bets(units)
    await visit(page, '/?centre=missionLeaderboard')
    await weekly(page).getByText(progress).waitFor()
    await weekly(page).getByText('8.00', { exact: false }).last().waitFor()
    expect(await weekly(page).getAttribute('data-status')).toBe(status)
    expect(await weekly(page).getByRole('button', { name: 'Claim' }).count()).toBe(status === 'OPEN' ? 0 : 1)
  }
  expect(faults).toEqual([])
})

test('[CENTRE-048, CENTRE-050] a claimed reward is paid, moves to those that were claimed, and is listed as a bonus with its terms', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await (await weekOfBets(page))(10_000_000n)
  await visit(page, '/?centre=rewardCenter')
  const waiting = centre(page).getByTestId('claimable').filter({ hasText: '8.00' })
  await waiting.getByRole('button', { name: /^Claim/ }).click()
  await expect.poll(() => waiting.count()).toBe(0)
  await centre(page).getByRole('row').filter({ hasText: '8.00' }).waitFor()
  await expect.poll(() => balance(page).innerText()).toContain('1,008.00')
  await visit(page, '/?centre=bonusDetails')
  const row = centre(page).getByRole('row').filter({ hasText: '8.00' })
  await row.waitFor()
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([
    expect.stringMatching(/^Mission · ./),
    '+P 8.00',
    '1×',
    'P 8.00',
    'Turnover open',
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d/),
  ])
  expect(faults).toEqual([])
})

test('[CENTRE-057] who claims a mission enters the ranking of the week, with the own place marked', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await (await weekOfBets(page))(10_000_000n)
  await visit(page, '/?centre=missionLeaderboard')
  await centre(page).getByText('You are not ranked yet').waitFor()
  await weekly(page).getByRole('button', { name: 'Claim' }).click()
  await weekly(page).getByText('Claimed').waitFor()
  await centre(page).getByTestId('own-rank').getByText('with 40').waitFor()
  const own = centre(page).locator('tr[data-own="true"]')
  expect(await own.getByRole('cell').last().innerText()).toBe('40')
  expect(faults).toEqual([])
})
