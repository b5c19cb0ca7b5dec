import { element } from '../client/dom.ts'
import type { TableSound } from '../client/sound/table-sound.ts'
import { countedUnits, countMs, tierOf } from '../client/tiers.ts'
import type { Texts } from './texts/index.ts'

export interface ResultInput {
  texts: Texts
  sound: TableSound
  money: (units: number) => string
  isCalm: () => boolean
}

/** What a round paid, over the stage: counted where it is more than its stakes; returned money is not called a win. */
export class Result {
  readonly view = element('p', { class: 'result', hidden: true, 'aria-hidden': 'true' })
  readonly #input: ResultInput

  constructor(input: ResultInput) {
    this.#input = input
  }

  clear(): void {
    this.view.hidden = true
  }

  /** Resolves when the amount stands. */
  async show(winUnits: number, stakedUnits: number): Promise<void> {
    const { texts, sound, isCalm, money } = this.#input
    const tier = tierOf(winUnits, stakedUnits)
    if (tier === 'none') return sound.end()
    sound.celebrate(tier)
    this.view.hidden = false
    this.view.dataset.tier = tier
    const word = winUnits > stakedUnits ? texts.win : texts.returned
    const lastsMs = isCalm() ? 0 : countMs(winUnits, stakedUnits)
    const startMs = performance.now()
    await new Promise<void>(resolve => {
      const frame = () => {
        const share = lastsMs === 0 || document.hidden ? 1 : Math.min(1, (performance.now() - startMs) / lastsMs)
        this.view.textContent = word(money(countedUnits(0, winUnits, share)))
        if (share < 1) requestAnimationFrame(frame)
        else resolve()
      }
      frame()
    })
  }
}
