import type { Guess, HiLoChoice } from '@baize/game-kit/instant/hi-lo/definition'
import { element } from '../../../client/dom.ts'
import type { Texts } from '../../texts/index.ts'

export interface Offer {
  guess: Guess
  /** Beside the ends of the row an equal card is a guess of its own. */
  isStrict: boolean
  /** Ranks of thirteen that are right. */
  ranks: number
  /** What stands after it. */
  multiple: string
}

/** The guesses that the card offers, each with its chance and what it would make of the stake. */
export class GuessButtons {
  readonly view = element('div', { class: 'guesses' })
  readonly #texts: Texts
  readonly #choose: (choice: HiLoChoice) => void
  #isEnabled = false

  constructor(texts: Texts, choose: (choice: HiLoChoice) => void) {
    this.#texts = texts
    this.#choose = choose
  }

  offer(offers: readonly Offer[], canSkip: boolean): void {
    const { hiLo: words } = this.#texts
    const buttons = offers.map(({ guess, isStrict, ranks, multiple }) => {
      const name = {
        higher: isStrict ? words.strictlyHigher : words.higher,
        lower: isStrict ? words.strictlyLower : words.lower,
        equal: words.equal,
      }[guess]
      const parts = [
        element('span', { class: 'arrow', 'aria-hidden': 'true' }, { higher: '▲', lower: '▼', equal: '=' }[guess]),
        element('span', { class: 'guess-name' }, name),
        element('span', { class: 'guess-multiple' }, multiple),
        element('span', { class: 'guess-chance' }, this.#texts.chance(((100 * ranks) / 13).toFixed(1))),
      ]
      const press = () => this.#isEnabled && this.#choose({ kind: 'guess', guess })
      return element('button', { type: 'button', class: 'guess', 'data-guess': guess, onclick: press }, ...parts)
    })
    const skip = element(
      'button',
      { type: 'button', class: 'chip-skip', onclick: () => this.#isEnabled && this.#choose({ kind: 'skip' }) },
      words.skip,
    )
    this.view.replaceChildren(...buttons, ...(canSkip ? [skip] : []))
  }

  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled
    this.view.classList.toggle('is-closed', !isEnabled)
    for (const button of this.view.querySelectorAll('button')) button.setAttribute('aria-disabled', String(!isEnabled))
  }
}
