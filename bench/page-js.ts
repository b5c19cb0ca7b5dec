import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import type { BenchmarkResult } from './main.ts'
import { startSite } from './page/site.ts'

const languageFile = /\/(EN|VI|CN|ID|TH|TY|JA)-[\w-]+\.js$/

/** All scripts that a visitor's home page fetches until it is idle, without input, compressed alike. */
export async function run(_options: { smoke: boolean }): Promise<BenchmarkResult> {
  const site = await startSite(['/'])
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage()
    const sizes = new Map<string, number>()
    page.on('response', async response => {
      if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
      sizes.set(new URL(response.url()).pathname, gzipSync(await response.body(), { level: 9 }).length)
    })
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await page.waitForLoadState('networkidle')
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    const languages = [...sizes].filter(([path]) => languageFile.test(path)).map(([, size]) => size)
    const spare = languages.reduce((sum, size) => sum + size, 0) - Math.max(0, ...languages)
    return {
      figures: { initial_kb_gzip: total / 1024, language_ratio: total / (total - spare) },
      targets: { initial_kb_gzip: { max: 145 }, language_ratio: { max: 1.02 } },
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
