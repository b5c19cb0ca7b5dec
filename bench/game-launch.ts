import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import type { BenchmarkResult } from './main.ts'
import { startSite } from './page/site.ts'
import { median } from './wallet/world.ts'

/** Software rendering, so that games draw on machines without a graphics card. */
const drawing = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const password = 'Tables#2026'

/** A game of each kind, and the button of it that stands once it can be played. */
const kinds = {
  slot: ['/seamless?gameCode=MIR-00J&vendor=MIR', 'Spin', 'main.game:not(.is-loading)'],
  table: ['/seamless?gameCode=RDW-WHEEL&vendor=RDW', 'Red', 'main'],
  arcade: ['/seamless?gameCode=OPL-FACETS&vendor=OPL', /^(?:Bet|Place bet)/, 'main'],
  bingo: ['/seamless?gameCode=PLM-TRAMLINES&vendor=PLM', /^(?:Bet|Place bet)/, 'main'],
  lottery: ['/lottery?gameCode=EL_SSC_1&vendor=ELOTT', 'Add to slip', 'main'],
} as const
type Kind = keyof typeof kinds

/**
 * From the address of a game to the moment at which it can be played, once its parts are cached; and all that a slot's
 * frame loads, compressed alike.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const site = await startSite([], { RATE_LIMIT_PER_MINUTE: '100000' })
  const args = [...browserFlags.filter(flag => flag !== '--disable-gpu'), ...drawing]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
    await register(page)
    const slotClientKb = await clientKb(page, 'slot')
    const launches: Record<string, number> = {}
    for (const kind of Object.keys(kinds) as Kind[]) {
      const timesMs: number[] = []
      // The first one fills the cache.
      for (let turn = 0; turn <= (smoke ? 1 : 5); turn++) timesMs.push(await launch(page, kind))
      launches[`${kind}_ms`] = Math.round(median(timesMs.slice(1)))
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

async function launch(page: Page, kind: Kind): Promise<number> {
  const [address, button, stage] = kinds[kind]
  await page.goto('/help')
  const fromMs = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  const frame = page.frameLocator('iframe')
  await frame
    .getByRole('button', { name: button, exact: typeof button === 'string' })
    .first()
    .waitFor()
  await frame.locator(stage).first().waitFor()
  return performance.now() - fromMs
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
  await launch(page, kind)
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('response')
  const all = await Promise.all(sizes.values())
  return all.reduce((sum, size) => sum + size, 0) / 1024
}
