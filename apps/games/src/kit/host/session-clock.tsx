import { useEffect, useState } from 'react'
import { createFields } from '../picture.ts'

const secondMs = 1_000

/** Time as hours, minutes and seconds. */
function clockText(ms: number): string {
  const seconds = Math.floor(ms / secondMs)
  const parts = [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
  return parts.map(part => String(Math.floor(part)).padStart(2, '0')).join(':')
}

/** How long the game has been open. It is shown where the page around the game has no room for it. */
export class SessionClock {
  readonly #fields = createFields({ isShown: false })
  readonly #label: string

  constructor(label: string) {
    this.#label = label
  }

  show(isShown: boolean): void {
    this.#fields.tell({ isShown })
  }

  readonly View = () => this.#fields.use().isShown && <Ticking label={this.#label} />
}

/** A page's clock begins when it is opened, so the game's does too. */
function Ticking({ label }: { label: string }) {
  const [elapsedMs, setElapsedMs] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setElapsedMs(performance.now()), secondMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="session-clock" role="timer" aria-label={label}>
      {clockText(elapsedMs)}
    </span>
  )
}
