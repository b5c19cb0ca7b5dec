import { totalOf } from '@baize/game-kit/instant/blackjack/hands'
import { element } from '../../../client/dom.ts'
import { cardFace } from '../../cards.ts'

export interface HandInput {
  label: string
  nameOf: (card: number) => string
}

/** The cards of one side with their total; a card that lies face down is null. */
export class Hand {
  readonly view: HTMLElement
  readonly #input: HandInput
  readonly #row = element('div', { class: 'hand-cards' })
  readonly #total = element('p', { class: 'hand-total' })
  #cards: (number | null)[] = []

  constructor(input: HandInput) {
    this.#input = input
    this.view = element(
      'section',
      { class: 'hand', 'aria-label': input.label },
      element('p', { class: 'hand-name' }, input.label, this.#total),
      this.#row,
    )
  }

  clear(): void {
    this.#cards = []
    this.#row.replaceChildren()
    this.#total.textContent = ''
    delete this.view.dataset.result
  }

  add(card: number | null): void {
    this.#cards.push(card)
    this.#row.append(card === null ? element('div', { class: 'card-back' }) : this.#face(card))
    this.#write()
  }

  /** Turns the card that lay face down. */
  turn(card: number): void {
    const place = this.#cards.indexOf(null)
    this.#cards[place] = card
    this.#row.children[place]!.replaceWith(this.#face(card))
    this.#write()
  }

  /** The round is over: an ace is not counted both ways any more. */
  mark(result: string, total: number): void {
    this.view.dataset.result = result
    this.#total.textContent = String(total)
  }

  #face(card: number): HTMLElement {
    return cardFace(card, this.#input.nameOf(card))
  }

  #write(): void {
    const open = this.#cards.filter(card => card !== null)
    const { total, isSoft } = totalOf(open)
    this.#total.textContent = isSoft && total < 21 ? `${total - 10} / ${total}` : String(total)
  }
}
