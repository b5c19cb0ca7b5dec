import { element } from './dom.ts'
import type { LiveRegion } from './live.ts'

/** `waiting` stays until what is waited for has come; the others leave after a while. */
export type NoticeKind = 'calm' | 'error' | 'waiting'

/** What can be done about it, as a button. */
export interface NoticeAction {
  label: string
  act(): void
}

const staysMs: Readonly<Record<NoticeKind, number | null>> = { calm: 6_000, error: 12_000, waiting: null }

/** A line over the stage. It takes no press that is meant for the stage, but those on its own button. */
export class Notice {
  readonly view = element('div', { class: 'notice', hidden: true })
  readonly #live: LiveRegion
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(live: LiveRegion) {
    this.#live = live
  }

  /** A calm line is said politely; an error is read out at once. */
  show(text: string, kind: NoticeKind = 'calm', action: NoticeAction | null = null): void {
    clearTimeout(this.#timer)
    const button = action && element('button', { type: 'button', onclick: action.act }, action.label)
    this.view.replaceChildren(element('p', {}, text), ...(button ? [button] : []))
    this.view.dataset.kind = kind
    this.view.hidden = false
    if (kind === 'error') this.#live.warn(text)
    else this.#live.say(text)
    const afterMs = staysMs[kind]
    if (afterMs !== null) this.#timer = setTimeout(() => this.clear(), afterMs)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.view.hidden = true
    this.#live.warn('')
  }
}
