import { element } from '../client/dom.ts'

export interface Action {
  label: string
  isOpen: boolean
  /** How long the next round still rests. */
  restMs?: number
  /** Takes money off the table. */
  isCash?: boolean
}

/** The one large button: it bets, and takes the money while a round goes on. */
export class ActionButton {
  readonly view: HTMLButtonElement
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(label: string, onPress: () => void) {
    this.view = element('button', { type: 'button', class: 'action', onclick: onPress }, label)
  }

  set({ label, isOpen, restMs = 0, isCash = false }: Action): void {
    clearTimeout(this.#rest)
    const rests = isOpen && restMs > 0
    this.view.textContent = label
    this.view.setAttribute('aria-disabled', String(!isOpen || rests))
    this.view.classList.toggle('is-cash', isCash)
    this.view.classList.toggle('is-resting', rests)
    this.view.style.setProperty('--rest', `${restMs}ms`)
    if (rests) this.#rest = setTimeout(() => this.set({ label, isOpen }), restMs)
  }
}
