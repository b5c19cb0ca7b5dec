import { type Language, languages } from '@baize/api'
import type { Frame } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { type Site, signUp, startSite, visit } from './support.ts'

const sizes = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

/** Pages whose words have little room, each with what shows that it is there. */
const pages = [
  ['the book', '/seamless?gameCode=FB-1&vendor=FB', '.match-row'],
  ['roulette', '/seamless?gameCode=LVT-ROU-1&vendor=LVT', '[data-spot]'],
  ['an instant game', '/seamless?gameCode=LUM-CASCADE&vendor=LUM', 'h1'],
] as const

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Words that do not fit where they stand: cut off, or reaching out of their box. */
const cutOff = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const holdsWords = (element: Element) =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
    return [...document.querySelectorAll<HTMLElement>('main *, body > div *')]
      .filter(element => holdsWords(element) && isShown(element) && !element.closest('.unseen, .ticker, [inert], svg'))
      .filter(element => {
        const { overflowX } = getComputedStyle(element)
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
      })
      .map(element => `${element.className || element.localName}: ${element.textContent!.trim().slice(0, 40)}`)
  })

for (const [name, address, there] of pages)
  test(`[MEND-047] ${name} cuts no word at four sizes in seven languages`, async () => {
    test.setTimeout(500_000)
    const found: string[] = []
    for (const language of Object.keys(languages) as Language[]) {
      const { page, context } = await site.visitor({ viewport: sizes[3]! })
      await context.addCookies([{ name: 'lang', value: language, url: site.url }])
      await context.addInitScript(chosen => {
        try {
          localStorage.setItem('hisLang', chosen)
        } catch {
          // The game's frame has no storage.
        }
      }, language)
      await signUp(page)
      await visit(page, address)
      await page.frameLocator('iframe').locator(there).first().waitFor({ timeout: 90_000 })
      const frame = page.frames().find(each => each.parentFrame() === page.mainFrame())!
      for (const size of sizes) {
        await page.setViewportSize(size)
        await frame.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
        found.push(...(await cutOff(frame)).map(text => `${language} ${size.width}: ${text}`))
      }
      await context.close()
    }
    expect([...new Set(found)]).toEqual([])
  })
