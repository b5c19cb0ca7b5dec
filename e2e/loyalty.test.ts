import { randomUUID } from 'node:crypto'
import { demoPassword } from '@baize/platform/demo/seed-demo'
import { TestClient } from '@baize/testing'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { give, idOf } from './give.ts'
import { password, path, register, type Site, signUp, startSite, visit, wide } from './support.ts'

const phone = { width: 390, height: 844 }

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const promotion = (page: Page, name: string) => page.getByTestId('promotion-card').filter({ hasText: name })

test('[SHELL-038, ROUTE-022, HOME-029, PROMO-010] a visitor finds promotions last in the menu, and home tells of 131K', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/')
  await page.getByText('one-time reward of up to 131K').waitFor()
  const items = page.locator('header nav a')
  expect(await items.last().innerText()).toBe('Promotions')
  await items.last().click()
  await page.getByRole('heading', { level: 1, name: 'Promotions' }).waitFor()
  expect(path(page)).toBe('/promotions')
  await expect.poll(() => page.getByTestId('promotion-card').count()).toBe(12)
  await promotion(page, 'New year table').getByText('Coming soon').waitFor()
  await page.getByRole('button', { name: 'Coming soon' }).click()
  await expect.poll(() => page.getByTestId('promotion-card').count()).toBe(1)
  expect(faults).toEqual([])
  await context.close()
})

test('home shows what the brand offers now with its end date, and leads to it', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/')
  const strip = page.getByRole('region', { name: 'Promotions' })
  const offers = strip.getByRole('listitem').getByRole('link')
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300)
      return offers.count()
    })
    .toBeGreaterThan(2)
  expect(await offers.count()).toBeLessThanOrEqual(6)
  for (const offer of await offers.allInnerTexts()) expect(offer).toMatch(/Until \d{1,2} \w{3} \d{4}$/)
  expect(await strip.getByText('New year table').count()).toBe(0)
  const title = await offers.first().locator('strong').innerText()
  await offers.first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(path(page)).toBe('/promoDetail')
  expect(faults).toEqual([])
  await context.close()
})

test('[ROUTE-023, PROMO-001, PROMO-002, PROMO-003, PROMO-020, ERR2-002, SHELL-108] a member joins, has one more to claim in the badge, is asked for a Zalo ID, and waits as Applying', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  const answer = page.waitForResponse('**/wps/relay/CSP_unreadCount')
  await register(page)
  const { promoCount, messageCount } = (await (await answer).json()).value
  const badge = page.getByTestId('badge').first()
  await expect.poll(() => badge.innerText()).toBe(String(promoCount + messageCount))
  await visit(page, '/promotions')
  await promotion(page, 'Link Zalo').getByRole('link', { name: 'Join' }).click()
  await page.getByRole('heading', { level: 1, name: 'Link Zalo: 131K, once' }).waitFor()
  expect(path(page)).toBe('/promoDetail')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  const claim = page.getByRole('button', { name: 'Claim', exact: true })
  await claim.waitFor()
  await expect.poll(async () => Number(await badge.innerText())).toBeGreaterThan(promoCount + messageCount)
  await claim.click()
  await page.getByRole('alert').getByText('Enter Zalo number ID to redeem bonus').waitFor()
  await page.getByLabel('Zalo ID, 8 to 15 digits').fill('84912345678')
  await claim.click()
  await page.getByText('Applying').first().waitFor()
  await expect.poll(() => claim.count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('[PROMO-015] an application takes a comment and a picture, and waits as Applying', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/promotions')
  await promotion(page, 'Tell us').getByRole('link').first().click()
  await page.getByLabel(/^Comment/).fill('The wheel could turn longer.')
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 80 } })
  await page.getByLabel(/^Pictures/).setInputFiles({ name: 'wheel.png', mimeType: 'image/png', buffer: picture })
  const sent = page.waitForRequest('**/uploads**')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await sent
  await page.getByText('Applying').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Apply', exact: true }).count()).toBe(0)
  const { rows } = await sql<{ comment: string; images: number }>`
    select comment, cardinality(image_ids) as images from promotions.participation where step = 'APPLYING_JOIN'`.execute(
    site.database.kysely,
  )
  expect(rows).toEqual([{ comment: 'The wheel could turn longer.', images: 1 }])
  expect(faults).toEqual([])
  await context.close()
})

test('[PROMO-021, ERR2-003] where the brand asks for WhatsApp, the same claim asks for that number', async () => {
  await site.settings.writeBrand({ bonusContact: 'WHATSAPP' })
  const { page, context } = await site.visitor({ viewport: wide })
  await signUp(page)
  await visit(page, '/promotions')
  await promotion(page, 'Link Zalo').getByRole('link', { name: 'Join' }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await page.getByRole('alert').getByText('Enter WhatsApp number ID to redeem bonus').waitFor()
  await site.settings.writeBrand({ bonusContact: 'ZALO' })
  await context.close()
})

test('[PROMO-022, PROMO-026, PROMO-028, PROMO-030] a wheel stops on the prize that the server drew, an egg takes a ticket, a raffle shows what it drew; tickets have a history', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  const memberId = await idOf(site, await signUp(page))
  for (const kind of ['WHEEL', 'EGG', 'RAFFLE'] as const) await give(site, memberId, kind, 2)
  const play = async (title: string, press: () => Promise<void>) => {
    await visit(page, '/promotions')
    await promotion(page, title).getByRole('link', { name: 'Play' }).click()
    await page.getByText('You hold 2 tickets.').waitFor()
    const answer = page.waitForResponse('**/wps/relay/MCS2_claimRafflePromotion')
    await press()
    const { value } = (await (await answer).json()) as { value: { prize: { id: string; kind: string } } }
    await expect.poll(() => page.getByTestId('drawn').innerText()).toMatch(/^Drawn: ./)
    const history = page.getByRole('table', { name: 'Ticket history' }).getByRole('row')
    await history.filter({ hasText: 'Received' }).filter({ hasText: '+2' }).waitFor()
    await history.filter({ hasText: 'Used' }).filter({ hasText: '-1' }).waitFor()
    return value.prize
  }
  const won = await play('Prize wheel', () => page.getByRole('button', { name: 'Spin' }).click())
  const stopped = await page.locator('[data-segment]').getAttribute('data-segment')
  if (won.kind !== 'NOTHING') expect(stopped).toBe(won.id)
  else expect(stopped).toBeTruthy()
  const egg = await play('Golden eggs', () => page.getByRole('button', { name: 'Egg 3' }).click())
  expect(['MONEY', 'POINTS', 'TICKET', 'NOTHING']).toContain(egg.kind)
  await expect.poll(() => page.getByTestId('tickets').innerText()).toBe('You hold 1 ticket.')
  await play('Harvest raffle', () => page.getByRole('button', { name: 'Draw', exact: true }).click())
  expect(faults).toEqual([])
  await context.close()
})

test('[MALL-001, MALL-002, MALL-008, MALL-011, MALL-027, ROUTE-011] the points mall: banner, goods with their seven values, and a door for visitors', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/pointMall')
  await page.getByRole('heading', { level: 1, name: 'Points mall' }).waitFor()
  await page.getByTestId('banners').waitFor()
  for (const name of ['Redeem', 'Redeem history', 'Points details']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
  const memberId = await idOf(site, await signUp(page))
  await give(site, memberId, 'POINTS', 5_000)
  await visit(page, '/pointMall')
  await expect.poll(() => page.getByTestId('points-balance').innerText()).toBe('5,000.00')
  const dice = page.getByTestId('goods').filter({ hasText: 'Brass dice' })
  const text = await dice.innerText()
  for (const part of [
    'Brass dice, a pair',
    'Thing',
    '800.00',
    'Amount required',
    'Quantity',
    'Available quantity',
    '60',
    'Shown only',
  ])
    expect(text).toContain(part)
  expect(text).toContain('You have 5,000.00 of 800.00 points')
  expect(faults).toEqual([])
  await context.close()
})

test('[MALL-003, MALL-004, MALL-005, MALL-006, MALL-007] redeeming, its history, the details, the rules and the rates', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  const memberId = await idOf(site, await signUp(page))
  await give(site, memberId, 'POINTS', 5_000)
  await visit(page, '/pointMall')
  await page.getByRole('button', { name: 'Redeem', exact: true }).click()
  await page.getByTestId('goods').filter({ hasText: 'Brass dice' }).getByRole('button').click()
  const dialog = page.getByTestId('redeem')
  await dialog.getByLabel('Receiving address').fill('12 Hang Bac')
  await dialog.getByLabel('Mobile number').fill('0912345678')
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
  await dialog.getByRole('alert').first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  for (const [tab, shows] of [
    ['Redeem history', 'Nothing redeemed yet.'],
    ['Points details', '5,000.00'],
    ['Points rules', 'Points never expire.'],
    ['Exchange-rate table', 'Your rate'],
  ] as const) {
    await page.getByRole('button', { name: tab, exact: true }).click()
    await page.getByText(shows).first().waitFor()
  }
  await expect.poll(() => page.getByRole('row').count()).toBe(7)
  expect(faults).toEqual([])
  await context.close()
})

test('[MALL-009, MALL-010] a redemption that was paid shows its seven values, and points details their balance, change and ratio', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
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
  const desk = await (await new TestClient(site.url).open()).signInAsOperator('operator', demoPassword)
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
  await context.close()
})

test('[CENTRE-047, CENTRE-049, CENTRE-055] the centre shows missions, the reward centre and bonus details', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
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
  await context.close()
})

test('[PROMO-004, PROMO-005, PROMO-006, PROMO-007, PROMO-008, PROMO-009] where a member stands is on the card, and nothing is offered that is not to be done', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  const memberId = await idOf(site, await signUp(page))
  const { kysely } = site.database
  const play = await kysely
    .selectFrom('promotions.promotion')
    .select('id')
    .where('code', '=', 'PLAY-500')
    .executeTakeFirstOrThrow()
  const at = new Date()
  const { id } = await kysely
    .insertInto('promotions.participation')
    .values({
      ...{ promotion_id: play.id, member_id: memberId, step: 'JOINED', terms_hash: 'x', comment: '', image_ids: [] },
      ...{ target_units: 5_000_000n, reward_units: 50_000n, multiple: 1, applied_at: at, joined_at: at },
      ...{ contact: null, reason: null, ended_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stand = (set: object) => kysely.updateTable('promotions.participation').set(set).where('id', '=', id).execute()
  const card = page.getByTestId('promotion-card').filter({ hasText: '500' }).first()
  for (const [set, shows] of [
    [{ step: 'JOINED' }, 'Joined'],
    [{ progress_units: 1_234_500n }, '123.45 / 500.00'],
    [{ step: 'REJECTED', reason: 'The account is too young', ended_at: at }, 'Reason: The account is too young'],
    [{ step: 'ISSUED', reason: null }, 'Issued'],
    [{ step: 'CLAIMED' }, 'Claimed'],
  ] as const) {
    await stand(set)
    await visit(page, '/promotions')
    await card.getByText(shows).first().waitFor()
    await expect.poll(() => card.getByRole('link', { name: /^(Join|Claim|Apply)/ }).count()).toBe(0)
  }
  await stand({ step: 'JOINED', ended_at: null })
  const until = (ends_at: Date) =>
    kysely.updateTable('promotions.promotion').set({ ends_at }).where('id', '=', play.id).execute()
  await until(new Date(at.getTime() - 60_000))
  await visit(page, '/promotions')
  await page.getByRole('button', { name: 'Closed' }).click()
  await card.getByText('Closed').first().waitFor()
  await expect.poll(() => card.getByRole('link', { name: /^(Join|Claim|Apply)/ }).count()).toBe(0)
  await until(new Date(at.getTime() + 60 * 86_400_000))
  expect(faults).toEqual([])
  await context.close()
})

test('[CENTRE-048, CENTRE-050, CENTRE-056, CENTRE-057, PROMO-031] a mission shows how far it is; claimed, it pays, ranks and is in both histories', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  const memberId = await idOf(site, await signUp(page))
  const monday = new Date()
  monday.setUTCHours(0, 0, 0, 0)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  const bets = (progress_units: bigint) =>
    site.database.kysely
      .insertInto('missions.progress')
      .values({ member_id: memberId, code: 'WEEKLY-BET', period_start: monday, progress_units, claimed_at: null })
      .onConflict(conflict => conflict.columns(['member_id', 'code', 'period_start']).doUpdateSet({ progress_units }))
      .execute()
  const centre = page.getByTestId('personalCentre')
  const mission = centre.getByTestId('mission').filter({ hasText: '1,000.00' })

  await bets(2_500_000n)
  await visit(page, '/?centre=missionLeaderboard')
  await mission.getByText('250.00 / 1,000.00').waitFor()
  await mission.getByText('8.00').waitFor()
  expect(await mission.getAttribute('data-status')).toBe('OPEN')
  await centre.getByText('You are not ranked yet').waitFor()

  await bets(10_000_000n)
  await visit(page, '/?centre=rewardCenter')
  await centre
    .getByTestId('claimable')
    .filter({ hasText: '8.00' })
    .getByRole('button', { name: /^Claim/ })
    .click()
  await expect.poll(() => centre.getByTestId('claimable').filter({ hasText: '8.00' }).count()).toBe(0)
  await centre.getByRole('row').filter({ hasText: '8.00' }).waitFor()

  await visit(page, '/?centre=bonusDetails')
  const bonus = centre.getByRole('row').filter({ hasText: '8.00' })
  await bonus.getByText('Turnover open').waitFor()
  await bonus.getByText('1×').waitFor()

  await visit(page, '/?centre=missionLeaderboard')
  await mission.getByText('Claimed').waitFor()
  await centre.getByTestId('own-rank').getByText('with 40').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('on a phone no page scrolls sideways', async () => {
  const { page, context } = await site.visitor({ viewport: phone })
  for (const address of ['/promotions', '/promoDetail?id=2', '/pointMall']) {
    await visit(page, address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await context.close()
})
