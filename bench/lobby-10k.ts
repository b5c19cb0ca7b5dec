import { type Browser, chromium, type Page } from 'playwright-core'
import { answerAge, browserFlags, findBrowser } from '../scripts/browser.ts'
import { startFront } from './lobby/front.ts'
import { keepList } from './lobby/keep-list.ts'
import { over, placesOver } from './lobby/long-frames.ts'
import { atRest, type Scrolled, scrollOn, together } from './lobby/scroll.ts'
import type { BenchmarkResult } from './main.ts'
import { startSite } from './page/site.ts'
import { median } from './wallet/world.ts'

const viewport = { width: 1440, height: 900 }
const longFrameMs = 25
const roundsInAll = 5
const framesInTurn = 600
const smokeFrames = 60
const smokeGames = 150
const typed = ['g', 'go', 'gol', 'gold', 'golden', 'golden t', 'golden ti', 'goldne tiger']

/**
 * The slots hall with its whole catalogue: places of the list where frames take too long whenever it is scrolled from the
 * first game to the last one, and how long a key takes to show its suggestions at a quarter of this machine's speed.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const site = await startSite(['/rng'], { RATE_LIMIT_PER_MINUTE: '100000' })
  const front = await startFront(site.url)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage({ viewport })
    await page.addInitScript(answerAge)
    const searchMs = await searchTimes(page, front.url)
    const games = await keepList(page, front, smoke ? smokeGames : undefined)
    await page.close()
    const { rounds, yardstick } = await scrollThrough({ browser, url: front.url, games, smoke })
    const lengthsMs = rounds.flatMap(round => round.lengthsMs)
    const mainMs = rounds.flatMap(round => round.mainMs)
    return {
      figures: {
        frames_over_25ms: placesOver(longFrameMs, rounds),
        main_over_25ms: over(longFrameMs, mainMs),
        any_over_25ms: over(longFrameMs, lengthsMs),
        any_over_25ms_percent: (100 * over(longFrameMs, lengthsMs)) / lengthsMs.length,
        yardstick_any_over_25ms: over(longFrameMs, yardstick.lengthsMs),
        yardstick_main_over_25ms: over(longFrameMs, yardstick.mainMs),
        games,
        rounds: rounds.length,
        frames: lengthsMs.length,
        yardstick_frames: yardstick.lengthsMs.length,
        slowest_frame_ms: Math.max(...lengthsMs),
        slowest_main_ms: Math.max(...mainMs),
        yardstick_slowest_frame_ms: Math.max(...yardstick.lengthsMs),
        yardstick_slowest_main_ms: Math.max(...yardstick.mainMs),
        search_ms_4x_cpu: median(searchMs),
        search_slowest_ms: Math.max(...searchMs),
      },
      targets: {
        frames_over_25ms: { max: 0 },
        any_over_25ms_percent: { max: 0.3 },
        search_ms_4x_cpu: { max: 100 },
      },
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

interface Course {
  browser: Browser
  url: string
  games: number
  smoke: boolean
}

/**
 * The hall from its first game to its last one, several times, and in turn with the first time a page without scripts, so that
 * what else the machine does meets both.
 */
async function scrollThrough({ browser, url, games, smoke }: Course) {
  const most = smoke ? smokeFrames : framesInTurn
  const plain = await browser.newPage({ viewport })
  await plain.addInitScript(answerAge)
  const rounds: Scrolled[] = []
  let yardstick = atRest
  while (rounds.length < (smoke ? 1 : roundsInAll)) {
    const page = await browser.newPage({ viewport })
    await page.addInitScript(answerAge)
    await open(page, url)
    if (rounds.length === 0) {
      const widthPx = await page.evaluate(
        () => document.querySelector('main ul:has(> li a[href^="/seamless"])')!.clientWidth,
      )
      // All of its pictures are there before it is scrolled.
      await plain.goto(`${url}/yardstick?games=${games}&width=${widthPx}`, { timeout: 300_000 })
    }
    let hall = atRest
    while (!hall.ended && !(smoke && hall.lengthsMs.length > 0)) {
      await page.bringToFront()
      hall = together(hall, await scrollOn(browser, page, most))
      if (rounds.length > 0) continue
      await plain.bringToFront()
      if (await plain.evaluate(() => scrollY + innerHeight > document.body.scrollHeight - 1000)) {
        await plain.evaluate(() => window.scrollTo(0, 0))
      }
      yardstick = together(yardstick, await scrollOn(browser, plain, most))
    }
    rounds.push(hall)
    await page.close()
  }
  return { rounds, yardstick }
}
