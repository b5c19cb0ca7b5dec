import type { Browser, Page } from 'playwright-core'
import { mainThreadMs } from './main-thread.ts'

const stepPx = 60

/** What a stretch of scrolling was like, frame by frame. */
export interface Scrolled {
  /** How far the page had been scrolled. */
  atPx: readonly number[]
  lengthsMs: readonly number[]
  /** Processor time that the page's own thread took. */
  mainMs: readonly number[]
  /** The last item of the list has come. */
  ended: boolean
}

export const atRest: Scrolled = { atPx: [], lengthsMs: [], mainMs: [], ended: false }

/** Two stretches as one. */
export const together = (a: Scrolled, b: Scrolled): Scrolled => ({
  atPx: [...a.atPx, ...b.atPx],
  lengthsMs: [...a.lengthsMs, ...b.lengthsMs],
  mainMs: [...a.mainMs, ...b.mainMs],
  ended: b.ended,
})

/**
 * Scrolls a page on by a fifteenth of a screen a frame, and waits where its list has not arrived yet.
 * @param most frames after which it rests, whether the list has ended or not
 */
export async function scrollOn(browser: Browser, page: Page, most: number): Promise<Scrolled> {
  // Nothing but the tasks of threads and the loop's own marks, so that being looked at costs the page little.
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  const stretch = await page.evaluate(scrollLoop, [stepPx, most] as const)
  return { ...stretch, mainMs: mainThreadMs(await browser.stopTracing()) }
}

/** Runs in the page. The list is the hall's, whose items say which of how many they are. */
async function scrollLoop([stepPx, most]: readonly [number, number]) {
  const list = document.querySelector('[aria-setsize]')?.parentElement
  const atPx: number[] = []
  const lengthsMs: number[] = []
  let ended = false
  let before = performance.now()
  performance.mark('frame')
  while (lengthsMs.length < most && !ended) {
    window.scrollBy(0, stepPx)
    const now = await new Promise<number>(resolve => requestAnimationFrame(resolve))
    performance.mark('frame')
    atPx.push(window.scrollY)
    lengthsMs.push(now - before)
    before = now
    const last = list?.lastElementChild
    ended = Boolean(last?.ariaPosInSet) && last?.ariaPosInSet === last?.ariaSetSize
  }
  performance.clearMarks('frame')
  return { atPx, lengthsMs, ended }
}
