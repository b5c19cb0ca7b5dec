import { readFileSync } from 'node:fs'
import { type Language, languages } from '@baize/api'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { hydrated, type Site, startSite } from './support.ts'

type Words = Record<string, string>
const catalogueOf = (language: Language): Words =>
  JSON.parse(readFileSync(new URL(`../apps/web/src/locales/${language}.json`, import.meta.url), 'utf8'))
const english = catalogueOf('EN')

/** Marked vowels, so that it is told from English, and four tenths more letters. */
const pseudo = (text: string): string => {
  const marked = text.replace(/[aeiou]/gi, letter => `${letter}\u0323\u0302`.normalize('NFC'))
  return marked + marked.slice(0, Math.ceil(marked.length * 0.4))
}

/** From each English text that takes no values to the one that shall stand in its place. */
function wordsOf(translate: (key: string, text: string) => string): Words {
  const plain = Object.entries(english).filter(([, text]) => !/[{\n(]/.test(text))
  return Object.fromEntries(plain.map(([key, text]) => [text, translate(key, text)]))
}

const tongues: { tag: string; words: Words }[] = [
  { tag: 'en-x-pseudo', words: wordsOf((_, text) => pseudo(text)) },
  ...(Object.keys(languages) as Language[]).map(language => {
    const own = catalogueOf(language)
    return { tag: languages[language], words: wordsOf(key => own[key]!) }
  }),
]
const paths = ['/', '/rng', '/register', '/login', '/help', '/down', '/join', '/noticePage']
const phone = { width: 390, height: 844 }

let site: Site
test.beforeAll(async () => {
  site = await startSite({ drawsGames: true })
})
test.afterAll(() => site.stop())

async function open(path: string, viewport: { width: number; height: number }) {
  const { page, context } = await site.visitor({ viewport })
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrated(page)
  return { page, context }
}

for (const viewport of [phone, { width: 1280, height: 800 }])
  test.describe(`at ${viewport.width} px`, () => {
    for (const path of paths)
      test(`[UX-007] ${path} cuts off no fixed text of seven languages, nor of one four tenths longer`, async () => {
        const { page } = await open(path, viewport)
        const { spoken, cutOff } = await speak(page, tongues)
        expect(spoken).toBeGreaterThan(20)
        expect(cutOff).toEqual([])
      })
  })

for (const [what, style] of [
  ['too narrow', 'white-space: nowrap; max-width: 40px; overflow: hidden'],
  [
    'too narrow, with dots',
    'display: block; white-space: nowrap; max-width: 40px; overflow: hidden; text-overflow: ellipsis',
  ],
  ['too low', 'display: block; min-height: 0; height: 8px; overflow: hidden'],
  ['out of the window', 'white-space: nowrap; letter-spacing: 40px'],
])
  test(`the measure sees a box that is ${what}`, async () => {
    const { page } = await open('/help', phone)
    await page.evaluate(declarations => {
      for (const heading of document.querySelectorAll('h1')) heading.style.cssText = declarations
    }, style)
    expect((await speak(page, tongues.slice(0, 1))).cutOff).toHaveLength(1)
  })

/**
 * Puts one language after the other into the page and names the texts whose letters end outside of the box that cuts
 * them off, or of the window. What scrolls, and what a dialog covers, cuts off nothing.
 */
async function speak(page: Page, languages: typeof tongues) {
  return page.evaluate(languages => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: { node: Text; was: string }[] = []
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
      if (node.data.trim() in languages[0]!.words) texts.push({ node, was: node.data.trim() })

    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    function isCutOff(text: Text): boolean {
      const range = document.createRange()
      range.selectNodeContents(text)
      const letters = range.getBoundingClientRect()
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true }) && letters.width > 0
      if (!isShown || letters.right < 0) return false
      for (let box = text.parentElement; box && box !== document.documentElement; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(box)
        if (clipPath !== 'none' || box.inert || box.ariaHidden === 'true') return false
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > width + 1) return false
        if (/auto|scroll/.test(overflowY) && box.scrollHeight > height + 1) return false
        if (cuts(overflowX) && (letters.left < left - 1 || letters.right > right + 1)) return true
        if (cuts(overflowY) && (letters.top < top - 1 || letters.bottom > bottom + 1)) return true
        if (position === 'fixed') break
      }
      return letters.left < -1 || letters.right > innerWidth + 1
    }

    const cutOff = languages.flatMap(({ tag, words }) => {
      document.documentElement.lang = tag
      for (const { node, was } of texts) node.data = words[was]!
      return texts.filter(({ node }) => isCutOff(node)).map(({ node }) => `${tag}: ${node.data}`)
    })
    return { spoken: texts.length, cutOff }
  }, languages)
}
