import { pageMoment } from '../kit/host/moments.ts'

/** The server's time: what the boot told, and what has passed since by a clock that nobody sets. */
export class Clock {
  readonly #offsetMs: number

  constructor(serverTime: string) {
    this.#offsetMs = Date.parse(serverTime) - performance.now()
  }

  get nowMs(): number {
    return performance.now() + this.#offsetMs
  }
}

/** `03:12:08`, `00:41`, or with days in front `2 d 03:12:08`; never negative, and 00:00 only when the time is over. */
export function countdownText(leftMs: number, dayMark = 'd'): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  if (days > 0) return `${days} ${dayMark} ${two(hours)}:${rest}`
  return hours > 0 ? `${two(hours)}:${rest}` : rest
}

/** `2026-11-20 13:05` by the clock of the brand. */
export const timeText = (iso: string): string => pageMoment(iso).slice(0, 16)
