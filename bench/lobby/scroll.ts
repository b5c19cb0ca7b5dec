import type { Browser, Page } from 'playwright-core'
import { mainThreadMs } from './main-thread.ts'

const stepPx = 60
const longFrameMs = 25

/** What a stretch of scrolling was like. */
export interface Scrolled {
  frames: number
  framesOver25Ms: number
  slowestFrameMs: number
  /** Frames for which the page's own thread worked longer than that, by its processor time. */
  mainOver25Ms: number
  slowestMainMs: number
  /** The last item of the list has come. */
  ended: boolean
}

export const atRest: Scrolled = {
  ...{ frames: 0, framesOver25Ms: 0, slowestFrameMs: 0 },
  ...{ mainOver25Ms: 0, slowestMainMs: 0, ended: false },
}

/** Two stretches as one. */
export const together = (a: Scrolled, b: Scrolled): Scrolled => ({
  frames: a.frames + b.frames,
  framesOver25Ms: a.framesOver25Ms + b.framesOver25Ms,
  slowestFrameMs: Math.max(a.slowestFrameMs, b.slowestFrameMs),
  mainOver25Ms: a.mainOver25Ms + b.mainOver25Ms,
  slowestMainMs: Math.max(a.slowestMainMs, b.slowestMainMs),
  ended: b.ended,
})

/**
 * Scrolls a page on by a third of a screen a frame's while, and waits where its list has not arrived yet.
 * @param most frames after which it rests, whether the list has ended or not
 */
export async function scrollOn(browser: Browser, page: Page, most: number): Promise<Scrolled> {
  // Nothing but the tasks of threads and the loop's own marks, so that being looked at costs the page little.
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  const { lengths, ended } = await page.evaluate(scrollLoop, [stepPx, most] as const)
  const busyMs = mainThreadMs(await browser.stopTracing())
  const over = (all: number[]): number => all.filter(ms => ms > longFrameMs).length
  return {
    frames: lengths.length,
    framesOver25Ms: over(lengths),
    slowestFrameMs: Math.max(...lengths),
    mainOver25Ms: over(busyMs),
    slowestMainMs: Math.max(...busyMs),
    ended,
  }
}

/** Runs in the page. The list is the hall's, whose items say which of how many they are. */
async function scrollLoop([stepPx, most]: readonly [number, number]) {
  const list = document.querySelector('[aria-setsize]')?.parentElement
  const lengths: number[] = []
  let ended = false
  let before = performance.now()
  performance.mark('frame')
  while (lengths.length < most && !ended) {
    window.scrollBy(0, stepPx)
    const now = await new Promise<number>(resolve => requestAnimationFrame(resolve))
    performance.mark('frame')
    lengths.push(now - before)
    before = now
    const last = list?.lastElementChild
    ended = Boolean(last?.ariaPosInSet) && last?.ariaPosInSet === last?.ariaSetSize
  }
  performance.clearMarks('frame')
  return { lengths, ended }
}
