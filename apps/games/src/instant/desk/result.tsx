import { countedUnits, countMs, type Tier, tierOf } from '../../kit/money/tiers.ts'
import { createFields } from '../../kit/picture.ts'
import type { TableSound } from '../../kit/sound/table-sound.ts'
import type { Texts } from '../texts.ts'

export interface ResultInput {
  t: Texts
  sound: TableSound
  money: (units: number) => string
  isCalm: () => boolean
}

/** What a round paid, over the stage: counted where it is more than its stakes; returned money is not called a win. */
export class Result {
  readonly #fields = createFields<{ text: string | null; tier: Tier }>({ text: null, tier: 'none' })
  readonly #input: ResultInput

  constructor(input: ResultInput) {
    this.#input = input
  }

  readonly View = () => {
    const { text, tier } = this.#fields.use()
    return (
      text !== null && (
        <p className="result" data-tier={tier} aria-hidden="true">
          {text}
        </p>
      )
    )
  }

  clear(): void {
    this.#fields.tell({ text: null })
  }

  /** Resolves when the amount stands. */
  async show(winUnits: number, stakedUnits: number): Promise<void> {
    const { t, sound, isCalm, money } = this.#input
    const tier = tierOf(winUnits, stakedUnits)
    if (tier === 'none') return sound.end()
    sound.celebrate(tier)
    const word = winUnits > stakedUnits ? 'win' : 'returned'
    const lastsMs = isCalm() ? 0 : countMs(winUnits, stakedUnits)
    const startMs = performance.now()
    await new Promise<void>(resolve => {
      const frame = () => {
        const share = lastsMs === 0 || document.hidden ? 1 : Math.min(1, (performance.now() - startMs) / lastsMs)
        this.#fields.tell({ text: t(word, { amount: money(countedUnits(0, winUnits, share)) }), tier })
        if (share < 1) requestAnimationFrame(frame)
        else resolve()
      }
      frame()
    })
  }
}
