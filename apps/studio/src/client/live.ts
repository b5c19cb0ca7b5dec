import { element } from './dom.ts'

const leastGapMs = 900

/** Says what happened to assistive technology: politely and at most once in 900 ms; errors at once. */
export class LiveRegion {
  readonly view: HTMLElement
  readonly #polite = element('p', { 'aria-live': 'polite', 'aria-atomic': 'true' })
  readonly #urgent = element('p', { role: 'alert', 'aria-atomic': 'true' })
  #waiting: string | null = null
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor() {
    this.view = element('div', { class: 'unseen' }, this.#polite, this.#urgent)
  }

  /** Says a sentence; of several within 900 ms the last one counts. */
  say(sentence: string): void {
    this.#waiting = sentence
    if (this.#timer === null) this.#flush()
  }

  warn(sentence: string): void {
    this.#urgent.textContent = sentence
  }

  #flush(): void {
    this.#timer = null
    if (this.#waiting === null) return
    this.#polite.textContent = this.#waiting
    this.#waiting = null
    this.#timer = setTimeout(() => this.#flush(), leastGapMs)
  }
}
