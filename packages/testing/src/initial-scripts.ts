import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** Kilobytes that a visitor's home may load of scripts, compressed. */
export const mostInitialKb = 145

const languageFile = /\/(EN|VI|CN|ID|TH|TY|JA)-[\w-]+\.js$/

/** Kilobytes of all scripts that a page fetches until it is idle, without input, compressed alike; and of more than one language. */
export async function initialScripts(page: Page, url: string): Promise<{ totalKb: number; spareKb: number }> {
  const sizes = new Map<string, number>()
  page.on('response', async response => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    sizes.set(new URL(response.url()).pathname, gzipSync(await response.body(), { level: 9 }).length / 1024)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await page.waitForLoadState('networkidle')
  const sum = (kilobytes: readonly number[]) => kilobytes.reduce((total, size) => total + size, 0)
  const languages = [...sizes].filter(([path]) => languageFile.test(path)).map(([, size]) => size)
  return { totalKb: sum([...sizes.values()]), spareKb: sum(languages) - Math.max(0, ...languages) }
}
