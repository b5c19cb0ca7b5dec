import type { BlackjackChoice } from '@baize/game-kit/instant/blackjack/definition'
import { element } from '../../../client/dom.ts'
import type { Texts } from '../../texts/index.ts'

/** Choices on the felt; stand is the large button beside it. */
const kinds = ['hit', 'double', 'split'] as const
type Kind = (typeof kinds)[number]

export interface Offer {
  offered: readonly BlackjackChoice['kind'][]
  /** What double and split cost, as it is written. */
  cost: string
  /** Whether the balance that the page knows can pay it. */
  canPay: boolean
}

/** Hit, double and split: those that the hand offers, a raise with what it costs or why it is closed. */
export class ChoiceButtons {
  readonly view = element('div', { class: 'hand-choices' })
  readonly #words: Texts['blackjack']
  readonly #buttons: Record<Kind, HTMLButtonElement>
  readonly #details = new Map<Kind, HTMLElement>()
  #offer: Offer = { offered: [], cost: '', canPay: false }
  #isOpen = false

  constructor(words: Texts['blackjack'], choose: (choice: BlackjackChoice) => void) {
    this.#words = words
    const button = (kind: Kind): HTMLButtonElement => {
      const detail = element('span', { class: 'choice-detail' })
      this.#details.set(kind, detail)
      const onclick = () => this.#isChoosable(kind) && choose({ kind })
      const name = element('span', { class: 'choice-name' }, words[kind])
      return element('button', { type: 'button', class: 'hand-choice', onclick }, name, kind === 'hit' ? null : detail)
    }
    this.#buttons = { hit: button('hit'), double: button('double'), split: button('split') }
    this.view.append(...Object.values(this.#buttons))
    this.close()
  }

  /** Nothing is to be chosen: there is no round. */
  close(): void {
    this.offer({ offered: [], cost: '', canPay: false })
  }

  offer(offer: Offer): void {
    this.#offer = offer
    this.#write()
  }

  /** Whether a press counts, or an answer is waited for. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen
    this.#write()
  }

  #isChoosable(kind: Kind): boolean {
    return this.#isOpen && this.#offer.offered.includes(kind) && (kind === 'hit' || this.#offer.canPay)
  }

  #write(): void {
    const { offered, cost, canPay } = this.#offer
    for (const kind of kinds) {
      const button = this.#buttons[kind]
      button.hidden = !offered.includes(kind)
      button.setAttribute('aria-disabled', String(!this.#isChoosable(kind)))
      this.#details.get(kind)!.textContent = canPay ? cost : this.#words.poor
    }
  }
}
