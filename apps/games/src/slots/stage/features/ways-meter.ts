import { Container, Sprite, Text } from 'pixi.js'
import type { Layout } from '../layout.ts'
import { backOut, type Loop } from '../loop.ts'
import { paintPlaque } from '../paint/plates.ts'
import type { Skin } from '../skin.ts'
import { amountStyle } from '../text.ts'

interface Plaque {
  plaque: Container
  text: Text
  width: number
}

/** Between the two plaques. */
const gap = 14

/** The ways that the reels' heights make, and in free spins the multiplier that only rises. */
export class WaysMeter {
  readonly view = new Container()
  readonly #loop: Loop
  readonly #write: (ways: string) => string
  readonly #ways: Plaque
  readonly #multiplier: Plaque
  readonly #middle: number

  constructor(layout: Layout, loop: Loop, skin: Skin, write: (ways: string) => string) {
    this.#loop = loop
    this.#write = write
    const box = layout.strip!
    this.#middle = box.x + box.width / 2
    this.#ways = this.#plaque(Math.min(box.width * 0.62, box.height * 6.4), box, skin, false)
    this.#multiplier = this.#plaque(Math.min(box.width * 0.3, box.height * 2.6), box, skin, true)
    this.setMultiplier(null)
  }

  /** Counts the ways of these columns. */
  setColumns(columns: readonly string[]): void {
    const ways = columns.reduce((product, column) => product * column.length, 1)
    this.#set(this.#ways, this.#write(ways.toLocaleString('en-US')))
  }

  /** Shows the multiplier beside the ways, or the ways alone. */
  setMultiplier(value: number | null): void {
    this.#multiplier.plaque.visible = value !== null
    const shift = value === null ? 0 : (this.#multiplier.width + gap) / 2
    this.#ways.plaque.x = this.#middle - shift
    this.#multiplier.plaque.x = this.#middle - shift + (this.#ways.width + this.#multiplier.width) / 2 + gap
    if (value !== null) this.#set(this.#multiplier, `×${value}`)
    this.#loop.dirty()
  }

  #set({ plaque, text }: Plaque, words: string): void {
    if (text.text === words) return
    text.text = words
    this.#loop.tween(300, share => plaque.scale.set(0.86 + 0.14 * backOut(share)))
  }

  #plaque(width: number, { y, height }: { y: number; height: number }, skin: Skin, isLit: boolean): Plaque {
    const plaque = new Container()
    const ground = new Sprite(paintPlaque(width, height, skin, isLit ? skin.mid : skin.edge, isLit))
    ground.anchor.set(0.5)
    const text = new Text({ text: '', style: amountStyle(height * 0.5, skin) })
    text.anchor.set(0.5)
    plaque.addChild(ground, text)
    plaque.y = y + height / 2
    this.view.addChild(plaque)
    return { plaque, text, width }
  }
}
