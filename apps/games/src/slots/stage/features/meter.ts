import { Container, Sprite, Text, type Texture } from 'pixi.js'
import { countedUnits } from '../../../kit/money/tiers.ts'
import { later } from '../later.ts'
import type { Layout } from '../layout.ts'
import type { Loop } from '../loop.ts'
import { paintPill } from '../paint/plates.ts'
import type { Skin } from '../skin.ts'
import { amountStyle } from '../text.ts'

/** The plate under the reels that counts what the round has won so far. */
export class Meter {
  readonly view = new Container()
  readonly #loop: Loop
  readonly #pill = new Sprite()
  readonly #pillPicture: () => Texture
  readonly #text: Text
  readonly #write: (units: number) => string
  #shownUnits = 0
  #stop: (() => void) | null = null

  constructor(layout: Layout, loop: Loop, skin: Skin, write: (units: number) => string) {
    this.#loop = loop
    this.#write = write
    const { x, y, height } = layout.plate
    const width = Math.min(layout.frame.width * 0.62, height * 6.2)
    this.#pillPicture = later(() => paintPill(width, height, skin))
    this.#pill.anchor.set(0.5)
    this.#text = new Text({ text: '', style: amountStyle(height * 0.52, skin) })
    this.#text.anchor.set(0.5)
    this.view.addChild(this.#pill, this.#text)
    this.view.position.set(x, y)
    this.view.visible = false
  }

  get isCounting(): boolean {
    return this.#stop !== null
  }

  hide(): void {
    this.complete()
    this.#shownUnits = 0
    this.view.visible = false
    this.#loop.dirty()
  }

  /** Counts on to an amount; without a time it stands there at once. `write` puts it into words. */
  count(toUnits: number, lastsMs: number, write = this.#write): void {
    this.complete()
    const fromUnits = this.#shownUnits
    this.#pill.texture = this.#pillPicture()
    this.view.visible = true
    if (lastsMs <= 0) {
      this.#show(toUnits, write)
      return
    }
    this.#stop = this.#loop.tween(lastsMs, share => this.#show(countedUnits(fromUnits, toUnits, share), write), {
      onEnd: () => {
        this.#stop = null
      },
    })
  }

  /** Ends a running count on its exact amount. */
  complete(): void {
    this.#stop?.()
    this.#stop = null
  }

  #show(units: number, write: (units: number) => string): void {
    this.#shownUnits = units
    const text = write(units)
    if (this.#text.text !== text) this.#text.text = text
    this.#loop.dirty()
  }
}
