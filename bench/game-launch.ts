import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { answerAge, browserFlags, findBrowser } from '../scripts/browser.ts'
import type { BenchmarkResult } from './main.ts'
import { startSite } from './page/site.ts'
import { median } from './wallet/world.ts'

/** Software rendering, so that games draw on machines without a graphics card. */
const drawing = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const password = 'Tables#2026'

/** A page that asked for nothing this long has what it needs. */
const quietMs = 1_500

/** A game of each kind: its address, the button that stands once it can be played, and its stage. */
const kinds = {
  slot: ['/seamless?gameCode=MIR-00J&vendor=MIR', 'Spin', 'main.game:not(.is-loading)'],
  table: ['/seamless?gameCode=RDW-WHEEL&vendor=RDW', 'Red', 'main'],
  arcade: ['/seamless?gameCode=OPL-FACETS&vendor=OPL', /^(?:Bet|Place bet)/, 'main'],
  bingo: ['/seamless?gameCode=PLM-TRAMLINES&vendor=PLM', /^(?:Bet|Place bet)/, 'main'],
  lottery: ['/lottery?gameCode=EL_SSC_1&vendor=ELOTT', 'Add to slip', 'main'],
  // It can be played once it knows which round it is, whether or not that takes bets at the moment.
  live: ['/seamless?gameCode=LVT-DTG-1&vendor=LVT', /^Confirm/, 'main.table:has(:text-matches("^Round [0-9]")) .spot'],
} as const
type Kind = keyof typeof kinds
/** Lobbies of the kinds that are not in the slots hall. */
const lobbies: Partial<Record<Kind, string>> = { lottery: '/elott', live: '/live' }

/**
 * From the press on a game in its lobby to the moment at which it can be played, once its parts are cached; and all that a
 * slot's frame loads, compressed alike.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const site = await startSite([], { RATE_LIMIT_PER_MINUTE: '100000' })
  const args = [...browserFlags.filter(flag => flag !== '--disable-gpu'), ...drawing]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
    await page.addInitScript(answerAge)
    await register(page)
    const slotClientKb = await clientKb(page, 'slot')
    const launches: Record<string, number> = {}
    for (const kind of Object.keys(kinds) as Kind[]) {
      const timesMs: number[] = []
      await open(page, kind)
      for (let turn = 0; turn < (smoke ? 1 : 5); turn++) timesMs.push(await launch(page, kind))
      launches[`${kind}_ms`] = Math.round(median(timesMs))
    }
    return {
      figures: {
        ...launches,
        slowest_launch_ms: Math.max(...Object.values(launches)),
        slot_client_kb_gzip: slotClientKb,
      },
      targets: { slowest_launch_ms: { max: 1_500 }, slot_client_kb_gzip: { max: 350 } },
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Username/).fill('launcher01')
  await form.getByLabel(/^Password/).fill(password)
  await form.getByLabel(/^Confirm password/).fill(password)
  await form.getByRole('button', { name: 'Register' }).click()
  await page.getByTestId('balance').first().waitFor()
}

/** Goes to a game by its address, which fills the caches and puts it among the recent games. */
async function open(page: Page, kind: Kind): Promise<void> {
  await page.goto(kinds[kind][0])
  await playable(page, kind)
}

/** Presses a game in its lobby. @returns ms until it can be played */
async function launch(page: Page, kind: Kind): Promise<number> {
  const gameCode = new URL(kinds[kind][0], 'http://site').searchParams.get('gameCode')
  const lobby = lobbies[kind]
  await page.goto(lobby ?? '/rng')
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  if (!lobby) await page.getByRole('button', { name: 'Recent games' }).click()
  const tile = page.locator(`main a[href*="gameCode=${gameCode}&"]`).first()
  await tile.waitFor()
  await page.waitForTimeout(quietMs)
  const fromMs = performance.now()
  await tile.click()
  await playable(page, kind)
  return performance.now() - fromMs
}

async function playable(page: Page, kind: Kind): Promise<void> {
  const [, button, stage] = kinds[kind]
  const frame = page.frameLocator('iframe')
  await frame
    .getByRole('button', { name: button, exact: typeof button === 'string' })
    .first()
    .waitFor()
  await frame.locator(stage).first().waitFor()
}

/** Scripts, styles and faces that the frame of a game loads for the first time. */
async function clientKb(page: Page, kind: Kind): Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    const isClient =
      pathname.startsWith('/studio/') && /javascript|css|html|font/.test(response.headers()['content-type'] ?? '')
    if (isClient)
      sizes.set(
        pathname,
        response.body().then(
          body => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      )
  })
  await open(page, kind)
  // The page's stream of events never ends, so that quiet is told by the frame alone.
  for (let before = -1; before < sizes.size; await page.waitForTimeout(quietMs)) before = sizes.size
  page.removeAllListeners('response')
  const all = await Promise.all(sizes.values())
  return all.reduce((sum, size) => sum + size, 0) / 1024
}
