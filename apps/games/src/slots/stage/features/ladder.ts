import { Container, Sprite, Text } from 'pixi.js'
import type { Layout } from '../layout.ts'
import type { Loop } from '../loop.ts'
import { paintPlaque } from '../paint/plates.ts'
import type { Skin } from '../skin.ts'
import { amountStyle } from '../text.ts'

/** The steps that multiply a chain's wins; the one in force is lit. */
export class Ladder {
  readonly view = new Container()
  readonly #loop: Loop
  readonly #steps: { lit: Sprite; text: Text }[]
  #values: readonly number[] = []

  constructor(layout: Layout, loop: Loop, skin: Skin, values: readonly number[]) {
    this.#loop = loop
    const box = layout.strip!
    const width = Math.min(box.width / Math.max(4, values.length) - 8, box.height * 2.6)
    const [dim, lit] = [
      paintPlaque(width, box.height, skin, skin.edge, false),
      paintPlaque(width, box.height, skin, skin.mid, true),
    ]
    this.#steps = values.map((_, i) => {
      const step = new Container()
      const textures = [new Sprite(dim), new Sprite(lit)] as const
      for (const sprite of textures) sprite.anchor.set(0.5)
      const text = new Text({ text: '', style: amountStyle(box.height * 0.5, skin) })
      text.anchor.set(0.5)
      step.addChild(...textures, text)
      step.x = box.x + box.width / 2 + (i - (values.length - 1) / 2) * (width + 10)
      step.y = box.y + box.height / 2
      this.view.addChild(step)
      return { lit: textures[1], text }
    })
    this.setValues(values)
  }

  setValues(values: readonly number[]): void {
    this.#values = values
    for (const [i, { text }] of this.#steps.entries()) text.text = `×${values[i]}`
    this.light(values[0]!)
  }

  light(value: number): void {
    for (const [i, { lit, text }] of this.#steps.entries()) {
      const isLit = this.#values[i] === value
      lit.visible = isLit
      text.alpha = isLit ? 1 : 0.6
      if (isLit) this.#loop.tween(260, share => text.scale.set(1 + 0.35 * Math.sin(share * Math.PI)))
    }
    this.#loop.dirty()
  }
}
