import type { SymbolCode } from '@baize/game-kit/events'
import { Container, Sprite, Text, type Texture } from 'pixi.js'
import type { Atlas } from '../atlas.ts'
import { later } from '../later.ts'
import type { Layout } from '../layout.ts'
import type { Loop } from '../loop.ts'
import { paintPill, paintTitle } from '../paint/plates.ts'
import type { Skin } from '../skin.ts'
import { amountStyle, labelStyle } from '../text.ts'

/** The game's title, or the state of a feature in its place. */
export class Header {
  readonly view = new Container()
  readonly #title: Sprite
  readonly #plate = new Container()
  readonly #pill = new Sprite()
  readonly #pillPicture: () => Texture
  readonly #label: Text
  readonly #value: Text
  readonly #badgeSide: number
  readonly #loop: Loop
  readonly #atlas: Atlas
  readonly #badge = new Sprite()

  constructor(layout: Layout, loop: Loop, atlas: Atlas, skin: Skin, name: string) {
    this.#loop = loop
    this.#atlas = atlas
    const { x, y, width, size } = layout.title
    const title = skin.isCapital ? name.toUpperCase() : name
    this.#title = new Sprite(paintTitle(title, { size, maxWidth: width, fill: skin.title, outline: skin.deep }))
    this.#title.anchor.set(0.5)
    const height = Math.min(size * 1.35, 64)
    const pillWidth = Math.min(width, height * 8.4)
    this.#pillPicture = later(() => paintPill(pillWidth, height, skin))
    this.#pill.anchor.set(0.5)
    this.#label = new Text({ text: '', style: labelStyle(height * 0.24, skin.metal[2]) })
    this.#label.anchor.set(0.5)
    this.#label.y = -height * 0.22
    this.#value = new Text({ text: '', style: amountStyle(height * 0.4, skin) })
    this.#value.anchor.set(0.5)
    this.#value.y = height * 0.16
    this.#badge.anchor.set(0.5)
    this.#badge.x = -pillWidth / 2 + height * 0.7
    this.#badgeSide = height * 1.25
    this.#plate.addChild(this.#pill, this.#badge, this.#label, this.#value)
    this.#plate.visible = false
    this.view.position.set(x, y)
    this.view.addChild(this.#title, this.#plate)
  }

  /** Shows the state of a feature in place of the title, with the symbol that it is about. */
  showFeature(label: string, value: string, symbol: SymbolCode | null = null): void {
    this.#badge.visible = symbol !== null
    if (symbol !== null) {
      this.#badge.texture = this.#atlas.still(symbol)
      this.#badge.setSize(this.#badgeSide)
    }
    this.#label.text = label.toUpperCase()
    this.#value.text = value
    this.#pill.texture = this.#pillPicture()
    this.#plate.visible = true
    this.#title.visible = false
    this.#loop.dirty()
  }

  showTitle(): void {
    this.#plate.visible = false
    this.#title.visible = true
    this.#loop.dirty()
  }
}
