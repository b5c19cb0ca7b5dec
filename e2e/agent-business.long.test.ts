import type { ResponseOf } from '@baize/api'
import { TestClient, uniqueName, writeBets } from '@baize/testing'
import { agentCentre, demoPassword, signIn } from './agent-steps.ts'
import { expect, test } from './fixtures.ts'
import { phone, type Site, startSite, visit, wide } from './support.ts'

let site: Site
let agent: TestClient
test.beforeAll(async () => {
  site = await startSite()
  agent = await (await new TestClient(site.url).open()).signIn('agent', demoPassword)
})
test.afterAll(() => site.stop())

test('[WALK-012] an agent meets the business of today first; an alert opens the member, and a link shows what it brought', async () => {
  const { id, account } = await agent.call('agents.register', { username: uniqueName(), type: 0 })
  const at = new Date().toISOString()
  await writeBets(site, BigInt(id), [
    { gameType: 'RNG', stake: '40.00', payout: '2040.00', validBet: '40.00', status: 'WON', at },
  ])
  const link = async () => (await agent.call('agents.affiliateCodes', {})).list.find(({ code }) => code === 'BAIZE88')!
  const { clicks } = await link()
  const newcomer = await site.visitor({ viewport: wide })
  await visit(newcomer.page, '/register?affiliateCode=BAIZE88')
  await expect.poll(async () => (await link()).clicks).toBe(clicks + 1)
  await newcomer.page.reload()
  await newcomer.context.close()

  const { page, faults } = await site.visitor({ viewport: wide })
  await signIn(page, 'agent')
  const asked = page.waitForResponse(/\/ext\/agents\/home/)
  await visit(page, '/?agent=agentTeamOverview')
  const home = agentCentre(page).getByTestId('agentHome')
  const { today, accruing } = ((await (await asked).json()) as { value: ResponseOf<'agents.home'> }).value
  await home.locator('[data-figure="earned"]').getByText(`P ${today.earned}`).first().waitFor()
  await home.locator('[data-figure="gathering"]').getByText('Gathering now').waitFor()
  await home.locator('[data-figure="next"]').getByText('Next payout').waitFor()
  const periods = home.getByRole('region', { name: 'Open periods' }).getByRole('listitem')
  expect(await periods.count()).toBe(accruing.length)

  await home.getByRole('button', { name: `${account} Won P 2,000.00 net in 7 days` }).click()
  const sheet = page.getByTestId('downline')
  const figures = sheet.getByTestId('memberFigures')
  const { turnover, netWin } = await agent.call('agents.member', { id })
  expect([turnover, netWin]).toEqual(['40.00', '2000.00'])
  await figures.getByText('P 40.00').waitFor()
  await figures.getByText('+P 2,000.00').waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await agentCentre(page).getByRole('button', { name: 'Register centre', exact: true }).click()
  const row = agentCentre(page).getByRole('row').filter({ hasText: 'BAIZE88' })
  const clicksCell = row.locator('td[data-label="Clicks"]')
  await expect(clicksCell).toHaveText(String(clicks + 1))
  expect(faults).toEqual([])
})

test('[WALK-012] on a phone the card of a link leaves out what is zero', async () => {
  const { page, faults } = await site.visitor({ viewport: phone })
  await agent.call('agents.createAffiliateCode', { label: 'Not handed out' })
  await signIn(page, 'agent')
  await visit(page, '/?agent=registerCenter')
  const card = agentCentre(page).getByRole('row').filter({ hasText: 'Not handed out' })
  await card.waitFor()
  const shown = (label: string) => card.locator(`td[data-label="${label}"]`).isVisible()
  expect(await Promise.all(['My earnings', 'Made', 'Clicks', 'First deposits', 'Turnover'].map(shown))).toEqual([
    ...[true, true, false, false, false],
  ])
  expect(faults).toEqual([])
})
