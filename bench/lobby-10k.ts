import { type Browser, chromium, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import { startFront } from './lobby/front.ts'
import { atRest, scrollOn, together } from './lobby/scroll.ts'
import type { BenchmarkResult } from './main.ts'
import { startSite } from './page/site.ts'
import { median } from './wallet/world.ts'

const viewport = { width: 1440, height: 900 }
const framesInTurn = 600
const smokeFrames = 60
const smokeGames = 150
const typed = ['g', 'go', 'gol', 'gold', 'golden', 'golden t', 'golden ti', 'goldne tiger']

/**
 * The slots hall with its whole catalogue: frames that took too long while it is scrolled from the first game to the last
 * one, how many of them the page's own thread took too long for, and how long a key takes to show its suggestions at a
 * quarter of this machine's speed.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const site = await startSite(['/rng'], { RATE_LIMIT_PER_MINUTE: '100000' })
  const front = await startFront(site.url)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage({ viewport })
    const searchMs = await searchTimes(page, front.url)
    const { games, hall, yardstick } = await scrollThrough(browser, page, front.url, smoke)
    return {
      figures: {
        frames_over_25ms: hall.framesOver25Ms,
        main_over_25ms: hall.mainOver25Ms,
        yardstick_frames_over_25ms: yardstick.framesOver25Ms,
        yardstick_main_over_25ms: yardstick.mainOver25Ms,
        games,
        frames: hall.frames,
        slowest_frame_ms: hall.slowestFrameMs,
        slowest_main_ms: hall.slowestMainMs,
        yardstick_slowest_frame_ms: yardstick.slowestFrameMs,
        yardstick_slowest_main_ms: yardstick.slowestMainMs,
        search_ms_4x_cpu: median(searchMs),
        search_slowest_ms: Math.max(...searchMs),
      },
      targets: { frames_over_25ms: { max: 0 }, search_ms_4x_cpu: { max: 100 } },
    }
  } finally {
    await browser.close()
    front.stop()
    await site.stop()
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/rng`)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await page.waitForLoadState('networkidle')
}

/** From a key to the paint that shows its suggestions. */
async function searchTimes(page: Page, url: string): Promise<number[]> {
  await open(page, url)
  const box = page.getByRole('combobox', { name: 'Search games' })
  await box.focus()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: number[] = []
  for (const text of typed) {
    const typing = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const input = document.querySelector<HTMLInputElement>('input[role=combobox]')!
          input.addEventListener(
            'input',
            ({ timeStamp }) =>
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel()
                port1.onmessage = () => resolve(performance.now() - timeStamp)
                port2.postMessage(null)
              }),
            { once: true },
          )
        }),
    )
    await box.fill(text)
    times.push(await typing)
  }
  await session.detach()
  return times
}

/**
 * The hall from its first game to its last one, and in turn with it a page without scripts, so that what else the machine
 * does meets both.
 */
async function scrollThrough(browser: Browser, page: Page, url: string, smoke: boolean) {
  await open(page, url)
  const plain = await browser.newPage({ viewport })
  const { games, widthPx } = await page.evaluate(() => ({
    games: Number(document.querySelector('main header p')!.textContent!.replace(/\D/g, '')),
    widthPx: document.querySelector('main ul:has(> li > a)')!.clientWidth,
  }))
  // All of its pictures are there before it is scrolled.
  const address = `${url}/yardstick?games=${smoke ? smokeGames : games}&width=${widthPx}`
  await plain.goto(address, { timeout: 300_000 })
  const frames = smoke ? smokeFrames : framesInTurn
  let hall = atRest
  let yardstick = atRest
  while (!hall.ended && !(smoke && hall.frames > 0)) {
    await page.bringToFront()
    hall = together(hall, await scrollOn(browser, page, frames))
    await plain.bringToFront()
    if (await plain.evaluate(() => scrollY + innerHeight > document.body.scrollHeight - 1000)) {
      await plain.evaluate(() => window.scrollTo(0, 0))
    }
    yardstick = together(yardstick, await scrollOn(browser, plain, frames))
  }
  return { games, hall, yardstick }
}
