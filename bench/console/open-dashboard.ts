import type { OperatorClient } from '@baize/testing'
import { type Browser, errors, type Page } from 'playwright-core'

const viewport = { width: 1440, height: 900 }
/** As Lighthouse takes a desk: a round trip of 40 ms, 10 Mbit/s, the processor as it is. */
const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
/** Nothing larger is painted so long after the last thing that the page waits for. */
const quietMs = 1_000
/** Many times what a load takes. */
const lostAfterMs = 20_000

/** A browser without a cache that an operator has signed in with. */
async function newPage(browser: Browser, { url, desk }: { url: string; desk: OperatorClient }): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  // A browser takes a secure cookie of its own machine without a certificate, but from a page alone.
  const secure = url.replace('http:', 'https:')
  await context.addCookies([...desk.cookies].map(([name, value]) => ({ name, value, url: secure, secure: true })))
  await context.addInitScript(token => {
    sessionStorage.setItem('desk-token', token)
    new PerformanceObserver(list => {
      document.documentElement.dataset.lcp = String(list.getEntries().at(-1)!.startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  }, desk.token!)
  return context.newPage()
}

/** The dashboard as it stands once its figures and charts are there. */
export async function keepDashboard(browser: Browser, at: { url: string; desk: OperatorClient }): Promise<string> {
  const page = await newPage(browser, at)
  await page.goto(`${at.url}/console`)
  await drawn(page)
  const html = await page.content()
  await page.context().close()
  return html
}

/**
 * When the largest part of the dashboard was painted, in ms from the beginning of its navigation. Chromium 150, its network slowed down,
 * now and then hands out nothing more of what its sockets have received, until it is not slowed down any more; such a load is begun anew.
 * @throws Error where three loads in a row did not end
 */
export async function paintedMs(browser: Browser, at: { url: string; desk: OperatorClient }): Promise<number> {
  for (let load = 0; load < 3; load++) {
    const page = await newPage(browser, at)
    const painted = await paintedOn(page, `${at.url}/console`)
    await page.context().close()
    if (painted !== null) return painted
  }
  throw new Error('the dashboard did not load')
}

/** Null where the load did not end. */
async function paintedOn(page: Page, address: string): Promise<number | null> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', network)
  try {
    await page.goto(address, { timeout: lostAfterMs })
  } catch (error) {
    if (error instanceof errors.TimeoutError) return null
    throw error
  }
  await drawn(page)
  await page.waitForTimeout(quietMs)
  return Number(await page.evaluate(() => document.documentElement.dataset.lcp))
}

async function drawn(page: Page): Promise<void> {
  await page.getByTestId('tile-heldByMembers').waitFor()
  await page.getByRole('heading', { level: 2 }).last().waitFor()
}
