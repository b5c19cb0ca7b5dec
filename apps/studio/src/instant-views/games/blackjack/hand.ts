import { totalOf } from '@baize/game-kit/instant/blackjack/hands'
import { element } from '../../../client/dom.ts'
import { cardFace } from '../../cards.ts'

export interface HandInput {
  label: string
  nameOf: (card: number) => string
}

/** The cards of a hand with their total, its stake and how it ended; a card that lies face down is null. */
export class Hand {
  readonly view: HTMLElement
  readonly #input: HandInput
  readonly #row = element('div', { class: 'hand-cards' })
  readonly #total = element('span', { class: 'hand-total' })
  readonly #stake = element('span', { class: 'hand-stake' })
  readonly #note = element('span', { class: 'hand-note' })
  #cards: (number | null)[] = []

  constructor(input: HandInput) {
    this.#input = input
    this.view = element(
      'section',
      { class: 'hand', 'aria-label': input.label },
      element(
        'p',
        { class: 'hand-name' },
        element('span', { class: 'hand-label' }, input.label),
        this.#total,
        this.#stake,
        this.#note,
      ),
      this.#row,
    )
  }

  clear(): void {
    this.#cards = []
    this.#row.replaceChildren()
    for (const figure of [this.#total, this.#stake, this.#note]) figure.textContent = ''
    delete this.view.dataset.result
    delete this.view.dataset.turn
  }

  add(card: number | null): void {
    this.#cards.push(card)
    this.#row.append(card === null ? element('div', { class: 'card-back' }) : this.#face(card))
    this.#row.style.setProperty('--cards', String(this.#cards.length))
    this.#write()
  }

  /** Turns the card that lay face down. */
  turn(card: number): void {
    const place = this.#cards.indexOf(null)
    this.#cards[place] = card
    this.#row.children[place]!.replaceWith(this.#face(card))
    this.#write()
  }

  /** What lies on the hand, as it is written. */
  stake(amount: string): void {
    this.#stake.textContent = amount
  }

  /** Marks the hand whose turn it is, in words as well; without words it is not. */
  setTurn(words: string): void {
    this.view.dataset.turn = String(words !== '')
    this.#note.textContent = words
  }

  /** The hand is over: an ace is not counted both ways any more. */
  mark(result: string, total: number, words = ''): void {
    this.view.dataset.result = result
    delete this.view.dataset.turn
    this.#total.textContent = String(total)
    this.#note.textContent = words
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
