import type { BingoPattern } from '@baize/game-kit/instant/bingo/definition'
import { element } from '../../../client/dom.ts'
import { times } from '../../game-view.ts'

/** The shapes that pay, each as a small card with its multiple. */
export class Shapes {
  readonly view: HTMLElement
  readonly #items = new Map<string, HTMLElement>()

  constructor(patterns: readonly BingoPattern[], nameOf: (name: string) => string, label: string) {
    for (const { name, shapes, hundredths } of patterns) {
      const cells = Array.from({ length: 25 }, (_, cell) =>
        element('i', shapes[0]!.includes(cell) ? { class: 'is-in' } : {}),
      )
      const picture = element('span', { class: 'shape', 'aria-hidden': 'true' }, ...cells)
      const words = element('span', { class: 'shape-name' }, nameOf(name))
      this.#items.set(name, element('li', {}, picture, words, element('b', {}, times(hundredths))))
    }
    this.view = element('ul', { class: 'shapes', 'aria-label': label }, ...this.#items.values())
  }

  light(name: string): void {
    this.#items.get(name)!.classList.add('is-won')
  }

  clear(): void {
    for (const item of this.#items.values()) item.classList.remove('is-won')
  }
}
