import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from '@baize/testing'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { launch } from '../e2e/browsers.ts'
import { answerAge } from './browser.ts'
import { type Picture, pictures } from './pictures/pictures.ts'

/** Takes the pictures of the README from a demo of its own: the same pages in the same sizes every time. */

const folder = new URL('../docs/images/', import.meta.url).pathname
const widthPx = 1440
const quality = 82
/** The first pages of a fresh demo wait for pictures that are being drawn. */
const patienceMs = 180_000

/** A browser of a member of the demo, in a theme. */
async function openAs(context: BrowserContext, theme: Picture['theme']): Promise<Page> {
  context.setDefaultTimeout(patienceMs)
  await context.addInitScript(answerAge)
  await context.addInitScript(chosen => {
    if (self !== top) return
    localStorage.setItem('theme', chosen)
    sessionStorage.setItem('popupSeen', 'true')
  }, theme)
  const page = await context.newPage()
  await page.goto('/')
  const form = page.getByRole('banner')
  await form.getByLabel('Username').fill('player')
  await form.getByLabel('Password', { exact: true }).fill('Baize#2026')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByTestId('balance').first().filter({ hasText: /\d/ }).waitFor()
  return page
}

/** A browser of an operator of the demo. Each signs in once here, so that the code that the page shows was not used. */
async function openConsole(context: BrowserContext, { theme, operator }: Picture): Promise<Page> {
  context.setDefaultTimeout(patienceMs)
  await context.addInitScript(chosen => localStorage.setItem('theme', chosen), theme)
  const page = await context.newPage()
  await page.goto('/console')
  await page.getByRole('button', { name: operator!, exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByTestId('demo-code').filter({ hasText: /\d{6}/ }).waitFor()
  const field = page.getByRole('textbox', { name: 'Code', exact: true })
  await field.fill(await page.getByTestId('demo-code').innerText())
  await field.press('Enter')
  await page.getByRole('navigation').waitFor()
  return page
}

/** True once all pictures in sight have come; what is loaded late waits beyond the edges. */
const isStill = (): boolean =>
  [...document.images].every(image => {
    const { top, left, bottom, right, width } = image.getBoundingClientRect()
    const isSeen = width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    return image.complete || !isSeen
  })

async function take(page: Page, { name, heightPx, address, ready }: Picture): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: heightPx })
  await page.goto(address)
  await ready(page)
  await page.waitForFunction(isStill)
  await sharp(await page.screenshot())
    .webp({ quality })
    .toFile(join(folder, `${name}.webp`))
  console.log(`docs/images/${name}.webp, ${widthPx} by ${heightPx}`)
}

const data = mkdtempSync(join(tmpdir(), 'baize-pictures-'))
const server = await ServerProcess.start({ PORT: '0', BAIZE_DATA: data, RATE_LIMIT_PER_MINUTE: '100000' })
try {
  await server.says('The demo world is complete.')
  const browser = await launch(true)
  try {
    for (const picture of pictures) {
      const context = await browser.newContext({
        ...{ baseURL: server.url!, reducedMotion: 'reduce', serviceWorkers: 'block' },
        colorScheme: picture.theme,
        viewport: { width: widthPx, height: picture.heightPx },
      })
      const page = await (picture.operator ? openConsole(context, picture) : openAs(context, picture.theme))
      await take(page, picture)
      await context.close()
    }
  } finally {
    await browser.close()
  }
} finally {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
