/** A change over time; `step` hears a share from 0 to exactly 1. */
interface Tween {
  elapsedMs: number
  lastsMs: number
  step: (share: number) => void
  done: () => void
}

export type Ease = (share: number) => number

const linear: Ease = share => share
export const easeOut: Ease = share => 1 - (1 - share) ** 3
export const easeIn: Ease = share => share * share
export const backOut: Ease = share => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2

/** A frame after a pause counts at most this much, so that what was hidden goes on instead of jumping ahead. */
const longestFrameMs = 250

/**
 * The clock of the stage: frames run only while something moves, and pictures are drawn only when something changed.
 * A hidden page gets no frames, which pauses everything that hangs on this clock.
 */
export class Loop {
  /** Hears the time since the frame before. */
  readonly #draw: (elapsedMs: number) => void
  readonly #onFrame = new Set<(elapsedMs: number) => boolean>()
  readonly #tweens = new Set<Tween>()
  #frame = 0
  #lastMs = 0
  #isDirty = false

  constructor(draw: (elapsedMs: number) => void) {
    this.#draw = draw
  }

  /** Asks for one picture. */
  dirty(): void {
    this.#isDirty = true
    this.#wake()
  }

  /** Calls back each frame until the callback answers false. It must ask for a picture where it changes one. */
  each(callback: (elapsedMs: number) => boolean): () => void {
    this.#onFrame.add(callback)
    this.#wake()
    return () => this.#onFrame.delete(callback)
  }

  /** Runs a change over time; the answer ends it early at its last value. */
  tween(
    lastsMs: number,
    step: (share: number) => void,
    { ease = linear, delayMs = 0, onEnd = () => {} } = {},
  ): () => void {
    const tween: Tween = { elapsedMs: -delayMs, lastsMs, step: share => step(ease(share)), done: onEnd }
    this.#tweens.add(tween)
    if (delayMs === 0) tween.step(0)
    this.dirty()
    return () => this.#finish(tween)
  }

  /** Calls once after a time on this clock; the answer calls it off. */
  after(delayMs: number, callback: () => void): () => void {
    let leftMs = delayMs
    return this.each(elapsedMs => {
      leftMs -= elapsedMs
      if (leftMs > 0) return true
      callback()
      return false
    })
  }

  /** Brings every running change to its end at once. */
  settle(): void {
    for (const tween of [...this.#tweens]) this.#finish(tween)
  }

  #finish(tween: Tween): void {
    if (!this.#tweens.delete(tween)) return
    tween.step(1)
    tween.done()
    this.dirty()
  }

  #wake(): void {
    if (this.#frame !== 0) return
    this.#lastMs = performance.now()
    this.#frame = requestAnimationFrame(now => this.#run(now))
  }

  #run(nowMs: number): void {
    const elapsedMs = Math.min(longestFrameMs, Math.max(0, nowMs - this.#lastMs))
    this.#lastMs = nowMs
    for (const callback of this.#onFrame) if (!callback(elapsedMs)) this.#onFrame.delete(callback)
    for (const tween of this.#tweens) this.#advance(tween, elapsedMs)
    if (this.#isDirty) {
      this.#isDirty = false
      this.#draw(elapsedMs)
    }
    const goesOn = this.#onFrame.size > 0 || this.#tweens.size > 0 || this.#isDirty
    this.#frame = goesOn ? requestAnimationFrame(now => this.#run(now)) : 0
  }

  #advance(tween: Tween, elapsedMs: number): void {
    tween.elapsedMs += elapsedMs
    if (tween.elapsedMs < 0) return
    if (tween.elapsedMs >= tween.lastsMs) {
      this.#finish(tween)
      return
    }
    tween.step(tween.elapsedMs / tween.lastsMs)
    this.#isDirty = true
  }
}
