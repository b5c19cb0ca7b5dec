/** Frames slower than this on average are drawn with fewer pixels: 30 a second are the floor. */
const slowestFrameMs = 36
const watched = 12
const scales = [1, 0.8, 0.62]

/** Frames of a stage. They stop while the page is hidden; what is drawn follows from the time, so nothing is missed. */
export class Frames {
  readonly #draw: (resolutionScale: number) => void
  #frame = 0
  #isRunning = false
  #lastMs = 0
  #sumMs = 0
  #count = 0
  #level = 0

  constructor(draw: (resolutionScale: number) => void) {
    this.#draw = draw
  }

  start(): void {
    this.#isRunning = true
    document.addEventListener('visibilitychange', this.#follow)
    this.#follow()
  }

  stop(): void {
    this.#isRunning = false
    document.removeEventListener('visibilitychange', this.#follow)
    this.#follow()
  }

  readonly #follow = (): void => {
    cancelAnimationFrame(this.#frame)
    this.#lastMs = 0
    if (this.#isRunning && !document.hidden) this.#frame = requestAnimationFrame(this.#run)
  }

  readonly #run = (nowMs: number): void => {
    this.#watch(nowMs)
    this.#draw(scales[this.#level]!)
    this.#frame = requestAnimationFrame(this.#run)
  }

  #watch(nowMs: number): void {
    if (this.#lastMs > 0) {
      this.#sumMs += nowMs - this.#lastMs
      this.#count++
    }
    this.#lastMs = nowMs
    if (this.#count < watched) return
    if (this.#sumMs / watched > slowestFrameMs && this.#level < scales.length - 1) this.#level++
    this.#sumMs = 0
    this.#count = 0
  }
}
