import { operatorAt, TestClient, uniqueName } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from '../fixtures.ts'
import { hold, noViolations, password, type Site, startSite, violationsByLook, wide } from '../support.ts'
import { signInAt } from './desk-steps.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
  await playedForAWeek()
})
test.afterAll(() => site.stop())

/** Reports with a week of play of four games, the first of which returns five points more than it states. */
async function playedForAWeek(): Promise<void> {
  await site.database.pool.query(
    `insert into reports.play_day (day, game_code, vendor_code, game_type, currency, bets, stake_units, payout_units, valid_units,
       stake_squares, payout_squares, products)
     select (now() at time zone $1)::date - ago, code, vendor_code, game_type, 'DEMO', 20000, 2e8, 2e8 * rate, 2e8,
       2e12, 4e12 * rate, 2e12 * rate
     from (
       select code, vendor_code, game_type, (rtp_percent::numeric + (array[5, 0.4, -0.7, 0.1])[row_number() over (order by code)]) / 100 as rate
       from catalogue.game where enabled and rtp_percent is not null order by code limit 4
     ) game
     cross join generate_series(0, 6) ago
     on conflict do nothing`,
    [(await site.settings.brand()).timeZone],
  )
}

const tile = (page: Page, name: string) => page.getByTestId(`tile-${name}`)
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('[OPER-002] the dashboard shows figures with their lines, charts of play and drift, and what came since by itself', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'operator', '/console?range=7d')
  for (const name of ['turnover', 'ggr', 'ngr', 'players', 'registrations', 'deposits', 'withdrawals', 'heldByMembers'])
    await expect(tile(page, name).getByRole('link')).toContainText(/\d/)
  await expect(page.locator('main')).not.toContainText('NaN')
  await expect(tile(page, 'ggr').locator('polyline')).toHaveCount(1)
  await expect(card(page, 'GGR and NGR').locator('canvas')).toBeVisible()
  await expect(card(page, 'GGR by kind of game').getByRole('listitem').first()).toContainText('bets')
  const drift = card(page, 'Returns that drift')
  await expect(drift.locator('circle')).toHaveCount(4)
  await expect(drift.getByText('Alarm').first()).toBeVisible()
  await drift.getByText('As a table').click()
  await expect(drift.getByRole('row').nth(1)).toContainText('Alarm')

  // A figure says how it is counted, and its name leads to what is behind it.
  await tile(page, 'payoutP90Seconds').getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Payout time, 9 of 10' })).toContainText('Withdrawal orders')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const desk = await operatorAt(site, 'operator2')
  // A run goes as far as was noted by the one before; the clock may be at it too.
  const registrations = async () => {
    await desk.send('jobs.runNow', { name: 'reports-members', reason: 'a look' })
    return (await desk.call('dashboard.figures', { range: '7d' })).figures.registrations
  }
  const { rows } = await site.database.pool.query<{ members: number }>(
    "select count(*)::int as members from identity.account where kind = 'member' and agent_type <> 4",
  )
  const before = rows[0]!.members
  await expect.poll(registrations, { timeout: 60_000 }).toBe(before)
  await (await new TestClient(site.url).open()).register(uniqueName(), password)
  await expect.poll(registrations, { timeout: 60_000 }).toBe(before + 1)
  await expect(tile(page, 'registrations').getByTestId('value')).toHaveText(String(before + 1), { timeout: 60_000 })
  await tile(page, 'registrations').getByRole('link').click()
  await expect(page).toHaveURL(/\/console\/members/)
  expect(faults).toEqual([])
})

test('[OPER-002] days in which nothing happened show zeros and what to do, in both themes without a fault of access', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'auditor', '/console?range=2024-02-01_2024-02-07')
  await expect(tile(page, 'turnover').getByTestId('value')).toHaveText(/0\.00/)
  await expect(tile(page, 'payoutP50Seconds').getByTestId('value')).toHaveText('–')
  await expect(page.getByText('Nothing has happened in these days yet.')).toHaveCount(2)
  await expect(page.getByText('Nobody played in these days.')).toHaveCount(2)
  await expect(page.locator('main')).not.toContainText('NaN')
  expect(await violationsByLook(page)).toEqual(noViolations)
  await page.goto('/console?range=7d')
  await expect(tile(page, 'turnover')).toBeVisible()
  await expect(card(page, 'GGR and NGR').locator('canvas')).toBeVisible()
  expect(await violationsByLook(page)).toEqual(noViolations)
  expect(faults).toEqual([])
})

test('what happens between the first reading of a page and the opening of its line is shown once the line is open', async ({
  afterwards,
}) => {
  const desk = await operatorAt(site, 'operator2')
  afterwards(() => desk.send('stops.set', { stop: 'bonuses', on: false, reason: 'the test is over' }))
  const { page } = await site.visitor({ viewport: wide })
  const line = Promise.withResolvers<void>()
  await page.route('**/operator/events**', async route => {
    await line.promise
    await route.continue()
  })
  await signInAt(page, 'operator', '/console/members')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await desk.call('stops.set', { stop: 'bonuses', on: true, reason: 'a look' })
  await expect(page.getByTestId('stop-banner')).toHaveCount(0)
  line.resolve()
  // Stops are asked for each minute beside the line.
  await expect(page.getByTestId('stop-banner')).toBeVisible({ timeout: 10_000 })
})

test('[OPER-002] a page that loads asks for its figures while its scripts are on their way, and once', async () => {
  const { page, faults } = await site.visitor({ viewport: wide })
  await signInAt(page, 'operator', '/console?range=7d')
  await expect(tile(page, 'ggr').getByRole('link')).toContainText(/\d/)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const letThrough = await hold(page, '**/console/assets/*.js')
  const figures = page.waitForResponse(response => response.url().includes('/dashboard/figures'))
  await page.reload({ waitUntil: 'commit' })
  expect((await figures).ok()).toBe(true)
  letThrough()
  await expect(tile(page, 'ggr').getByRole('link')).toContainText(/\d/)
  await expect(card(page, 'GGR and NGR').locator('canvas')).toBeVisible()
  for (const path of ['me', 'dashboard/figures', 'dashboard/series'])
    expect(
      asked.filter(one => one === `/wps/ext/operator/${path}`),
      path,
    ).toHaveLength(1)
  expect(faults).toEqual([])
})
