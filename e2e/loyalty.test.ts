import { randomUUID } from 'node:crypto'
import { houseAccount, memberAccount, POINTS_CURRENCY } from '@baize/platform/domains/ledger/accounts'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { path, register, startSiteWithSettings, visit, wide } from './support.ts'

const phone = { width: 390, height: 844 }

let site: Awaited<ReturnType<typeof startSiteWithSettings>>
beforeAll(async () => {
  site = await startSiteWithSettings()
}, 120_000)
afterAll(() => site.stop())

async function idOf(username: string): Promise<bigint> {
  const { id } = await site.database.kysely
    .selectFrom('identity.account')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return id
}

/** Tickets or points as a grant of the house. */
async function give(memberId: bigint, kind: 'POINTS' | 'WHEEL' | 'EGG' | 'RAFFLE', whole: number): Promise<void> {
  const { kysely } = site.database
  const isPoints = kind === 'POINTS'
  const currency = isPoints ? POINTS_CURRENCY : kind
  const refs = [
    houseAccount('ISSUED', { currency }),
    memberAccount(memberId, isPoints ? 'POINTS' : 'TICKET', { currency, qualifier: isPoints ? '' : kind }),
  ]
  const ids: string[] = []
  for (const ref of refs) {
    const owner = ref.owner === 'house' ? 'house' : 'member'
    const { rows } = await sql<{ id: bigint }>`
      insert into ledger.account (owner_kind, owner_id, kind, qualifier, book, currency, balance)
      values (${owner}, ${ref.owner === 'house' ? 0n : ref.owner}, ${ref.kind}, ${ref.qualifier}, 'REAL', ${currency},
        ${ref.owner === 'house' ? null : 0n})
      on conflict on constraint account_owner_kind do update set status = 'open' returning id`.execute(kysely)
    ids.push(String(rows[0]!.id))
  }
  const code = isPoints ? 'POINTS_GRANT' : 'TICKET_GRANT'
  await sql`select * from ledger.post_one(${`tkt:${randomUUID()}`}, ${randomUUID()}::uuid, null, ${ids[1]}::bigint,
    ${ids[0]}::bigint, ${BigInt(whole) * 10_000n}::bigint, ${code})`.execute(kysely)
}

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
  expect(await page.getByTestId('promotion-card').count()).toBe(8)
  await promotion(page, 'New year table').getByText('Coming soon').waitFor()
  await page.getByRole('button', { name: 'Coming soon' }).click()
  await expect.poll(() => page.getByTestId('promotion-card').count()).toBe(1)
  expect(faults).toEqual([])
  await context.close()
})

test('[ROUTE-023, PROMO-001, PROMO-002, PROMO-003, PROMO-020, ERR2-002] a member joins, is asked for a Zalo ID, and waits as Applying', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await register(page)
  await visit(page, '/promotions')
  await promotion(page, 'Link Zalo').getByRole('link', { name: 'Join' }).click()
  await page.getByRole('heading', { level: 1, name: 'Link Zalo: 131K, once' }).waitFor()
  expect(path(page)).toBe('/promoDetail')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  const claim = page.getByRole('button', { name: 'Claim', exact: true })
  await claim.click()
  await page.getByRole('alert').getByText('Enter Zalo number ID to redeem bonus').waitFor()
  await page.getByLabel('Zalo ID, 8 to 15 digits').fill('84912345678')
  await claim.click()
  await page.getByText('Applying').first().waitFor()
  expect(await claim.count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('[PROMO-021, ERR2-003] where the brand asks for WhatsApp, the same claim asks for that number', async () => {
  await site.settings.writeBrand({ bonusContact: 'WHATSAPP' })
  const { page, context } = await site.visitor({ viewport: wide })
  await register(page)
  await visit(page, '/promotions')
  await promotion(page, 'Link Zalo').getByRole('link', { name: 'Join' }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await page.getByRole('alert').getByText('Enter WhatsApp number ID to redeem bonus').waitFor()
  await site.settings.writeBrand({ bonusContact: 'ZALO' })
  await context.close()
})

test('[PROMO-022, PROMO-026, PROMO-028] a wheel stops on the prize that the server drew, an egg takes a ticket, a raffle shows what it drew', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide, reducedMotion: 'reduce' })
  const memberId = await idOf(await register(page))
  for (const kind of ['WHEEL', 'EGG', 'RAFFLE'] as const) await give(memberId, kind, 2)
  const play = async (title: string, press: () => Promise<void>) => {
    await visit(page, '/promotions')
    await promotion(page, title).getByRole('link', { name: 'Play' }).click()
    await page.getByText('You hold 2 tickets.').waitFor()
    const answer = page.waitForResponse('**/wps/relay/MCS2_claimRafflePromotion')
    await press()
    const { value } = (await (await answer).json()) as { value: { prize: { id: string; kind: string } } }
    await expect.poll(() => page.getByTestId('drawn').innerText()).toMatch(/^Drawn: ./)
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
  const memberId = await idOf(await register(page))
  await give(memberId, 'POINTS', 5_000)
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
  expect(faults).toEqual([])
  await context.close()
})

test('[MALL-003, MALL-004, MALL-005, MALL-006, MALL-007] redeeming, its history, the details, the rules and the rates', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  const memberId = await idOf(await register(page))
  await give(memberId, 'POINTS', 5_000)
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
  expect(await page.getByRole('row').count()).toBe(7)
  expect(faults).toEqual([])
  await context.close()
})

test('[CENTRE-047, CENTRE-049, CENTRE-055] the centre shows missions, the reward centre and bonus details', async () => {
  const { page, context, faults } = await site.visitor({ viewport: wide })
  await register(page)
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

test('on a phone no page scrolls sideways', async () => {
  const { page, context } = await site.visitor({ viewport: phone })
  for (const address of ['/promotions', '/promoDetail?id=2', '/pointMall']) {
    await visit(page, address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await context.close()
})
