import type { JackpotName } from '@baize/game-kit/events'
import { Container, Sprite, Text } from 'pixi.js'
import type { Layout } from '../layout.ts'
import type { Loop } from '../loop.ts'
import { paintPlaque } from '../paint/plates.ts'
import type { JackpotMultiples } from '../reels/strips.ts'
import type { Skin } from '../skin.ts'
import { amountStyle, labelStyle } from '../text.ts'

export const jackpotColours: Readonly<Record<JackpotName, string>> = {
  grand: '#a3152b',
  major: '#6a1f9c',
  minor: '#12589e',
  mini: '#0f6b4a',
}

/** The four fixed prizes with their amounts for the chosen stake. */
export class Jackpots {
  readonly view = new Container()
  readonly #loop: Loop
  readonly #multiples: JackpotMultiples
  readonly #plaques = new Map<JackpotName, { lit: Sprite; amount: Text; room: number }>()

  constructor(
    layout: Layout,
    loop: Loop,
    skin: Skin,
    words: Readonly<Record<JackpotName, string>>,
    multiples: JackpotMultiples,
  ) {
    this.#loop = loop
    this.#multiples = multiples
    const box = layout.strip!
    const names = Object.keys(multiples) as JackpotName[]
    const gap = layout.isPortrait ? 4 : 12
    const width = (box.width - gap * (names.length - 1)) / names.length
    for (const [i, name] of names.entries()) {
      const plaque = new Container()
      plaque.position.set(box.x + i * (width + gap) + width / 2, box.y + box.height / 2)
      const dim = new Sprite(paintPlaque(width, box.height, skin, jackpotColours[name], false))
      const lit = new Sprite(paintPlaque(width, box.height, skin, jackpotColours[name], true))
      lit.alpha = 0
      for (const sprite of [dim, lit]) sprite.anchor.set(0.5)
      const label = new Text({ text: words[name].toUpperCase(), style: labelStyle(box.height * 0.25, '#fff3cf') })
      const amount = new Text({ text: '', style: amountStyle(box.height * 0.4, skin) })
      for (const text of [label, amount]) text.anchor.set(0.5)
      label.y = -box.height * 0.25
      amount.y = box.height * 0.15
      plaque.addChild(dim, lit, label, amount)
      this.view.addChild(plaque)
      this.#plaques.set(name, { lit, amount, room: width - 10 })
    }
  }

  setStake(stakeUnits: number, money: (units: number) => string): void {
    for (const [name, { amount, room }] of this.#plaques) {
      amount.scale.set(1)
      amount.text = money(stakeUnits * this.#multiples[name])
      amount.scale.set(Math.min(1, room / amount.width))
    }
    this.#loop.dirty()
  }

  /** Lights a plaque that was won, until the next round. */
  light(name: JackpotName): void {
    const { lit } = this.#plaques.get(name)!
    this.#loop.tween(500, share => {
      lit.alpha = share
    })
  }

  reset(): void {
    for (const { lit } of this.#plaques.values()) lit.alpha = 0
    this.#loop.dirty()
  }
}
