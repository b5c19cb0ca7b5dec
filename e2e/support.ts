import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { createSiteDatabase, ServerProcess, sharePictures, TestClient, uniqueName } from '@baize/testing'
import { type EveryDatabase, Settings } from '@baize/testing/house'
import axe from 'axe-core'
import type { Browser, BrowserContext, Frame, Locator, Page } from 'playwright-core'
import { answerAge } from '../scripts/browser.ts'
import { launch } from './browsers.ts'

export interface Site {
  url: string
  server: ServerProcess
  browser: Browser
  database: EveryDatabase
  /** The brand's settings, to be changed while the site runs. */
  settings: Settings
  /**
   * A browser of its own, without workers and without motion unless asked for: nothing is shared. Every fault on its
   * console is kept. What moves costs a browser without a graphics card a third of its time.
   */
  visitor(
    options?: Parameters<Browser['newContext']>[0] & { popups?: boolean; asksAge?: boolean; drawsGames?: boolean },
  ): Promise<Visitor>
  stop(): Promise<void>
}

export interface Visitor {
  context: BrowserContext
  page: Page
  faults: string[]
}

/** The sites that this process has started and not yet stopped. */
export const runningSites = new Set<Site>()

interface SiteOptions {
  /** Visitors look at games unless they say otherwise. */
  drawsGames?: boolean
  /** Variables of the deployment beside the usual ones. */
  environment?: Record<string, string>
}

/**
 * The real product after its first start on a database of its own, and a real browser beside it. Popup notices have been
 * seen already, so that they do not come between a journey and its page.
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { drawsGames = false, environment = {} } = options
  const database = await createSiteDatabase()
  const data = mkdtempSync(join(tmpdir(), 'bz-e2e-'))
  sharePictures(data)
  const server = await ServerProcess.start({
    PORT: '0',
    BAIZE_DATA: data,
    RATE_LIMIT_PER_MINUTE: '100000',
    // A journey sees few of them; drawing all would take three minutes of the processors from a run.
    DRAW_COVERS_AHEAD: 'off',
    DATABASE_URL: database.connectionString,
    ...environment,
  })
  if (!server.url) throw new Error(server.output)
  const browser = await launch(drawsGames)
  const browsers = new Map([[drawsGames, Promise.resolve(browser)]])
  const browserFor = (draws: boolean): Promise<Browser> => {
    const found = browsers.get(draws) ?? launch(draws)
    browsers.set(draws, found)
    return found
  }
  const site: Site = {
    url: server.url,
    server,
    browser,
    database,
    settings: new Settings(database),
    async visitor({ popups = false, asksAge = false, drawsGames: draws = drawsGames, ...options } = {}) {
      const context = await (await browserFor(draws)).newContext({
        baseURL: server.url!,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        ...options,
      })
      // The first pages of a fresh site wait for pictures that are being drawn.
      context.setDefaultNavigationTimeout(90_000)
      if (!asksAge) await context.addInitScript(answerAge)
      if (!popups) await context.addInitScript(hidePopups)
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => {
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text())
      })
      return { context, page, faults }
    },
    async stop() {
      runningSites.delete(site)
      for (const one of browsers.values()) await (await one).close()
      await server.stop()
      await database.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
  runningSites.add(site)
  return site
}

function hidePopups(): void {
  try {
    sessionStorage.setItem('popupSeen', 'true')
  } catch {
    // The game's frame has no storage.
  }
}

export const wide = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** Where the page stands, without host and query. */
export const path = (page: Page) => new URL(page.url()).pathname

/** Opens an address and waits until its script has taken over, not for its pictures. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
}

/** Moves the pointer, at which the page's script starts at once, and waits until it has taken over what the server rendered. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/** Opens a list by its name and chooses in it. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: label, exact: true }).click()
  await scope.getByRole('option', { name: option, exact: true }).click()
}

/** Keeps what a page asks for at an address from going out until the function that it answers is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await held
    await route.continue()
  })
  return release
}

export const password = 'Tables#2026'

/** Registers through the form as a newcomer would. Answers the username. */
export async function registerByForm(page: Page, address = '/register'): Promise<string> {
  const username = uniqueName()
  await page.goto(address)
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Username/).fill(username)
  await form.getByLabel(/^Password/).fill(password)
  await form.getByLabel(/^Confirm password/).fill(password)
  await form.getByRole('button', { name: 'Register' }).click()
  await balance(page).waitFor()
  return username
}

/**
 * A new member, signed in on this page; the next address that it opens is theirs. Without the form, which the journeys
 * about it fill in. Answers the username.
 */
export async function signUp(page: Page, username = uniqueName()): Promise<string> {
  await page.goto('/healthz')
  const { origin } = new URL(page.url())
  const client = await (await new TestClient(origin).open()).register(username, password)
  // Browsers take `__Host-` cookies of this machine without TLS from a server, and from a test only under a TLS address.
  const url = origin.replace('http:', 'https:')
  await page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url, secure: true })))
  await page.evaluate(token => sessionStorage.setItem('token', token), client.token!)
  return username
}

/** The same on the home page, once the balance is there. */
export async function register(page: Page): Promise<string> {
  const username = await signUp(page)
  await visit(page, '/')
  await balance(page).waitFor()
  return username
}

export const balance = (page: Page) => page.getByTestId('balance').first()

/** The header's figure, once it is there and stands still, as a number of cents. */
export async function balanceCents(page: Page): Promise<number> {
  await balance(page).filter({ hasText: /\d/ }).waitFor()
  const read = async () => Number((await balance(page).innerText()).replace(/[^\d.]/g, '').replace('.', ''))
  for (let before = await read(); ; ) {
    await page.waitForTimeout(300)
    const now = await read()
    if (now === before) return now
    before = now
  }
}

/** Opens a game by its address and waits until it can be played. */
export async function openGame(page: Page, code: string): Promise<Frame> {
  await page.goto(`/seamless?gameCode=${code}&vendor=${code.split('-')[0]}`)
  const handle = await page.locator('iframe').elementHandle()
  const frame = await handle!.contentFrame()
  if (!frame) throw new Error('the game has no frame')
  await spinButton(frame).waitFor({ timeout: 90_000 })
  return frame
}

export const spinButton = (frame: Frame) => frame.getByRole('button', { name: 'Spin', exact: true })

interface Round {
  roundId: string
  betUnits: string
  winUnits: string
}

/** Presses spin until the game takes it (it takes none before its stage stands), and answers what the server decided. */
export async function spin(page: Page, frame: Frame): Promise<Round> {
  for (let press = 1; ; press++) {
    // Caught at once: on a slow machine the wait may end before the press is through.
    const answered = page
      .waitForResponse(response => response.url().endsWith('/studio/api/spin'), { timeout: 30_000 })
      .catch(() => null)
    await spinButton(frame).click({ timeout: 60_000 })
    const response = await answered
    if (response) return ((await response.json()) as { round: Round }).round
    if (press === 3) throw new Error('the game took no press')
  }
}

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** True once nothing in a document moves that comes to an end: colours of what fades in are those of no moment to read it. */
const standsStill = (): boolean =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity)

/**
 * What axe would mend in a document without frames, once it stands still. The library is loaded into a page once, so that many
 * looks at one page are cheap.
 */
export async function documentViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(standsStill)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async tags => {
    const { axe: lens } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await lens.run(document, { runOnly: tags, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  }, wcagTags)
}

/** What axe would mend in a document in both themes, wide and on a phone. */
export async function violationsByLook(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const theme of ['dark', 'light']) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    for (const viewport of [wide, phone]) {
      await page.setViewportSize(viewport)
      found[`${theme} ${viewport.width}`] = await documentViolations(page)
    }
  }
  return found
}
export const noViolations = { 'dark 1440': [], 'dark 390': [], 'light 1440': [], 'light 390': [] }

/** What axe would mend in a page and its frames, rule by rule; nothing when it conforms to WCAG 2.2 AA as far as a program can tell. */
export async function violations(page: ConstructorParameters<typeof AxeBuilder>[0]['page']): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(wcagTags).analyze()
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(node => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}
