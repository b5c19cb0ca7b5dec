import type { Page } from 'playwright-core'

/** Frames of a page for some seconds. */
export interface Frames {
  /** From one frame to the next, in milliseconds. */
  lengthsMs: number[]
  /** Tasks of more than 50 ms. */
  longTasksMs: number[]
}

/** Watches the frames of a page while it plays on. */
export const watchFrames = (page: Page, seconds: number): Promise<Frames> =>
  page.evaluate(
    forMs =>
      new Promise<Frames>(resolve => {
        const frames: Frames = { lengthsMs: [], longTasksMs: [] }
        const tasks = new PerformanceObserver(list => {
          for (const { duration } of list.getEntries()) frames.longTasksMs.push(duration)
        })
        tasks.observe({ type: 'longtask' })
        const beganMs = performance.now()
        let lastMs = beganMs
        const next = (nowMs: number) => {
          frames.lengthsMs.push(nowMs - lastMs)
          lastMs = nowMs
          if (nowMs - beganMs < forMs) requestAnimationFrame(next)
          else {
            tasks.disconnect()
            resolve(frames)
          }
        }
        requestAnimationFrame(nowMs => {
          lastMs = nowMs
          requestAnimationFrame(next)
        })
      }),
    1_000 * seconds,
  )

/** A page that paints one colour over as many pixels in each frame: what the machine does without a sea. */
export const openBareCanvas = async (page: Page): Promise<void> => {
  await page.setContent('<style>body{margin:0}canvas{display:block;width:100vw;height:100vh}</style><canvas></canvas>')
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas')!
    canvas.width = innerWidth
    canvas.height = innerHeight
    const gl = canvas.getContext('webgl2')!
    const paint = (nowMs: number) => {
      gl.clearColor(0, (nowMs % 1_000) / 1_000, 1, 1)
      gl.clear(gl.COLOR_BUFFER_BIT)
      requestAnimationFrame(paint)
    }
    requestAnimationFrame(paint)
  })
}
