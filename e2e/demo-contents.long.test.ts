import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createTestDatabase,
  databaseEnvironment,
  ServerProcess,
  sharePictures,
  TestClient,
  verifyServer,
} from '@baize/testing'
import { type Content, checkMoney, demoContents, demoDigits } from '@baize/testing/house'
import type { Browser, Page } from 'playwright-core'
import { answerAge } from '../scripts/browser.ts'
import { agentButton, agentCentre, demoPassword, signIn } from './agent-steps.ts'
import { launch } from './browsers.ts'
import { expect, test } from './fixtures.ts'
import { phone, visit, wide } from './support.ts'

let server: ServerProcess
let browser: Browser
let database: Awaited<ReturnType<typeof createTestDatabase>>
let data: string
/** A first start on an empty database, as everybody has it once. */
test.beforeAll(async () => {
  test.setTimeout(300_000)
  data = mkdtempSync(join(tmpdir(), 'bz-demo-'))
  database = await createTestDatabase()
  sharePictures(data)
  server = await ServerProcess.start({
    ...{ PORT: '0', BAIZE_DATA: data, RATE_LIMIT_PER_MINUTE: '100000' },
    ...databaseEnvironment(database),
  })
  await server.says('The demo world is complete.')
  browser = await launch()
})
test.afterAll(async () => {
  await browser?.close()
  await server.stop()
  await database.stop()
  rmSync(data, { recursive: true, force: true })
})

/** A browser that was asked for its age before. */
async function openBrowser(viewport: typeof wide) {
  const context = await browser.newContext({ baseURL: server.url!, viewport, reducedMotion: 'reduce' })
  context.setDefaultNavigationTimeout(90_000)
  await context.addInitScript(answerAge)
  // Frames of games have no storage, and no popups either.
  await context.addInitScript(() => self === top && sessionStorage.setItem('popupSeen', 'true'))
  return { context, page: await context.newPage() }
}

const clients = new Map<string, Promise<TestClient>>()
const as = (who: string): Promise<TestClient> => {
  const opened = new TestClient(server.url!).open()
  const found =
    clients.get(who) ?? opened.then(client => (who === 'visitor' ? client : client.signIn(who, demoPassword)))
  clients.set(who, found)
  return found
}

const statesOf = (list: readonly { state: string }[]) => [...new Set(list.map(({ state }) => state))].sort()
/** Lines of a page of the agent's contracts, those that it is paid. */
const linesAreSettled =
  (
    name: 'contracts.dividends' | 'contracts.dailySalaries' | 'contracts.hourlySalaries' | 'contracts.realtimeSalaries',
  ) =>
  async (agent: TestClient) => {
    const { list } = await agent.call(name, { side: 'RECEIVED' })
    expect(list.filter(({ state }) => state === 'PAID').length, name).toBeGreaterThan(0)
  }

/** What each thing of the table must show. One that is not looked for does not compile. */
const checks: Record<Content, (client: TestClient) => Promise<void>> = {
  async rounds(player) {
    const { list } = await player.call('records.bets', { pageSize: 50 })
    for (const status of ['WON', 'LOST']) expect(list.map(bet => bet.status)).toContain(status)
  },
  async openTicket(player) {
    const { list } = await player.call('records.bets', { pageSize: 50 })
    for (const status of ['OPEN', 'VOID']) expect(list.map(bet => bet.status)).toContain(status)
  },
  async deposits(player) {
    const { list } = await player.call('cashier.deposits', { pageSize: 50 })
    expect(statesOf(list)).toEqual(['CANCELLED', 'CONFIRMED', 'PENDING', 'REJECTED', 'REVERSED', 'REVIEW'])
  },
  async withdrawals(player) {
    const { list } = await player.call('cashier.withdrawals', { pageSize: 50 })
    const now = ['FORCED_RECEIVED', 'NOT_RECEIVED', 'PAID', 'PARTIAL', 'RECEIVED']
    const others = ['REFUNDED', 'REISSUED', 'REJECTED', 'REQUESTED', 'REVIEW']
    expect(statesOf(list)).toEqual([...now, ...others])
  },
  async points(player) {
    const { list } = await player.call('points.goods', {})
    const { pointBalance } = await player.call('points.balance', {})
    const cheapest = Math.min(...list.map(({ points }) => Number(points)))
    expect(Number(pointBalance)).toBeGreaterThan(cheapest + 100)
    const requestId = crypto.randomUUID()
    const converted = await player.call('points.convert', { points: '170', password: demoDigits, requestId })
    expect(converted).toMatchObject({ money: '2.00', pointsPerUnit: 85 })
    const goodsId = list.find(({ points }) => Number(points) === cheapest)!.id
    const { redemption } = await player.call('points.redeem', {
      ...{ goodsId, quantity: 1, password: demoDigits, requestId: crypto.randomUUID() },
      ...{ receivingAddress: '12 Lantern Street, Makati', mobile: '09175550100' },
    })
    expect(redemption.status).toBe('In Process')
  },
  async redemptions(player) {
    const { list } = await player.call('points.redemptions', {})
    expect([...new Set(list.map(({ status }) => status))].sort()).toEqual(['Approved', 'In Process', 'Rejected'])
  },
  async promotions(player) {
    const { list } = await player.call('promotions.list', {})
    expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([
      ...['Applying', 'Claim', 'Claimed', 'Closed', 'Coming soon'],
      ...['Issued', 'Join', 'Joined', 'Process', 'Rejected'],
    ])
  },
  async bonus(player) {
    const { bonus } = await player.call('promotions.wagering', {})
    const share = Number(bonus!.done) / Number(bonus!.required)
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.9)
  },
  async rewards(player) {
    const { claimable } = await player.call('missions.rewards', {})
    expect(claimable.map(({ source }) => source)).toContain('MISSION')
    expect((await player.call('messages.unreadCount', {})).rewardCount).toBeGreaterThan(0)
  },
  async invitee(player) {
    expect((await player.call('agents.referral', {})).count).toBe(1)
  },
  async messages(player) {
    expect((await player.call('messages.inbox', {})).content.length).toBeGreaterThan(5)
  },
  async club(player) {
    const { clubLabel, memberLabel } = await player.call('members.info', {})
    expect([clubLabel, memberLabel.length]).toEqual([{ labelName: 'Emerald', rankLevel: 5 }, 2])
    expect((await player.call('members.icon', {})).url).toBe('/img/club/5.webp')
    expect((await player.call('site.customerServiceLink', { csType: 'VIP' })).link).toBe('/service?desk=VIP')
    expect((await player.call('points.config', {})).ownPointsPerUnit).toBe(85)
  },
  dividendLines: linesAreSettled('contracts.dividends'),
  dailyLines: linesAreSettled('contracts.dailySalaries'),
  hourlyLines: linesAreSettled('contracts.hourlySalaries'),
  realtimeLines: linesAreSettled('contracts.realtimeSalaries'),
  async offer(agent) {
    const { list } = await agent.call('contracts.own', { side: 'RECEIVED' })
    expect(list.map(({ state }) => state)).toContain('OFFERED')
  },
  async notices(visitor) {
    const { player, promotion } = await visitor.call('site.announcements', { types: 'PL,PR' })
    expect(player.length + promotion.length).toBeGreaterThanOrEqual(11)
  },
  async strangersGame(player) {
    const launched = await player.call('launch.gameLaunch', { vassalage: 'FAR', gameCode: 'FAR-BOATS' })
    expect([launched.mode, new URL(launched.gameUrl).origin === server.url]).toEqual(['IFRAME', false])
    const page = await (await fetch(launched.gameUrl)).text()
    expect(page).toContain('Paper boats')
  },
  async staffAgent(clerk) {
    expect((await clerk.call('members.info', {})).type).toBe(41)
  },
  async subAgent(reporter) {
    expect((await reporter.call('members.info', {})).type).toBe(42)
  },
}

const shows = async (...contents: Content[]) => {
  for (const content of contents) await checks[content](await as(demoContents[content].who))
}

test('[EYE-017] player has bets, orders in each state, a bonus half wagered, rewards, an invitee and messages', () =>
  shows('rounds', 'openTicket', 'deposits', 'withdrawals', 'bonus', 'rewards', 'invitee', 'messages'))
test('[EYE-020] each status of promotions, redemptions and withdrawals occurs', () =>
  shows('promotions', 'redemptions', 'withdrawals'))
test('[EYE-019] player redeems and converts at once', () => shows('points'))
test('[EYE-003, CS-001] player has club level 5 and two labels, the VIP desk and the better ratio', () => shows('club'))
test('[EYE-018] agent has settled lines on each contract page, and an offer to answer', () =>
  shows('dividendLines', 'dailyLines', 'hourlyLines', 'realtimeLines', 'offer'))
test('[EYE-021] there are notices for more than one page', () => shows('notices'))
test('[EYE-016] the game of the sample provider is a page of another origin', () => shows('strangersGame'))
test('[EYE-023] accounts of type 41 and 42 sign in', () => shows('staffAgent', 'subAgent'))
test('[ROLE-013, ROLE-014] accounts of type 41 and 42 open the agent centre', async () => {
  for (const who of [demoContents.staffAgent.who, demoContents.subAgent.who]) {
    const { page } = await openBrowser(wide)
    await signIn(page, who)
    await agentButton(page).click()
    await agentCentre(page).getByRole('heading', { name: 'Team overview', level: 2 }).waitFor()
  }
})

test('[AGENT-035] the income of agent has a part of each contract, and together they are what came to the wallet', async () => {
  const agent = await as('agent')
  const { from, to, total } = await agent.call('agents.income', {})
  for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const)
    expect(Number(total[kind]), kind).toBeGreaterThan(0)
  const codes = 'DIVIDEND,SALARY_DAILY,SALARY_HOURLY,SALARY_REALTIME,COMMISSION,REFERRAL'
  const { totals } = await agent.call('points.transactions', { from, to, book: 'WALLET', codes })
  expect(totals).toEqual({ in: total.income, out: total.paidToDownlines })
})

const around = (page: Page) => [page.locator('footer'), page.getByTestId('side-bar')]

test('[ROUTE-030] the game of the sample provider stands in a frame under the header, without footer and side bar', async () => {
  const { page } = await openBrowser(wide)
  await signIn(page, 'player')
  for (const part of around(page)) await expect(part).toHaveCount(1)
  await visit(page, '/game?gameCode=FAR-BOATS&vendor=FAR')
  await page.frameLocator('iframe').getByRole('button', { name: 'Boat 1' }).waitFor()
  await expect(page.locator('header').getByRole('link', { name: 'Baize' })).toHaveCount(1)
  for (const part of around(page)) await expect(part).toHaveCount(0)
})

test('[WALK-018] rounds of the first start are revealed, and all of them hold', async () => {
  expect(await verifyServer(server.url!)).toMatch(/^[1-9]\d* rounds.* verified, 0 failed\./)
})

test('the books of the demo add up after all of it', async () => {
  expect(await checkMoney(database)).toEqual([])
})

/** What each address of the tour shows, by a part of the address. */
const sights: Record<string, (page: Page) => Promise<unknown>> = {
  '/seamless?gameCode=MIR-00J': page => page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor(),
  '/lottery?gameCode=LT_3D': page => page.frameLocator('iframe').getByText('Tickets').first().waitFor(),
  '/game?gameCode=FAR-BOATS': page => page.frameLocator('iframe').getByRole('button', { name: 'Boat 1' }).click(),
  '/?centre=personalHistoryCopy': page => page.getByText('Lost').filter({ visible: true }).first().waitFor(),
  '/?centre=withdraw': page => page.getByText('Forced receipt').filter({ visible: true }).first().waitFor(),
  '/?centre=bonusDetails': page => page.getByText('A bonus of 88').filter({ visible: true }).first().waitFor(),
  '/pointMall': page => page.getByTestId('points-balance').filter({ hasText: /\d/ }).waitFor(),
  '/promotions': page => page.getByTestId('promotion-card').getByText('Rejected').first().waitFor(),
  '/?centre=rewardCenter': page => page.getByRole('button', { name: 'Claim' }).first().waitFor(),
  '/?agent=agentDividendRecordCopy2': page =>
    page.getByText('Paid', { exact: true }).filter({ visible: true }).first().waitFor(),
  '/?agent=downlineManagmentView': page => page.getByText('tomas').filter({ visible: true }).first().waitFor(),
  '/docs': page => page.getByText('/wps/session/login').first().waitFor(),
}

interface Stop {
  who: string
  address: string
}
/** The rows of the tour of README.md: sight, who signs in, address. */
const tour = [...readFileSync('README.md', 'utf8').matchAll(/^\| [^|]+ \| (`(\w+)`|anybody) \| `(\/[^`]*)` \|$/gm)].map(
  ([, , who = '', address]): Stop => ({ who, address: address! }),
)

test.describe('the tour of README.md', () => {
  test('has twelve stops, each with something to see', () => {
    expect(tour).toHaveLength(12)
    for (const { address } of tour)
      expect(Object.keys(sights).filter(sight => address.startsWith(sight)).length, address).toBe(1)
  })

  test('[EYE-016, EYE-017] each stop shows what it promises to whom it names', async () => {
    test.setTimeout(300_000)
    for (const [who, stops] of Map.groupBy(tour, stop => stop.who)) {
      const { page, context } = await openBrowser(wide)
      if (who) await signIn(page, who)
      for (const { address } of stops) {
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await sights[Object.keys(sights).find(sight => address.startsWith(sight))!]!(page)
      }
      await context.close()
    }
  })
})

test('[EYE-003] the level shows by its icon, and labels beside the name', async () => {
  const { page } = await openBrowser(phone)
  await signIn(page, 'player')
  await visit(page, '/?centre=securityCenter')
  for (const label of ['Early bird', 'Emerald']) await page.getByText(label).filter({ visible: true }).first().waitFor()
})

test('[EYE-021] the notices fill a page of nine and go on to the next', async () => {
  const { page } = await openBrowser(wide)
  await visit(page, '/noticePage')
  const titles = page.locator('main ul').first().getByRole('button')
  await expect(titles).toHaveCount(9)
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect.poll(() => titles.count()).toBeLessThan(9)
})
