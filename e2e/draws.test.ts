import { TestClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { give, idOf } from './give.ts'
import { password, type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

interface Prize {
  id: string
  kind: string
  amount: string
}

/** Opens a campaign that is played with tickets. */
async function openCampaign(page: Page, title: string): Promise<void> {
  await visit(page, '/promotions')
  await page.getByTestId('promotion-card').filter({ hasText: title }).getByRole('link', { name: 'Play' }).click()
}

/** Plays one ticket; answers what the server drew, once it is shown. */
async function draw(page: Page, press: () => Promise<void>): Promise<Prize> {
  const answer = page.waitForResponse('**/wps/relay/MCS2_claimRafflePromotion')
  await press()
  const { value } = (await (await answer).json()) as { value: { prize: Prize } }
  await expect.poll(() => page.getByTestId('drawn').innerText()).toMatch(/^Drawn: ./)
  return value.prize
}

test('[PROMO-022] a raffle shows the prize that the server drew, and it is credited', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const username = await signUp(page)
  await give(site, await idOf(site, username), 'RAFFLE', 40)
  await openCampaign(page, 'Harvest raffle')
  await page.getByText('You hold 40 tickets.').waitFor()
  const press = () => page.getByRole('button', { name: 'Draw', exact: true }).click()
  let won = await draw(page, press)
  for (let ticket = 2; won.kind === 'NOTHING' && ticket <= 40; ticket++) won = await draw(page, press)
  const shown = won.kind === 'POINTS' ? `${Number(won.amount)} points` : won.amount
  await expect.poll(() => page.getByTestId('drawn').innerText()).toContain(shown)
  const client = await (await new TestClient(site.url).open()).signIn(username, password)
  if (won.kind === 'POINTS') expect((await client.call('points.balance', {})).pointBalance).toBe(won.amount)
  else {
    const { list } = await client.call('promotions.bonuses', {})
    expect(list).toMatchObject([{ source: 'PRIZE', amount: won.amount }])
  }
  expect(faults).toEqual([])
})

test('[PROMO-026] a member smashes one of several eggs for a ticket, and sees the prize', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await give(site, await idOf(site, await signUp(page)), 'EGG', 2)
  await openCampaign(page, 'Golden eggs')
  await page.getByText('You hold 2 tickets.').waitFor()
  expect(await page.getByRole('button', { name: /^Egg \d/ }).count()).toBeGreaterThan(2)
  const { kind } = await draw(page, () => page.getByRole('button', { name: 'Egg 3' }).click())
  expect(['MONEY', 'POINTS', 'TICKET', 'NOTHING']).toContain(kind)
  await expect.poll(() => page.getByTestId('tickets').innerText()).toBe('You hold 1 ticket.')
  expect(faults).toEqual([])
})

test('[PROMO-028, PROMO-030] a wheel stops on the prize that the server drew; what is held of tickets, and how they came and went, stands below', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  const memberId = await idOf(site, await signUp(page))
  for (const kind of ['WHEEL', 'EGG'] as const) await give(site, memberId, kind, 2)
  const history = page.getByRole('table', { name: 'Ticket history' }).getByRole('row')
  await openCampaign(page, 'Prize wheel')
  await page.getByText('You hold 2 tickets.').waitFor()
  const won = await draw(page, () => page.getByRole('button', { name: 'Spin' }).click())
  const stopped = await page.locator('[data-segment]').getAttribute('data-segment')
  if (won.kind === 'NOTHING') expect(stopped).toBeTruthy()
  else expect(stopped).toBe(won.id)
  await history.filter({ hasText: 'Received' }).filter({ hasText: '+2' }).waitFor()
  await history.filter({ hasText: 'Used' }).filter({ hasText: '-1' }).waitFor()
  await openCampaign(page, 'Golden eggs')
  await page.getByText('You hold 2 tickets.').waitFor()
  await history.filter({ hasText: 'Received' }).filter({ hasText: '+2' }).waitFor()
  expect(faults).toEqual([])
})
