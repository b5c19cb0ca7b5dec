import { element, icon } from './dom.ts'
import type { CommonTexts } from './texts/en.ts'

interface StakePickerOptions {
  game: { stakesUnits: readonly string[]; defaultStakeUnits: string }
  texts: CommonTexts
  money: (units: string) => string
  onChange(stakeUnits: string): void
}

/** The stakes of the ladder: a list to choose from, with a step down and a step up. Only the player moves it. */
export class StakePicker {
  readonly view: HTMLElement
  readonly #stakes: readonly string[]
  readonly #select: HTMLSelectElement
  readonly #less: HTMLButtonElement
  readonly #more: HTMLButtonElement
  readonly #onChange: (stakeUnits: string) => void
  readonly #money: (units: string) => string
  /** The stake of another round, while one is shown again. */
  readonly #other = element('output', { class: 'figure' })
  readonly #field: HTMLElement

  constructor({ game, texts, money, onChange }: StakePickerOptions) {
    this.#stakes = game.stakesUnits
    this.#onChange = onChange
    this.#money = money
    this.#select = element(
      'select',
      { class: 'figure', 'aria-label': texts.chooseStake, onchange: () => this.#changed() },
      ...this.#stakes.map(units => element('option', { value: units }, money(units))),
    )
    this.#select.value = game.defaultStakeUnits
    const step = (name: 'minus' | 'plus', label: string, by: number) =>
      element(
        'button',
        { type: 'button', class: 'step', title: label, 'aria-label': label, onclick: () => this.#step(by) },
        icon(name),
      )
    this.#less = step('minus', texts.stakeLess, -1)
    this.#more = step('plus', texts.stakeMore, 1)
    this.#field = element('div', { class: 'field' }, element('span', { class: 'label' }, texts.stake), this.#select)
    this.view = element('div', { class: 'stake' }, this.#less, this.#field, this.#more)
    this.setEnabled(true)
  }

  get units(): string {
    return this.#select.value
  }

  /** Shows the stake of a round that is shown again in the place of the chosen one; null shows that one. */
  show(units: string | null): void {
    // As wide as the list, so that the buttons beside it stay where they are.
    if (units !== null) this.#other.style.minWidth = `${this.#select.offsetWidth}px`
    this.#other.textContent = units === null ? '' : this.#money(units)
    this.#field.lastElementChild!.replaceWith(units === null ? this.#select : this.#other)
  }

  setEnabled(isEnabled: boolean): void {
    this.#select.disabled = !isEnabled
    this.#less.disabled = !isEnabled || this.#select.selectedIndex === 0
    this.#more.disabled = !isEnabled || this.#select.selectedIndex === this.#stakes.length - 1
  }

  #step(by: number): void {
    this.#select.selectedIndex += by
    this.#changed()
  }

  #changed(): void {
    this.setEnabled(true)
    this.#onChange(this.units)
  }
}
