import { colourOf } from '@baize/game-kit/instant/roulette/spots'
import { element } from '../../../client/dom.ts'
import type { Texts } from '../../texts/index.ts'
import { spotLabel, wordsOf } from './labels.ts'
import { neighbour, PLACES, type Place } from './places.ts'

export interface ClothInput {
  texts: Texts
  /** A chip's amount in few characters. */
  short: (units: number) => string
  onPlace(spot: string): void
}

/** The cloth: a button for every spot, one stop for the tab key, arrows between them. */
export class Cloth {
  readonly view: HTMLElement
  readonly #input: ClothInput
  readonly #buttons = new Map<string, HTMLButtonElement>()
  #current = PLACES[0]!

  constructor(input: ClothInput) {
    this.#input = input
    const { texts, onPlace } = input
    for (const place of PLACES) {
      const button = element('button', {
        type: 'button',
        class: place.isBetween ? 'spot is-between' : 'spot',
        tabIndex: place === this.#current ? 0 : -1,
        onclick: () => onPlace(place.spot.id),
        onfocus: () => this.#move(place),
      })
      const { id, numbers } = place.spot
      if (id.startsWith('straight')) button.dataset.colour = colourOf(numbers[0]!)
      if (id === 'red' || id === 'black') button.dataset.colour = id
      // The space parts the words from a chip for whoever reads the text.
      button.append(element('span', { class: 'words' }, wordsOf(place, texts)), ' ')
      for (const [name, value] of Object.entries({ u: place.u + 1, v: place.v, w: place.width, h: place.height }))
        button.style.setProperty(`--${name}`, String(value))
      this.#buttons.set(id, button)
    }
    this.view = element(
      'div',
      { class: 'cloth', role: 'group', 'aria-label': texts.roulette.cloth },
      ...this.#buttons.values(),
    )
    this.view.addEventListener('keydown', event => this.#onKey(event))
    this.show(new Map())
  }

  /** Shows what lies on each spot. */
  show(stakes: ReadonlyMap<string, number>): void {
    const { texts, short } = this.#input
    for (const place of PLACES) {
      const button = this.#buttons.get(place.spot.id)!
      const units = stakes.get(place.spot.id)
      const written = units ? short(units) : ''
      button.setAttribute('aria-label', spotLabel(place, texts, written))
      button.title = spotLabel(place, texts)
      const chip = button.querySelector('.chip')
      if (!units) chip?.remove()
      else if (chip) chip.textContent = written
      else button.append(element('span', { class: 'chip' }, written))
    }
  }

  /** Marks the number that fell and the spots that it pays. */
  mark(number: number | null): void {
    for (const { spot } of PLACES)
      this.#buttons.get(spot.id)!.classList.toggle('is-hit', number !== null && spot.numbers.includes(number))
  }

  setEnabled(isEnabled: boolean): void {
    this.view.classList.toggle('is-closed', !isEnabled)
    for (const button of this.#buttons.values()) button.setAttribute('aria-disabled', String(!isEnabled))
  }

  #onKey(event: KeyboardEvent): void {
    const [du, dv] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key] ?? []
    if (du === undefined) return
    event.preventDefault()
    const isTall = this.view.clientHeight > this.view.clientWidth
    const next = isTall ? neighbour(this.#current, dv!, -du) : neighbour(this.#current, du, dv!)
    if (next) this.#buttons.get(next.spot.id)!.focus()
  }

  #move(place: Place): void {
    this.#buttons.get(this.#current.spot.id)!.tabIndex = -1
    this.#current = place
    this.#buttons.get(place.spot.id)!.tabIndex = 0
  }
}
