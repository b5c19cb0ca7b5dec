import type { Page } from 'playwright-core'
import { signIn } from './agent-steps.ts'
import { expect, test } from './fixtures.ts'
import { type Site, startSite, visit } from './support.ts'

const widths = [1920, 1440, 1280, 1100, 1024, 768, 390, 360, 320]

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Pages say what they are, or that nothing is there. */
const said = (page: Page) => page.locator('h1, h2, main p').first().waitFor({ state: 'attached' })

/** What reaches beyond the window and can be seen there, by tag, class and text. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const cuts = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const isCut = (element: Element): boolean => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { left, right } = around.getBoundingClientRect()
        if (cuts(around) && left > -1 && right < clientWidth + 1) return true
      }
      return false
    }
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const out = [...document.body.querySelectorAll('*')].filter(element => {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || (left > -1 && right < clientWidth + 1)) return false
      return !element.closest('.visually-hidden, [class*="skip"]') && isShown(element) && !isCut(element)
    })
    const inner = out.filter(element => !out.some(other => other !== element && element.contains(other)))
    const named = inner.map(
      element =>
        `${element.localName}.${element.getAttribute('class')} ${element.textContent?.slice(0, 30)} ${Math.round(element.getBoundingClientRect().left)}..${Math.round(element.getBoundingClientRect().right)}`,
    )
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...named] : named
  })
}

/** Walks one page through all widths without loading it again. */
async function measure(page: Page, address: string, ready: () => Promise<unknown>): Promise<string[]> {
  await page.setViewportSize({ width: widths[0]!, height: 900 })
  await visit(page, address)
  await ready()
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    found.push(...(await beyond(page)).map(text => `${address} at ${width}: ${text}`))
  }
  return found
}

const pages = [
  ...['/', '/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/lott', '/elott', '/cockfight', '/ds88'],
  ...[
    '/promotions',
    '/pointMall',
    '/games',
    '/winners',
    '/leaderboard',
    '/fairness',
    '/fairness/ledger',
    '/help',
    '/noticePage',
  ],
  ...['/news', '/blog', '/feedback', '/down', '/join', '/terms', '/paid?order=D1', '/service'],
]
const agentCentre = [
  ...['menu', 'agentAnnouncement', 'agentTeamOverview', 'registerCenter', 'downlineManagmentView'],
  ...['personalHistoryCopy', 'palStatementsAgentCopy', 'agentRevenueReport', 'agentDownlineTransactionDetailsCopy'],
  ...['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary'],
]

test.describe('nothing is wider than the window', () => {
  test('[WALK-003] on every page for a visitor', async () => {
    const { page } = await site.visitor()
    const found: string[] = []
    for (const address of pages) found.push(...(await measure(page, address, () => said(page))))
    expect(found).toEqual([])
  })

  test('[WALK-003] in the agent centre', async () => {
    const { page } = await site.visitor()
    await signIn(page, 'agent')
    const panel = page.getByTestId('agentCentre')
    const found: string[] = []
    for (const name of agentCentre)
      found.push(...(await measure(page, `/terms?agent=${name}`, () => panel.getByRole('heading').first().waitFor())))
    expect(found).toEqual([])
  })

  test('[WALK-003] on every page and in the centre for a member', async () => {
    const { page } = await site.visitor()
    await signIn(page, 'player')
    const found: string[] = []
    for (const address of pages) found.push(...(await measure(page, address, () => said(page))))
    const panel = page.getByTestId('personalCentre')
    await visit(page, '/terms?centre=menu')
    const entries = panel.locator('[data-page]')
    await entries.first().waitFor()
    const centre = await entries.evaluateAll(all => all.map(entry => entry.getAttribute('data-page')))
    for (const name of ['menu', ...centre])
      found.push(...(await measure(page, `/terms?centre=${name}`, () => panel.getByRole('heading').first().waitFor())))
    expect(found).toEqual([])
  })
})
