import { chromium, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import type { BenchmarkResult } from './main.ts'
import { startSite } from './page/site.ts'
import { median } from './wallet/world.ts'

const viewport = { width: 1440, height: 900 }
const longFrameMs = 25
const typed = ['g', 'go', 'gol', 'gold', 'golden', 'golden t', 'golden ti', 'goldne tiger']

/**
 * The slots hall with its whole catalogue: frames that took too long while it is scrolled from the first game to the last
 * one, and how long a key takes to show its suggestions at a quarter of this machine's speed.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const site = await startSite(['/rng'], { RATE_LIMIT_PER_MINUTE: '100000' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage({ viewport })
    const searchMs = await searchTimes(page, site.url)
    const scrolled = await scrollThrough(page, site.url, smoke ? 60 : Number.POSITIVE_INFINITY)
    return {
      figures: { ...scrolled, search_ms_4x_cpu: median(searchMs), search_slowest_ms: Math.max(...searchMs) },
      targets: { frames_over_25ms: { max: 0 }, search_ms_4x_cpu: { max: 100 } },
    }
  } finally {
    await browser.close()
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
 * Scrolls on by a third of a screen a frame's while, and waits where the list has not arrived yet. Every cover is the
 * default picture: to draw ten thousand of them for the first time takes a quarter of an hour and is not looked at here.
 */
async function scrollThrough(page: Page, url: string, most: number) {
  const cover = Buffer.from(await (await fetch(`${url}/img/default-game.webp`)).arrayBuffer())
  await page.route('**/img/games/**', route => route.fulfill({ body: cover, contentType: 'image/webp' }))
  await open(page, url)
  const { frames, long, games, worstMs } = await page.evaluate(
    async ([longFrameMs, most]) => {
      const tiles = document.getElementsByClassName(document.querySelector('main ul li')!.className)
      const total = Number(document.querySelector('main header p')!.textContent!.replace(/\D/g, ''))
      let frames = 0
      let long = 0
      let worstMs = 0
      let before = performance.now()
      while (tiles.length < Math.min(total, most!)) {
        window.scrollBy(0, 60)
        const now = await new Promise<number>(resolve => requestAnimationFrame(resolve))
        frames++
        worstMs = Math.max(worstMs, now - before)
        if (now - before > longFrameMs!) long++
        before = now
      }
      return { frames, long, games: tiles.length, worstMs }
    },
    [longFrameMs, most] as const,
  )
  return { frames_over_25ms: long, games, frames, slowest_frame_ms: worstMs }
}
