import { FREE_CELL } from '@baize/game-kit/instant/bingo/definition'
import { element } from '../../../client/dom.ts'

const heads = ['B', 'I', 'N', 'G', 'O']

/** A card of 25 numbers: called ones are daubed, filled shapes light up. */
export class Card {
  readonly view: HTMLElement
  readonly #cells: HTMLElement[]
  #numbers: readonly number[] = []

  constructor(label: string) {
    this.#cells = Array.from({ length: 25 }, (_, cell) =>
      element('span', { class: cell === FREE_CELL ? 'number is-free' : 'number' }),
    )
    const head = heads.map(letter => element('span', { class: 'letter', 'aria-hidden': 'true' }, letter))
    this.view = element('div', { class: 'bingo-card', role: 'img', 'aria-label': label }, ...head, ...this.#cells)
  }

  deal(numbers: readonly number[]): void {
    this.#numbers = numbers
    for (const [cell, view] of this.#cells.entries()) {
      view.textContent = cell === FREE_CELL ? '★' : numbers[cell] ? String(numbers[cell]) : ''
      view.classList.remove('is-called', 'is-won')
    }
  }

  /** Whether the card has the number. */
  call(number: number): boolean {
    const cell = this.#numbers.indexOf(number)
    if (cell >= 0) this.#cells[cell]!.classList.add('is-called')
    return cell >= 0
  }

  light(cells: readonly number[]): void {
    for (const cell of cells) this.#cells[cell]!.classList.add('is-won')
  }
}
