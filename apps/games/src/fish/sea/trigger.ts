/** Shots a second, and how many may come at once; the server keeps the same count (rooms.md 2.2). */
const SHOT_EVERY_MS = 200
const AT_ONCE = 3
/** Auto-fire repeats the last aim so often (rooms.md 2.4). */
const AUTO_EVERY_MS = 250
/** Auto-fire and lock end after so long without input. */
const IDLE_MS = 60_000

/** When the cannon may fire, by itself or by hand. */
export class Trigger {
  #fullAtMs = 0
  #autoAtMs = 0
  #touchedAtMs = 0

  touched(nowMs: number): void {
    this.#touchedAtMs = nowMs
  }

  isIdle(nowMs: number): boolean {
    return nowMs - this.#touchedAtMs > IDLE_MS
  }

  mayFire(nowMs: number): boolean {
    return this.#fullAtMs - nowMs <= (AT_ONCE - 1) * SHOT_EVERY_MS
  }

  fired(nowMs: number): void {
    this.#fullAtMs = Math.max(nowMs, this.#fullAtMs) + SHOT_EVERY_MS
    this.#autoAtMs = nowMs + AUTO_EVERY_MS
  }

  isAutoDue(nowMs: number): boolean {
    return nowMs >= this.#autoAtMs
  }
}
