import { randomUUID } from 'node:crypto'
import {
  countFacts,
  SampleProvider,
  startTestPlatform,
  TestClient,
  type TestPlatform,
  uniqueName,
  writeBets,
} from '@baize/testing'
import type { Browser, Page } from 'playwright-core'
import { answerAge } from '../scripts/browser.ts'
import { agentCentre, demoPassword, signIn } from './agent-steps.ts'
import { launch } from './browsers.ts'
import { expect, test } from './fixtures.ts'
import { visit, wide } from './support.ts'

let site: TestPlatform
let provider: SampleProvider
let browser: Browser
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startTestPlatform({}, { pages: true })
  provider = await SampleProvider.start(site, 'LOT', 'ELOTT')
  browser = await launch()
})
test.afterAll(async () => {
  await browser.close()
  await provider.stop()
  await site.stop()
})

const dayMs = 86_400_000

async function open(): Promise<Page> {
  const page = await browser.newPage({ baseURL: site.url, viewport: wide, reducedMotion: 'reduce' })
  await page.addInitScript(answerAge)
  await page.addInitScript(() => sessionStorage.setItem('popupSeen', 'true'))
  return page
}
/** Loses a bet on a lottery by odds of a series. */
async function loseOnLottery(member: TestClient, stakeUnits: number): Promise<void> {
  const session = await provider.play(member)
  const [bet, round] = [randomUUID(), randomUUID()]
  await provider.bet(session, bet, stakeUnits, round)
  const bets = [{ transaction_uuid: bet, payout: 0, valid_amount: stakeUnits, status: 'lost' as const }]
  const settle = {
    ...session,
    round,
    transaction_uuid: randomUUID(),
    round_closed: true,
    odds_series: 1880,
    bets,
  }
  expect((await provider.call('settle', settle)).status).toBe('OK')
}

test('[EYE-006] the agent of the demo sees a friend rewarded and a commission earned; the friend the rebate of the day before', async () => {
  await site.runJob('rebates-daily')
  const agent = await open()
  await signIn(agent, 'agent')
  await visit(agent, '/help?centre=referral')
  await agent.getByText('You get P 10.00 for each friend whose valid bet reaches P 100.00.').waitFor()
  const link = await agent.locator('output').filter({ hasText: 'referralCode=' }).innerText()

  const [username, password] = [uniqueName(), 'Tables#2026']
  const referralCode = new URL(link).searchParams.get('referralCode')!
  const visitor = await new TestClient(site.url, site.clock).open()
  await visitor.call('members.register', { username, password, confirmPassword: password, referralCode })
  const friend = await (await site.visitor()).signIn(username, password)
  const id = BigInt((await friend.call('members.info', {})).id)
  const at = site.clock.now().toISOString()
  await writeBets(site, id, [
    { gameType: 'RNG', stake: '200.00', payout: '0.00', validBet: '200.00', status: 'LOST', at },
  ])
  const minh = await (await site.visitor()).signIn('minh', demoPassword)
  await loseOnLottery(minh, 5_000_000)
  await countFacts(site, 'promotions-referrals')
  await countFacts(site, 'rebates-commissions')

  await agent.reload()
  await agent.getByRole('row').filter({ hasText: 'Rewarded' }).filter({ hasText: 'P 10.00' }).first().waitFor()
  // A hundredth of the stake: from 1900, which is the most below, to the agent's own 1920. And the reward beside it.
  await visit(agent, '/help?agent=agentRevenueReport')
  await agentCentre(agent).getByRole('row').filter({ hasText: '15.00' }).first().waitFor()

  const midnight = Math.ceil(site.clock.now().getTime() / dayMs) * dayMs
  site.clock.advance(midnight + 20 * 60_000 + 10_000 - site.clock.now().getTime())
  await countFacts(site, 'rebates-daily')
  const player = await open()
  await signIn(player, username, password)
  await visit(player, '/help?centre=personalProfit')
  // Half a percent of 200.00.
  await player.getByTestId('totals').locator('div', { hasText: 'Rebate' }).getByText('P 1.00').waitFor()
})

test('[WALK-026] figures of the agent centre say on hover what they are made of, alike on every page, and bets alone have a name of their own', async () => {
  const page = await open()
  await signIn(page, 'general')
  const made = async (address: string) => {
    await visit(page, `/help?agent=${address}`)
    const figures = agentCentre(page).getByTestId('totals').locator('abbr[title]')
    await figures.first().waitFor()
    const said = await figures.evaluateAll(all => all.map(each => [each.textContent!, each.getAttribute('title')!]))
    return new Map(said as [string, string][])
  }
  const overview = await made('agentTeamOverview')
  const statements = await made('palStatementsAgentCopy')
  const bets = await made('personalHistoryCopy')
  expect([...overview.keys()]).toEqual(
    expect.arrayContaining(['Net win/loss', 'Turnover', 'Bonus', 'Rebate', 'Deposits']),
  )
  for (const [name, definition] of statements) expect(overview.get(name) ?? definition).toBe(definition)
  expect(statements.get('Net loss')).toContain('less payout, rebate, bonus and salary')
  expect([...bets.keys()]).toEqual(['Bet win/loss'])
})
