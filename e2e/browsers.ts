import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { browserFlags, findBrowser, findShell } from '../scripts/browser.ts'

/** Software rendering, so that games draw on machines without a graphics card. */
const drawing = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const launched = new Set<Browser>()

/**
 * A browser without any windows.
 * @param drawsGames drawing without a graphics card takes a browser that costs three times as much for every page
 */
export async function launch(drawsGames = false): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await (drawsGames ? findBrowser() : findShell()),
    args: drawsGames ? [...browserFlags.filter(flag => flag !== '--disable-gpu'), ...drawing] : browserFlags,
  })
  launched.add(browser)
  browser.once('disconnected', () => launched.delete(browser))
  return browser
}

/** What is open in all browsers of this process. */
export const openContexts = (): BrowserContext[] => [...launched].flatMap(browser => browser.contexts())
