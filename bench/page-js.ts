import { initialScripts, mostInitialKb } from '@baize/testing/initial-scripts'
import { chromium } from 'playwright-core'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import type { BenchmarkResult } from './main.ts'
import { startSite } from './page/site.ts'

/** All scripts that a visitor's home page fetches until it is idle, without input, compressed alike. */
export async function run(_options: { smoke: boolean }): Promise<BenchmarkResult> {
  const site = await startSite(['/'])
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  try {
    const { totalKb, spareKb } = await initialScripts(await browser.newPage(), site.url)
    return {
      figures: { initial_kb_gzip: totalKb, language_ratio: totalKb / (totalKb - spareKb) },
      targets: { initial_kb_gzip: { max: mostInitialKb }, language_ratio: { max: 1.02 } },
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
