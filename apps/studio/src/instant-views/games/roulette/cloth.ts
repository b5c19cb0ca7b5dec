import { colourOf } from '@baize/game-kit/instant/roulette/spots'
import { element } from '../../../client/dom.ts'
import type { Texts } from '../../texts/index.ts'
import { neighbour, PLACES, type Place } from './places.ts'

export interface ClothInput {
  texts: Texts
  /** A chip's amount in few characters. */
  short: (units: number) => string
  money: (units: number) => string
  onPlace(spot: string): void
}

/** The name of a spot: its kind and its numbers. */
export function spotName(id: string, texts: Texts): string {
  const [kind, ...rest] = id.split('-') as [keyof Texts['roulette']['kinds'], ...string[]]
  return [texts.roulette.kinds[kind], rest.join('-')].join(' ').trim()
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
      button.append(element('span', { class: 'words' }, this.#words(place)))
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

  #words({ spot: { id, numbers }, isBetween }: Place): string {
    if (isBetween) return ''
    if (id.startsWith('straight')) return String(numbers[0])
    if (id.startsWith('column')) return '2:1'
    if (id.startsWith('dozen')) return `${numbers[0]}–${numbers.at(-1)}`
    if (id === 'low') return '1–18'
    if (id === 'high') return '19–36'
    return this.#input.texts.roulette.kinds[id as 'red']
  }

  /** Shows what lies on each spot. */
  show(stakes: ReadonlyMap<string, number>): void {
    const { texts, short, money } = this.#input
    for (const [id, button] of this.#buttons) {
      const units = stakes.get(id)
      const [name, written] = [spotName(id, texts), button.querySelector('.words')!.textContent]
      // What stands on the cloth is part of the name, so that it can be called by voice.
      const full = name.includes(written) ? name : `${name}, ${written}`
      button.setAttribute('aria-label', units ? `${full}, ${money(units)}` : full)
      button.title = full
      const chip = button.querySelector('.chip')
      if (!units) chip?.remove()
      else if (chip) chip.textContent = short(units)
      else button.append(element('span', { class: 'chip' }, short(units)))
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
