/** Slower than this on average, and the picture is drawn with fewer pixels: 30 frames a second are the floor. */
const slowestFrameMs = 40
const frames = 8
const scales = [1, 0.8, 0.62]

/** Watches how long frames take while something moves, and answers with the share of full resolution to draw in. */
export class Pace {
  #level = 0
  #elapsedMs = 0
  #count = 0

  get scale(): number {
    return scales[this.#level]!
  }

  /** Notes a drawn frame; answers whether the scale has just changed. */
  note(elapsedMs: number): boolean {
    this.#elapsedMs += elapsedMs
    this.#count++
    if (this.#count < frames) return false
    const isSlow = this.#elapsedMs / this.#count > slowestFrameMs
    this.#elapsedMs = 0
    this.#count = 0
    if (!isSlow || this.#level === scales.length - 1) return false
    this.#level++
    return true
  }
}
