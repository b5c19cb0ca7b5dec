import { type Language, languages } from '@baize/api'
import type { Frame, Page } from 'playwright-core'
import { wordsThatDoNotFit } from './fitting-words.ts'
import { expect, test } from './fixtures.ts'
import { type Site, signUp, startSite, visit } from './support.ts'

const sizes = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

interface Place {
  addresses: readonly string[]
  /** Is there once the page is. */
  there: string
  /** Brings the page to what is looked at, once. */
  prepare?(frame: Frame): Promise<void>
  /** Presses one after the other, at each size, after what is in view without. */
  presses?: string
}

const game = (code: string, vendor = code.split('-')[0]) => `/seamless?gameCode=${code}&vendor=${vendor}`

/** Pages whose words have little room. */
const places: Record<string, Place> = {
  'the book': { addresses: [game('FB-1')], there: '.match-row' },
  'the slip': {
    addresses: [game('FB-1')],
    there: '.match-row',
    prepare: chooseTwo,
    presses: '.slip-bar, .slip-inside [role="tab"]',
  },
  roulette: { addresses: [game('LVT-ROU-1')], there: '[data-spot]' },
  'the cup': {
    addresses: [game('DS88-CUP-1', 'CUP')],
    there: '.is-cup .spot',
    presses: '.felt [role="tab"], .roads [role="tab"]',
  },
  keno: { addresses: [game('EL_KENO_5', 'ELOTT')], there: '.head-draw .ball' },
  'instant games': {
    addresses: ['OPL-FACETS', 'RDW-WHEEL', 'LUM-CASCADE', 'RDW-NEXTCARD', 'RDW-TWENTYONE', 'KTE-KITE'].map(code =>
      game(code),
    ),
    there: 'h1',
  },
}

/** After a fresh start the first match kicks off within minutes. */
const soon = { timeout: 300_000 }

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Two prices of two matches, with a stake on the parlay that they make. */
async function chooseTwo(frame: Frame): Promise<void> {
  const price = 'button.odds[aria-disabled="false"]'
  const rows = frame.locator('.match-row').filter({ has: frame.locator(price) })
  await expect(async () => {
    for (const place of [0, 1]) {
      if ((await frame.locator('.slip-inside .leg-box').count()) > place) continue
      await rows.nth(place).locator(price).first().click({ timeout: 2_000 })
    }
    await expect(frame.locator('.slip-inside .leg-box')).toHaveCount(2, { timeout: 2_000 })
  }).toPass(soon)
  await frame.locator('.slip-inside input').first().fill('12.5')
}

/** A page in a language, and the frame of the game in it. */
async function opened(language: Language): Promise<Page> {
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
  return page
}

async function misfitsOf(page: Page, frame: Frame, presses: string | undefined): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const look = async () => {
      await frame.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      found.push(...(await frame.evaluate(wordsThatDoNotFit)).map(text => `${size.width}: ${text}`))
    }
    await look()
    if (!presses) continue
    for (let place = 0; ; place++) {
      const buttons = frame.locator(presses).filter({ visible: true })
      if (place >= (await buttons.count())) break
      await buttons.nth(place).click()
      await look()
    }
    await page.keyboard.press('Escape')
  }
  return found
}

for (const [name, { addresses, there, prepare, presses }] of Object.entries(places))
  test(`[MEND-047] ${name}: no word is cut, broken or reaches out of its box at four sizes in seven languages`, async () => {
    test.setTimeout(1_200_000)
    const found: string[] = []
    for (const language of Object.keys(languages) as Language[]) {
      const page = await opened(language)
      for (const address of addresses) {
        await page.setViewportSize(sizes[3]!)
        await visit(page, address)
        await page.frameLocator('iframe').locator(there).first().waitFor(soon)
        const frame = page.frames().find(each => each.parentFrame() === page.mainFrame())!
        await prepare?.(frame)
        found.push(...(await misfitsOf(page, frame, presses)).map(text => `${language} ${text}`))
      }
      await page.context().close()
    }
    expect([...new Set(found)]).toEqual([])
  })
