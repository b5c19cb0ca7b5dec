import type { Cell, HeldCoin, JackpotName } from '@baize/game-kit/events'
import { Container, Sprite, Text, type Texture } from 'pixi.js'
import { times } from '../../timeline/times.ts'
import type { Atlas } from '../atlas.ts'
import type { Layout } from '../layout.ts'
import { backOut, easeOut, type Loop } from '../loop.ts'
import { paintSheen, paintSlot } from '../paint/effects.ts'
import type { Skin } from '../skin.ts'
import { amountStyle, labelStyle } from '../text.ts'

/** Empty places spin for this part of a respin; then coins land. */
const spinMs = 480

/** The board of the hold-and-win feature, over the reels: empty places and the coins that stay. */
export class HoldBoard {
  readonly view = new Container()
  readonly #layout: Layout
  readonly #loop: Loop
  readonly #atlas: Atlas
  readonly #skin: Skin
  readonly #slot: Texture
  readonly #sheen: Texture
  readonly #places = new Map<Cell, { slot: Sprite; sheen: Sprite; coin: Container | null }>()
  readonly #words: Readonly<Record<JackpotName, string>>
  #write: (multiple: number) => string = String
  #heldMultiple = 0

  constructor(layout: Layout, loop: Loop, atlas: Atlas, skin: Skin, words: Readonly<Record<JackpotName, string>>) {
    this.#layout = layout
    this.#loop = loop
    this.#atlas = atlas
    this.#skin = skin
    this.#words = words
    const { width, height } = layout.cell
    this.#slot = paintSlot(width, height, skin)
    this.#sheen = paintSheen(width, height, skin)
    this.view.visible = false
  }

  /** Opens the board with the coins that started the feature. */
  open(held: readonly HeldCoin[], write: (multiple: number) => string): void {
    this.close()
    this.#write = write
    const { reels, rows } = this.#layout.shape
    for (let reel = 0; reel < reels; reel++) {
      for (let row = 0; row < rows; row++) {
        const [slot, sheen] = [new Sprite(this.#slot), new Sprite(this.#sheen)]
        const { x, y } = this.#corner(reel * 10 + row)
        for (const sprite of [slot, sheen]) sprite.position.set(x, y)
        sheen.alpha = 0
        this.view.addChild(slot, sheen)
        this.#places.set(reel * 10 + row, { slot, sheen, coin: null })
      }
    }
    this.view.visible = true
    for (const coin of held) this.#place(coin, 0)
    this.#loop.tween(400, share => {
      for (const { slot } of this.#places.values()) slot.alpha = share
    })
  }

  close(): void {
    this.#places.clear()
    this.#heldMultiple = 0
    for (const child of this.view.removeChildren()) child.destroy({ children: true })
    this.view.visible = false
    this.#loop.dirty()
  }

  /** Values of all held coins together, in bets. */
  get heldMultiple(): number {
    return this.#heldMultiple
  }

  get count(): number {
    return [...this.#places.values()].filter(({ coin }) => coin !== null).length
  }

  respin(landed: readonly HeldCoin[], isCalm: boolean): void {
    if (!isCalm) this.#spinEmpty()
    for (const coin of landed) this.#place(coin, isCalm ? times.crossFade : spinMs)
  }

  /** A wave over the coins in reading order, before they are paid. */
  collect(lastsMs: number): void {
    const coins = [...this.#places.values()].flatMap(({ coin }) => (coin ? [coin] : []))
    coins.forEach((coin, i) => {
      this.#loop.tween(240, share => coin.scale.set(1 + 0.16 * Math.sin(share * Math.PI)), {
        delayMs: 1 + (i * lastsMs) / coins.length,
      })
    })
  }

  #spinEmpty(): void {
    const { height } = this.#layout.cell
    for (const [cell, { sheen, coin }] of this.#places) {
      if (coin) continue
      const { y } = this.#corner(cell)
      this.#loop.tween(spinMs, share => {
        sheen.alpha = share >= 1 ? 0 : Math.sin(share * Math.PI)
        sheen.y = y + height * 0.12 * Math.sin(share * Math.PI * 5)
      })
    }
  }

  #place(held: HeldCoin, delayMs: number): void {
    const place = this.#places.get(held.cell)!
    const { width, height } = this.#layout.cell
    const { x, y } = this.#corner(held.cell)
    const coin = new Container()
    const face = new Sprite(this.#atlas.still('C'))
    face.anchor.set(0.5)
    face.setSize(Math.min(width, height) * 0.96)
    coin.addChild(face, ...this.#inscription(held, Math.min(width, height)))
    coin.position.set(x + width / 2, y + height / 2)
    this.view.addChild(coin)
    place.coin = coin
    this.#heldMultiple += held.multiple
    this.#loop.tween(
      260,
      share => {
        coin.alpha = Math.min(1, share * 2)
        coin.scale.set(1 + 0.7 * (1 - share))
      },
      { delayMs, ease: delayMs === 0 ? easeOut : backOut },
    )
    if (delayMs > 0) coin.alpha = 0
  }

  #inscription(held: HeldCoin, side: number): Text[] {
    const amount = new Text({ text: this.#write(held.multiple), style: amountStyle(side * 0.23, this.#skin) })
    amount.anchor.set(0.5)
    amount.scale.set(Math.min(1, (side * 0.55) / amount.width))
    if (!held.jackpot) return [amount]
    const name = new Text({ text: this.#words[held.jackpot].toUpperCase(), style: labelStyle(side * 0.15, '#fff3cf') })
    name.anchor.set(0.5)
    name.y = -side * 0.15
    amount.y = side * 0.1
    return [name, amount]
  }

  #corner(cell: Cell): { x: number; y: number } {
    const { width, height, gap } = this.#layout.cell
    return { x: Math.floor(cell / 10) * (width + gap), y: (cell % 10) * height }
  }
}
