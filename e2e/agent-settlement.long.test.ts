import { byTwo, startTestPlatform, type TestPlatform } from '@baize/testing'
import { agentPassword, exampleContracts, exampleDay, exampleTree, type Tree, tick, turnTo } from '@baize/testing/house'
import type { Browser, Page } from 'playwright-core'
import { answerAge } from '../scripts/browser.ts'
import { agentCentre, signIn } from './agent-steps.ts'
import { launch } from './browsers.ts'
import { expect, test } from './fixtures.ts'
import { visit, wide } from './support.ts'

let site: TestPlatform
let tree: Tree
let browser: Browser
let page: Page
const faults: string[] = []
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startTestPlatform({}, { pages: true })
  turnTo(site, '2027-06-01T00:00:01Z')
  tree = await exampleTree(site)
  await exampleContracts(site, tree)
  await exampleDay(site, tree)
  await tick(site, '2027-06-16T00:30:00Z')
  await tick(site, '2027-06-16T02:00:00Z')
  turnTo(site, '2027-06-16T09:00:00Z')
  browser = await launch()
  page = await browser.newPage({ baseURL: site.url, viewport: wide, reducedMotion: 'reduce' })
  page.on('pageerror', error => faults.push(error.message))
  await page.addInitScript(answerAge)
  await page.addInitScript(() => sessionStorage.setItem('popupSeen', 'true'))
  await page.clock.setFixedTime(site.clock.now())
  await signIn(page, tree.R.account, agentPassword)
})
test.afterAll(async () => {
  await browser.close()
  await site.stop()
})

/** Lines of a page of contracts that the house has paid, cell by cell, the newest first. */
async function received(key: string): Promise<string[][]> {
  await visit(page, `/help?agent=${key}`)
  const rows = agentCentre(page).getByRole('row').filter({ hasText: 'House' })
  await rows.first().waitFor()
  const cells = await rows.evaluateAll(all => all.map(row => [...row.children].map(cell => cell.textContent!)))
  return cells.map(([window, , ...figures]) => [window!.slice(-8), ...figures])
}

test.describe('what contracts came to, window by window', () => {
  test('[AGENT-037] dividends: team figures, the step reached, rate, amount and state of each period', async () => {
    expect(await received('agentDividendRecordCopy2')).toEqual([
      ['00:00:00', '22,440.93', '9,340.39', '2', '30.00 %', '2,802.11', '0.00', '2,802.11', 'Paid'],
    ])
  })
  test('[AGENT-038] daily salaries: team valid bet, rate, amount and state of each day', async () => {
    expect(await received('agentDailyWages2')).toEqual([
      ['00:00:00', '22,440.93', '10,000.00', '1.00 %', '224.40', '0.00', '224.40', 'Paid'],
    ])
  })
  test('[AGENT-039] hourly salaries: team valid bet, rate, amount and state of each hour', async () => {
    expect(await received('agentHourSalary')).toEqual([
      ['22:00:00', '7,961.19', '2,000.00', '0.20 %', '15.92', '0.00', '15.92', 'Paid'],
      ['21:00:00', '4,645.66', '2,000.00', '0.20 %', '9.29', '0.00', '9.29', 'Paid'],
      ['13:00:00', '6,450.75', '2,000.00', '0.20 %', '12.90', '0.00', '12.90', 'Paid'],
      ['10:00:00', '1,800.00', '2,000.00', '0.20 %', '0.00', '0.00', '0.00', 'Nothing due'],
      ['09:00:00', '1,583.33', '2,000.00', '0.20 %', '0.00', '0.00', '0.00', 'Nothing due'],
    ])
  })
  test('[AGENT-040] real-time salaries: team valid bet, rate and amount of each five minutes', async () => {
    expect(await received('agentRealtimeSalary')).toEqual([
      ['22:05:00', '7,961.19', '0.00', '0.10 %', '7.96', '0.00', '7.97', 'Paid'],
      ['21:45:00', '700.00', '0.00', '0.10 %', '0.70', '0.00', '0.70', 'Paid'],
      ['21:40:00', '3,945.66', '0.00', '0.10 %', '3.94', '0.00', '3.94', 'Paid'],
      ['13:15:00', '6,450.75', '0.00', '0.10 %', '6.45', '0.00', '6.45', 'Paid'],
      ['10:30:00', '1,800.00', '0.00', '0.10 %', '1.80', '0.00', '1.80', 'Paid'],
      ['09:00:00', '1,583.33', '0.00', '0.10 %', '1.58', '0.00', '1.58', 'Paid'],
    ])
  })
})

test('[AGENTX-005] an offer says what it would have paid on the own last thirty days, before it is accepted', async () => {
  const desks = [await site.operator(), await site.operator('desk2')] as const
  await byTwo(desks, 'contracts.offerAsHouse', {
    account: tree.R.account,
    type: 'DAILY',
    tiers: [{ rate: '2' }],
    reason: 'better terms',
  })
  await visit(page, '/')
  const offer = page.getByTestId('contractOffer')
  const tried = offer.getByRole('region', { name: 'On your own last 30 days' })
  await expect(tried).toContainText('448.81 would have been paid, for 1 of 1 periods with play')
  expect(faults).toEqual([])
})
