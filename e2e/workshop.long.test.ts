import type { Browser, Page } from 'playwright-core'
import { startWorkshop } from '../scripts/serve/workshop.ts'
import { launch } from './browsers.ts'
import { expect, test } from './fixtures.ts'
import { documentViolations, wide } from './support.ts'

const phone = { width: 390, height: 844 }

let workshop: Awaited<ReturnType<typeof startWorkshop>>
let browser: Browser
test.beforeAll(async () => {
  workshop = await startWorkshop(0)
  browser = await launch()
})
test.afterAll(async () => {
  await browser.close()
  await workshop.stop()
})

/** The frame of the stories, loaded once; views follow each other in it. */
async function openFrame() {
  const context = await browser.newContext({ viewport: wide, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text())
  })
  await page.goto(`${workshop.url}frame.html`)
  const list = page.locator('html[data-views]')
  await list.waitFor({ timeout: 90_000 })
  return { page, context, faults, views: (await list.getAttribute('data-views'))!.split(' ') }
}

/** Texts of which only the key is shown, because their catalogue is not loaded. */
const bareKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent!.trim()
      const isShown = texts.currentNode.parentElement!.checkVisibility()
      if (isShown && /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/.test(text)) found.push(`shows the key ${text}`)
    }
    return found
  })

/** What axe would mend, what is wider than the window, and texts that are missing. */
async function look(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const width = tooWide > 0 ? [`${tooWide} px too wide`] : []
  return [...(await documentViolations(page)), ...width, ...(await bareKeys(page))]
}

test('no story has anything that axe would mend, dark and wide or light on a phone; none is too wide or faulty', async () => {
  const { page, faults, views } = await openFrame()
  expect(views.length).toBeGreaterThan(60)
  const found: string[] = []
  for (const view of views) {
    await page.setViewportSize(wide)
    await page.evaluate(story => {
      location.hash = `story=${story}`
    }, view)
    await page.locator(`html[data-shown="${view}"]`).waitFor()
    for (const fault of await look(page)) found.push(`${view}: ${fault}`)
    await page.setViewportSize(phone)
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light'
    })
    for (const fault of await look(page)) found.push(`${view}, light on a phone: ${fault}`)
  }
  expect(found).toEqual([])
  expect(faults).toEqual([])
})
