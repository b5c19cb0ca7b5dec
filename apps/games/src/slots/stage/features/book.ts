import type { SymbolCode } from '@baize/game-kit/events'
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { Atlas } from '../atlas.ts'
import type { Layout } from '../layout.ts'
import { backOut, easeOut, type Loop } from '../loop.ts'
import { paintBook, paintPage } from '../paint/book.ts'
import { paintGlow, paintRays } from '../paint/effects.ts'
import { paintTitle } from '../paint/plates.ts'
import type { Skin } from '../skin.ts'

/** Parts of the opening in milliseconds: the book comes, its leaves turn, the symbol rises from the page. */
const comeMs = 400
const leafMs = 260
const leaves = 5
const riseMs = 520
const goMs = 240

interface Pictures {
  body: Container
  leaf: Sprite
  symbol: Sprite
  rays: Sprite
  glow: Sprite
  /** Middle of the right page, from the book's middle. */
  pageX: number
  side: number
}

/** The book that opens before free spins and shows the symbol that expands in them. */
export class Book {
  readonly view = new Container()
  readonly #layout: Layout
  readonly #loop: Loop
  readonly #atlas: Atlas
  readonly #skin: Skin
  readonly #symbols: readonly SymbolCode[]

  constructor(layout: Layout, loop: Loop, atlas: Atlas, skin: Skin, symbols: readonly SymbolCode[]) {
    this.#layout = layout
    this.#loop = loop
    this.#atlas = atlas
    this.#skin = skin
    this.#symbols = symbols
  }

  /** Turns leaves until the book lies open on the drawn symbol, then goes by itself. */
  open(symbol: SymbolCode, title: string, lastsMs: number, isCalm: boolean): void {
    this.#clear()
    const pictures = this.#build(title)
    this.#loop.tween(lastsMs, share => this.#show(pictures, symbol, share * lastsMs, lastsMs, isCalm), {
      onEnd: () => this.#clear(),
    })
  }

  #show(pictures: Pictures, symbol: SymbolCode, nowMs: number, lastsMs: number, isCalm: boolean): void {
    const { body, leaf, rays, glow } = pictures
    if (body.destroyed) return
    const come = isCalm ? 1 : backOut(Math.min(1, nowMs / comeMs))
    body.scale.set(0.25 + 0.75 * come, 0.6 + 0.4 * come)
    const turned = isCalm ? leaves : Math.max(0, (nowMs - comeMs) / leafMs)
    const isTurning = turned < leaves
    leaf.visible = isTurning && nowMs > comeMs
    leaf.scale.x = Math.cos((turned % 1) * Math.PI)
    leaf.alpha = 1 - 0.25 * Math.sin((turned % 1) * Math.PI)
    const rise = isCalm ? 1 : easeOut(Math.min(1, Math.max(0, (nowMs - comeMs - leaves * leafMs) / riseMs)))
    this.#showSymbol(pictures, isTurning ? this.#leafSymbol(symbol, turned) : symbol, rise)
    rays.alpha = 0.5 * rise
    glow.alpha = 0.25 + 0.75 * rise
    if (!isCalm) rays.rotation = nowMs * 0.0004
    this.view.alpha = Math.min(1, nowMs / 200, (lastsMs - nowMs) / goMs)
  }

  #showSymbol({ symbol: sprite, pageX, side }: Pictures, shown: SymbolCode, rise: number): void {
    sprite.texture = this.#atlas.still(shown)
    sprite.setSize(side * (1 + 0.55 * rise))
    sprite.x = pageX * (1 - rise)
  }

  /** What a turning leaf lays open: the symbols of the book in their order, the last leaf the drawn one. */
  #leafSymbol(drawn: SymbolCode, turned: number): SymbolCode {
    const leaf = Math.floor(turned + 0.5)
    if (leaf >= leaves) return drawn
    return this.#symbols[(this.#symbols.indexOf(drawn) + leaf + 1) % this.#symbols.length]!
  }

  #build(title: string): Pictures {
    const { width, height, frame } = this.#layout
    const middle = { x: width / 2, y: frame.y + frame.height * 0.54 }
    const bookWidth = Math.min(frame.width * 0.78, frame.height * 1.12, width * 0.86)
    const bookHeight = bookWidth * 0.64
    const centred = (texture: Texture) => {
      const sprite = new Sprite(texture)
      sprite.anchor.set(0.5)
      return sprite
    }
    const shade = new Graphics().rect(0, 0, width, height).fill({ color: this.#skin.deep, alpha: 0.72 })
    const glow = centred(paintGlow(bookWidth * 0.8, this.#skin.glow))
    const rays = centred(paintRays(bookWidth * 0.8, this.#skin))
    glow.position.copyFrom(middle)
    rays.blendMode = 'add'
    const inset = bookHeight * 0.055
    const leaf = new Sprite(paintPage(bookWidth / 2 - inset, bookHeight - 2 * inset, this.#skin))
    leaf.anchor.set(0, 0.5)
    const symbol = centred(this.#atlas.still(this.#symbols[0]!))
    const body = new Container()
    body.position.copyFrom(middle)
    body.addChild(centred(paintBook(bookWidth, bookHeight, this.#skin)), rays, symbol, leaf)
    const size = Math.min(frame.height * 0.15, 72)
    const style = {
      size,
      maxWidth: Math.min(width * 0.94, frame.width),
      fill: this.#skin.title,
      outline: this.#skin.deep,
    }
    const letters = centred(paintTitle(title.toUpperCase(), style))
    letters.position.set(middle.x, middle.y - bookHeight / 2 - size * 0.75)
    this.view.addChild(shade, glow, body, letters)
    return { body, leaf, symbol, rays, glow, pageX: (bookWidth / 2 - inset) * 0.52, side: bookHeight * 0.56 }
  }

  #clear(): void {
    for (const child of this.view.removeChildren()) child.destroy({ children: true })
    this.#loop.dirty()
  }
}
