import { type Browser, chromium, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import { startWorkshop } from '../scripts/serve/workshop.ts'
import { openBareCanvas, watchFrames } from './fish/frames.ts'
import { type BenchOptions, type BenchResult, median, p99, round } from './wallet/world.ts'

/** Drawn by the processor: this class of machine has no graphics card. */
const flags = [
  ...browserFlags.filter(flag => flag !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]
const sizes = {
  wide: { width: 1440, height: 900 },
  landscape: { width: 844, height: 390 },
  portrait: { width: 390, height: 844 },
} as const
const STORY = /fish.*lantern-?reef/i
/** Behind it the stage has left out what the machine cannot draw in time. */
const warmMs = 8_000

/**
 * The sea in the middle of a scene with four cannons that fire on their own, in a browser that draws with the processor: frames from one
 * to the next, and tasks that hold up input, beside a page that paints one colour over as many pixels.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const seconds = smoke ? 2 : 20
  const workshop = await startWorkshop(0)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags })
  const figures: Record<string, number> = {}
  try {
    for (const [size, viewport] of Object.entries(sizes)) {
      const sea = await inPage(browser, viewport, async page => {
        await page.goto(`${workshop.url}frame.html`)
        const views = page.locator('html[data-views]')
        await views.waitFor({ timeout: 90_000 })
        const story = (await views.getAttribute('data-views'))!.split(' ').find(view => STORY.test(view))
        await page.evaluate(view => {
          location.hash = `story=${view}`
        }, story)
        await page.locator('canvas').first().waitFor({ timeout: 60_000 })
        await page.waitForTimeout(smoke ? 1_000 : warmMs)
        return watchFrames(page, seconds)
      })
      const bare = await inPage(browser, viewport, async page => {
        await openBareCanvas(page)
        return watchFrames(page, seconds / 4)
      })
      Object.assign(figures, {
        [`${size}_median_ms`]: round(median(sea.lengthsMs)),
        [`${size}_p99_ms`]: round(p99(sea.lengthsMs)),
        [`${size}_worst_ms`]: Math.round(Math.max(...sea.lengthsMs)),
        [`${size}_long_tasks`]: sea.longTasksMs.length,
        [`${size}_bare_median_ms`]: round(median(bare.lengthsMs)),
        [`${size}_bare_worst_ms`]: Math.round(Math.max(...bare.lengthsMs)),
      })
    }
    return {
      figures,
      targets: Object.fromEntries(
        Object.keys(sizes).flatMap(size => [
          [`${size}_median_ms`, { max: 17 }],
          [`${size}_long_tasks`, { max: 0 }],
        ]),
      ),
    }
  } finally {
    await browser.close()
    await workshop.stop()
  }
}

async function inPage<T>(
  browser: Browser,
  viewport: { width: number; height: number },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport })
  try {
    return await work(page)
  } finally {
    await page.close()
  }
}
