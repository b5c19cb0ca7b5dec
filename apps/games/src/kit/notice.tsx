import type { Live } from './live-region.tsx'
import { createFields } from './picture.ts'

/** `waiting` stays until what is waited for has come; the others leave after a while. */
export type NoticeKind = 'calm' | 'error' | 'waiting'

/** What can be done about it, as a button. */
export interface NoticeAction {
  label: string
  act(): void
}

interface Shown {
  text: string
  kind: NoticeKind
  action: NoticeAction | null
}

const staysMs: Readonly<Record<NoticeKind, number | null>> = { calm: 6_000, error: 12_000, waiting: null }

/** A line over the stage. It takes no press that is meant for the stage, but those on its own button. */
export class Notice {
  readonly #shown = createFields<{ notice: Shown | null }>({ notice: null })
  readonly #live: Live
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(live: Live) {
    this.#live = live
  }

  /** A calm line is said politely; an error is read out at once. */
  show(text: string, kind: NoticeKind = 'calm', action: NoticeAction | null = null): void {
    clearTimeout(this.#timer)
    this.#shown.tell({ notice: { text, kind, action } })
    if (kind === 'error') this.#live.warn(text)
    else this.#live.say(text)
    const afterMs = staysMs[kind]
    if (afterMs !== null) this.#timer = setTimeout(() => this.clear(), afterMs)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#shown.tell({ notice: null })
    this.#live.warn('')
  }

  readonly View = () => {
    const { notice } = this.#shown.use()
    if (!notice) return null
    const { text, kind, action } = notice
    return (
      <div className="notice" data-kind={kind}>
        <p>{text}</p>
        {action && (
          <button type="button" onClick={() => action.act()}>
            {action.label}
          </button>
        )}
      </div>
    )
  }
}
