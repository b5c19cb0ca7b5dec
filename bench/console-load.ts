import { demoSecrets, OperatorClient } from '@baize/testing'
import { chromium } from 'playwright-core'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import { keepDashboard, paintedMs } from './console/open-dashboard.ts'
import type { BenchmarkResult } from './main.ts'
import { startScriptless } from './page/scriptless.ts'
import { startSite } from './page/site.ts'
import { median } from './wallet/world.ts'

/**
 * The dashboard of an operator who has signed in, on a desk and without a cache, in turns with itself as a browser had made it: the
 * same elements, styles and faces, in the document, without a script and without a call.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const site = await startSite([], { RATE_LIMIT_PER_MINUTE: '100000' })
  const desk = await (await new OperatorClient(site.url).open()).enter(demoSecrets('operator'))
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  const kept = await keepDashboard(browser, { url: site.url, desk })
  const scriptless = await startScriptless(site.url, { '/console': kept })
  const [own, floor]: [number[], number[]] = [[], []]
  try {
    for (let turn = 0; turn < (smoke ? 1 : 9); turn++) {
      floor.push(await paintedMs(browser, { url: scriptless.url, desk }))
      own.push(await paintedMs(browser, { url: site.url, desk }))
    }
  } finally {
    scriptless.stop()
    await browser.close()
    await site.stop()
  }
  const figures = {
    lcp_ratio_scriptless: median(own) / median(floor),
    lcp_ms: median(own),
    scriptless_lcp_ms: median(floor),
  }
  return { figures, targets: { lcp_ratio_scriptless: { max: 1.15 } } }
}
