/** Below 50 frames a second for two seconds, the next thing is left out (rooms.md 2.9). */
const SLOWEST_MS = 1_000 / 50
const WATCHED_MS = 2_000
/** The first frames prepare textures and programs. */
const WARM_UP_MS = 2_500
/** Longer than any slow frame: the page was hidden, and had no frames to be slow at. */
const HIDDEN_MS = 3_000
const MOST = 3

/** How much is left out. */
export type ThriftLevel = 0 | 1 | 2 | 3

/** Watches the frames and says how much is to be saved: 0 for nothing, up to 3. Times never change. */
export class Thrift {
  level: ThriftLevel = 0
  #sinceMs: number | null = null
  #lastMs: number | null = null
  #firstMs: number | null = null
  #frames = 0

  /** @returns the level for the frame that begins now */
  frame(nowMs: number): ThriftLevel {
    this.#firstMs ??= nowMs
    if (nowMs < this.#firstMs + WARM_UP_MS) return this.level
    if (this.#lastMs === null || nowMs - this.#lastMs > HIDDEN_MS) this.#sinceMs = null
    this.#lastMs = nowMs
    if (this.#sinceMs === null) {
      this.#sinceMs = nowMs
      this.#frames = 0
      return this.level
    }
    this.#frames++
    const lastedMs = nowMs - this.#sinceMs
    if (lastedMs < WATCHED_MS) return this.level
    if (lastedMs / this.#frames > SLOWEST_MS && this.level < MOST) this.level = (this.level + 1) as ThriftLevel
    this.#sinceMs = nowMs
    this.#frames = 0
    return this.level
  }
}
