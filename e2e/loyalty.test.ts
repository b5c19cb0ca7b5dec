import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { demoCommand } from './demo-command.ts'
import { expect, test } from './fixtures.ts'
import { idOf } from './give.ts'
import { path, register, type Site, signUp, startSite, visit, wide } from './support.ts'

const phone = { width: 390, height: 844 }

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const promotion = (page: Page, name: string) => page.getByTestId('promotion-card').filter({ hasText: name })

test('[HOME-029] home tells a visitor of a reward of up to 131K, over the button that registers', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/')
  const invitation = page.locator('section').filter({ hasText: 'one-time reward of up to 131K' }).last()
  await invitation.getByText(/Zalo/).first().waitFor()
  await invitation.getByRole('link', { name: /account|Register/i }).click()
  await page.getByTestId('registerModal').waitFor()
  expect(faults).toEqual([])
})

test('[SHELL-038, ROUTE-022, PROMO-010] a visitor finds promotions last in the menu, and those to come marked as such', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await visit(page, '/help')
  const items = page.locator('header nav a')
  expect(await items.last().innerText()).toBe('Promotions')
  await items.last().click()
  await page.getByRole('heading', { level: 1, name: 'Promotions' }).waitFor()
  expect(path(page)).toBe('/promotions')
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from promotions.promotion where enabled`.execute(site.database.kysely)
  await expect(page.getByTestId('promotion-card')).toHaveCount(rows[0]!.count)
  await promotion(page, 'New year table').getByText('Coming soon').waitFor()
  await page.getByRole('button', { name: 'Coming soon' }).click()
  await expect(page.getByTestId('promotion-card')).toHaveCount(1)
  expect(faults).toEqual([])
})

test('home shows what the brand offers now with its end date, and leads to it', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
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
})

test('[ROUTE-023, PROMO-001, PROMO-002] a member joins a promotion on its page, and has one more to claim there and in the badge', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const answer = page.waitForResponse('**/wps/relay/CSP_unreadCount')
  await register(page)
  const { promoCount, messageCount } = (await (await answer).json()).value
  const badge = page.getByTestId('badge').first()
  await expect(badge).toHaveText(String(promoCount + messageCount))
  await visit(page, '/promotions')
  await promotion(page, 'Link Zalo').getByRole('link', { name: 'Join' }).click()
  await page.getByRole('heading', { level: 1, name: 'Link Zalo: 131K, once' }).waitFor()
  expect(path(page)).toBe('/promoDetail')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('button', { name: 'Claim', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Join', exact: true }).count()).toBe(0)
  await expect.poll(async () => Number(await badge.innerText())).toBeGreaterThan(promoCount + messageCount)
  expect(faults).toEqual([])
})

/** A new member on the page of the promotion that rewards linking a contact, joined. Answers its button to claim. */
async function joinContactPromotion(page: Page): Promise<Locator> {
  await signUp(page)
  await visit(page, '/promotions')
  await promotion(page, 'Link Zalo').getByRole('link', { name: 'Join' }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  const claim = page.getByRole('button', { name: 'Claim', exact: true })
  await claim.waitFor()
  return claim
}

test('[PROMO-003, PROMO-020, ERR2-002] a claim asks for a Zalo ID, and waits as Applying with nothing more to do', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const claim = await joinContactPromotion(page)
  await claim.click()
  const told = page.getByRole('alert').getByText('Enter Zalo number ID to redeem bonus', { exact: true })
  await told.waitFor()
  await page.getByLabel('Zalo ID, 8 to 15 digits').fill('84912345678')
  await claim.click()
  await page.getByText('Applying').first().waitFor()
  for (const name of ['Claim', 'Join', 'Apply'])
    await expect.poll(() => page.getByRole('button', { name, exact: true }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('[PROMO-015] an application takes a comment and a picture, and waits as Applying', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
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
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0)
  const { rows } = await sql<{ comment: string; images: number }>`
    select comment, cardinality(image_ids) as images from promotions.participation where step = 'APPLYING_JOIN'`.execute(
    site.database.kysely,
  )
  expect(rows).toEqual([{ comment: 'The wheel could turn longer.', images: 1 }])
  expect(faults).toEqual([])
})

test('[PROMO-021, ERR2-003] where the brand asks for WhatsApp, the same claim asks for that number, and takes it', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await demoCommand(site.url).during('whatsapp', async () => {
    const claim = await joinContactPromotion(page)
    await claim.click()
    await page.getByRole('alert').getByText('Enter WhatsApp number ID to redeem bonus', { exact: true }).waitFor()
    await page.getByLabel(/^WhatsApp/).fill('84912345679')
    await claim.click()
    await page.getByText('Applying').first().waitFor()
  })
  expect(faults).toEqual([])
})

/** A new member who takes part in a promotion; a state that is written into the house is looked at on its card. */
async function participant(page: Page) {
  const memberId = await idOf(site, await signUp(page))
  const { kysely } = site.database
  const { id: promotionId } = await kysely
    .selectFrom('promotions.promotion')
    .select('id')
    .where('code', '=', 'PLAY-500')
    .executeTakeFirstOrThrow()
  const at = new Date()
  const { id } = await kysely
    .insertInto('promotions.participation')
    .values({
      ...{ promotion_id: promotionId, member_id: memberId, step: 'JOINED', terms_hash: 'x', comment: '' },
      ...{ image_ids: [], target_units: 5_000_000n, reward_units: 50_000n, multiple: 1, applied_at: at, joined_at: at },
      ...{ contact: null, reason: null, ended_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const card = page.getByTestId('promotion-card').filter({ hasText: '500' }).first()
  return {
    at,
    card,
    stand: (set: object) => kysely.updateTable('promotions.participation').set(set).where('id', '=', id).execute(),
    /** When the promotion ends, for everybody. */
    endAt: (ends_at: Date) =>
      kysely.updateTable('promotions.promotion').set({ ends_at }).where('id', '=', promotionId).execute(),
    /** The card says this, and offers nothing to do. */
    async expectShown(text: string): Promise<void> {
      await card.getByText(text).first().waitFor()
      await expect.poll(() => card.getByRole('link', { name: /^(Join|Claim|Apply)/ }).count()).toBe(0)
    },
  }
}

test('[PROMO-005, PROMO-008, PROMO-009] a joined promotion shows how far the member is, and a refused one why', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const { at, stand, expectShown } = await participant(page)
  for (const [set, shows] of [
    [{}, 'Joined'],
    [{ progress_units: 1_234_500n }, '123.45 / 500.00'],
    [{ step: 'REJECTED', reason: 'The account is too young', ended_at: at }, 'Reason: The account is too young'],
  ] as const) {
    if (Object.keys(set).length > 0) await stand(set)
    await visit(page, '/promotions')
    await expectShown(shows)
  }
  expect(faults).toEqual([])
})

test('[PROMO-006, PROMO-007] a promotion whose reward was given says so, and offers nothing more', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const { at, stand, expectShown } = await participant(page)
  for (const [step, shows] of [
    ['ISSUED', 'Issued'],
    ['CLAIMED', 'Claimed'],
  ] as const) {
    await stand({ step, ended_at: at })
    await visit(page, '/promotions')
    await expectShown(shows)
  }
  expect(faults).toEqual([])
})

test('[PROMO-004] a promotion whose time is over stands among the closed ones, without anything to do', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const { at, endAt, expectShown } = await participant(page)
  await endAt(new Date(at.getTime() - 60_000))
  try {
    await visit(page, '/promotions')
    await page.getByRole('button', { name: 'Closed' }).click()
    await expectShown('Closed')
  } finally {
    await endAt(new Date(at.getTime() + 60 * 86_400_000))
  }
  expect(faults).toEqual([])
})

test('on a phone no page scrolls sideways', async () => {
  const { page } = await site.visitor({ viewport: phone })
  for (const address of ['/promotions', '/promoDetail?id=2', '/pointMall']) {
    await visit(page, address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})
