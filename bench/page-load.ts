import lighthouse from 'lighthouse'
import type { BenchmarkResult } from './main.ts'
import { launchChrome } from './page/browser.ts'
import { startScriptless } from './page/scriptless.ts'
import { startSite } from './page/site.ts'

const pages = { home: '/', rng: '/rng', promotions: '/promotions', help: '/help' } as const

interface Measured {
  lcpMs: number
  cls: number
  tbtMs: number
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
}

/** Lighthouse mobile, simulated slow 4G and 4x CPU; each page interleaved with itself without scripts, medians. */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const repeats = smoke ? 1 : 9
  const site = await startSite(Object.values(pages))
  const scriptless = await startScriptless(site.url)
  const figures: Record<string, number> = {}
  const targets: BenchmarkResult['targets'] = {}
  try {
    for (const [name, path] of Object.entries(pages)) {
      const own: Measured[] = []
      const floor: Measured[] = []
      for (let i = 0; i < repeats; i++) {
        floor.push(await measure(scriptless.url + path))
        own.push(await measure(site.url + path))
      }
      const of = (list: Measured[], pick: keyof Measured) => median(list.map(measured => measured[pick]))
      Object.assign(figures, {
        [`${name}_lcp_ratio_scriptless`]: of(own, 'lcpMs') / of(floor, 'lcpMs'),
        [`${name}_lcp_ms`]: of(own, 'lcpMs'),
        [`${name}_cls`]: of(own, 'cls'),
        [`${name}_tbt_over_ms`]: of(own, 'tbtMs') - of(floor, 'tbtMs'),
        [`${name}_performance`]: of(own, 'performance'),
        [`${name}_accessibility`]: of(own, 'accessibility'),
        [`${name}_best_practices`]: of(own, 'bestPractices'),
        [`${name}_seo`]: of(own, 'seo'),
      })
      Object.assign(targets, {
        [`${name}_lcp_ratio_scriptless`]: { max: 1.15 },
        [`${name}_lcp_ms`]: { max: 1600 },
        [`${name}_cls`]: { max: 0.01 },
        [`${name}_tbt_over_ms`]: { max: 50 },
        [`${name}_performance`]: { min: 95 },
        [`${name}_accessibility`]: { min: 95 },
        [`${name}_best_practices`]: { min: 95 },
        [`${name}_seo`]: { min: 95 },
      })
    }
  } finally {
    scriptless.stop()
    await site.stop()
  }
  return { figures, targets }
}

/** A run whose trace broke off, which a busy machine makes happen, says nothing about the page: it is taken again. */
async function measure(url: string, triesLeft = 2): Promise<Measured> {
  const chrome = await launchChrome()
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' })
    const isBroken = !result || result.lhr.runtimeError
    if (isBroken && triesLeft > 0) return await measure(url, triesLeft - 1)
    if (isBroken) throw new Error(`no result for ${url}: ${result?.lhr.runtimeError?.message ?? ''}`)
    const { audits, categories } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    if (process.env.LIGHTHOUSE_DETAILS) explain(url, audits)
    return {
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      tbtMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    }
  } finally {
    chrome.kill()
  }
}

/** Prints the audits that cost points, for those who mend them. */
function explain(
  url: string,
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>,
): void {
  for (const [name, { score, title, displayValue }] of Object.entries(audits))
    if (score !== null && score < 0.9) console.log(`  ${url} ${name} ${score} ${title} ${displayValue ?? ''}`)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
