import { endpoints } from '@baize/api/endpoints/index'
import { TestClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { agentButton, agentCentre, demoPassword, signIn } from './agent-steps.ts'
import { expect, test } from './fixtures.ts'
import { balance, path, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const entry = (page: Page, name: string) => agentCentre(page).getByRole('button', { name, exact: true })
const activeEntry = (page: Page) => agentCentre(page).locator('[aria-current="page"]').getAttribute('data-page')

test.describe('the agent centre', () => {
  const askAsMember = async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await signIn(page, 'player')
    await agentButton(page).click()
    return { page, faults, warning: page.getByTestId('message') }
  }

  test('[ROLE-015, AGENT-009] a member who asks for it sees none', async () => {
    const { page, warning } = await askAsMember()
    await warning.getByText('This needs a real account with access.').waitFor()
    expect(await agentCentre(page).count()).toBe(0)
  })

  test('[ROLE-018, VALID2-003] the warning is confirmed, and the member stays one', async () => {
    const { page, faults, warning } = await askAsMember()
    await warning.getByText('This needs a real account with access.').waitFor()
    await warning.getByRole('button', { name: 'Confirm' }).click()
    await warning.waitFor({ state: 'detached' })
    await expect(balance(page)).toHaveCount(1)
    expect(faults).toEqual([])
  })

  /** Opens the agent centre over the help by the button in the header. */
  async function openOverHelp(page: Page): Promise<void> {
    await signIn(page, 'general')
    await visit(page, '/help')
    await page.evaluate(() => document.querySelector('main')!.setAttribute('data-marked', ''))
    await agentButton(page).click()
    await agentCentre(page).getByRole('navigation', { name: 'Agent centre' }).waitFor()
  }

  test('[SHELL-061, ROLE-012, AGENT-005] the button opens it for an agent, on the team overview', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await openOverHelp(page)
    expect(await activeEntry(page)).toBe('agentTeamOverview')
    const team = agentCentre(page).getByTestId('team')
    await expect(team.locator('dd').first()).toHaveText(/^\d+$/)
    expect(faults).toEqual([])
  })

  test('[AGENT-001, AGENT-002, HOME-026] it stands over the page with a title, and closes to the same page', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await openOverHelp(page)
    await expect(agentCentre(page).getByRole('paragraph').filter({ hasText: 'Agent centre' })).toBeVisible()
    expect(path(page)).toBe('/help')
    await agentCentre(page).getByRole('button', { name: 'Close' }).click()
    await agentCentre(page).waitFor({ state: 'detached' })
    expect(path(page)).toBe('/help')
    await expect(page.locator('main[data-marked]')).toHaveCount(1)
    // The personal centre opens and closes over the page alike.
    await page.getByTestId('deposit').click()
    const personal = page.getByTestId('personalCentre')
    await personal.getByRole('button', { name: 'Close', exact: true }).first().click()
    await personal.waitFor({ state: 'detached' })
    expect([path(page), await page.locator('main[data-marked]').count()]).toEqual(['/help', 1])
    expect(faults).toEqual([])
  })

  test('[AGENT-003, AGENT-006, AGENT-023] an entry becomes the active one and shows its page: the news for agents with title and text', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await openOverHelp(page)
    await entry(page, 'Announcement').click()
    const news = agentCentre(page).getByTestId('announcement').first()
    await news.getByText('How the figures of your team are counted').waitFor()
    await news.getByText('Your team is you and every account below you').waitFor()
    expect(await activeEntry(page)).toBe('agentAnnouncement')
    expect(await agentCentre(page).getByTestId('team').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('[AGENT-027, AGENTX-006] the tree opens level by level, each asked for when it is opened and not before', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await openOverHelp(page)
    const asked: (string | null)[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === endpoints['agents.downlines'].path) asked.push(searchParams.get('of'))
    })
    await entry(page, 'Team management').click()
    const row = (account: string) => agentCentre(page).getByRole('row').filter({ hasText: account })
    const open = row('agent').getByRole('button', { name: 'Show the downlines of agent' })
    await open.waitFor()
    expect(asked).toEqual([null])
    await open.click()
    await row('player').filter({ hasText: 'Member' }).waitFor()
    expect(asked).toEqual([null, expect.stringMatching(/^\d+$/)])
    await agentCentre(page).getByRole('button', { name: 'Me (general)' }).click()
    await row('player').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  test('[AGENT-045] a member without an agent centre finds the contract that pays them in the own account, and ends it there', async () => {
    const [upline, member] = await Promise.all(
      ['agent', 'tomas'].map(async username => (await new TestClient(site.url).open()).signIn(username, demoPassword)),
    )
    const { id } = await upline!.call('contracts.dailySalary', { action: 'OFFER', account: 'tomas', rate: '0.50' })
    await member!.call('contracts.dailySalary', { action: 'ACCEPT', contractId: id })
    const { page, faults } = await site.visitor({ viewport: wide })
    await signIn(page, 'tomas')
    await visit(page, '/?centre=securityCenter')
    const salary = page.getByTestId('own-contracts').getByRole('region', { name: 'Daily salary' })
    await salary.getByText('Paid by agent').waitFor()
    await salary.getByText('0.50 %', { exact: true }).waitFor()
    await salary.getByRole('button', { name: 'Terminate' }).click()
    await salary.getByText('Ended at once and for good.').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('Keep')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Terminate')
    await page.keyboard.press('Enter')
    await salary.getByRole('button', { name: 'Terminate' }).click()
    await page.getByTestId('own-contracts').waitFor({ state: 'detached' })
    const [ended] = (await member!.call('contracts.own', { type: 'DAILY' })).list
    expect(ended).toMatchObject({ id, state: 'TERMINATED', endReason: 'DOWNLINE' })
    expect(faults).toEqual([])
  })
})
