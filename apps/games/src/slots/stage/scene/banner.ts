import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { countedUnits } from '../../../kit/money/tiers.ts'
import type { Atlas } from '../atlas.ts'
import { later } from '../later.ts'
import type { Layout } from '../layout.ts'
import { backOut, easeOut, type Loop } from '../loop.ts'
import { paintGlow, paintRays } from '../paint/effects.ts'
import { paintPill, paintTitle } from '../paint/plates.ts'
import type { Skin } from '../skin.ts'
import { amountStyle, labelStyle } from '../text.ts'

export interface BannerSpec {
  title: string
  /** Counted amount in units, or words that stand still. */
  amount: { fromUnits: number; toUnits: number; countMs: number } | string
  lastsMs: number
  /** How far the stage behind goes dark, 0 to 1. */
  dim: number
  /** Symbol that poses behind the letters. */
  hero: string | null
  size: 'pill' | 'scene'
  isCalm: boolean
}

/** Big words over the reels: celebrations, and the beginning and end of features. */
export class Banner {
  readonly view = new Container()
  readonly #layout: Layout
  readonly #loop: Loop
  readonly #atlas: Atlas
  readonly #skin: Skin
  readonly #write: (units: number) => string
  readonly #rays = later(() => paintRays(this.#reach, this.#skin))
  readonly #glow = later(() => paintGlow(this.#reach * 0.6, this.#skin.glow))
  #end: (() => void)[] = []

  constructor(layout: Layout, loop: Loop, atlas: Atlas, skin: Skin, write: (units: number) => string) {
    this.#layout = layout
    this.#loop = loop
    this.#atlas = atlas
    this.#skin = skin
    this.#write = write
  }

  /** How far the light behind the letters goes. */
  get #reach(): number {
    return Math.max(this.#layout.width, this.#layout.height) * 0.62
  }

  get isShown(): boolean {
    return this.#end.length > 0
  }

  show(spec: BannerSpec): void {
    this.clear()
    const { width, height, frame } = this.#layout
    const middle = { x: width / 2, y: frame.y + frame.height / 2 }
    const shade = new Graphics().rect(0, 0, width, height).fill({ color: this.#skin.deep, alpha: spec.dim })
    const body = new Container()
    body.position.copyFrom(middle)
    this.view.addChild(shade)
    if (spec.size === 'scene') this.#addLight(middle, spec)
    this.view.addChild(body)
    if (spec.hero) body.addChild(this.#hero(spec.hero, spec))
    const amount = spec.size === 'pill' ? this.#pill(body, spec) : this.#scene(body, spec)
    this.#count(amount, spec)
    this.#appear(body, shade, spec)
  }

  /** Ends at once what is shown; a count stands on its amount before it goes. */
  clear(): void {
    const ends = this.#end
    this.#end = []
    for (const end of ends) end()
    for (const child of this.view.removeChildren()) child.destroy({ children: true })
    this.#loop.dirty()
  }

  #addLight({ x, y }: { x: number; y: number }, { isCalm, lastsMs }: BannerSpec): void {
    const [glow, rays] = [new Sprite(this.#glow()), new Sprite(this.#rays())]
    for (const sprite of [glow, rays]) {
      sprite.anchor.set(0.5)
      sprite.position.set(x, y)
      sprite.blendMode = 'add'
    }
    rays.alpha = 0.55
    this.view.addChild(glow, rays)
    if (isCalm) return
    this.#run(lastsMs, share => {
      rays.rotation = share * 0.0003 * lastsMs
    })
  }

  #hero(symbol: string, { lastsMs, isCalm, size }: BannerSpec): Sprite {
    const { frame } = this.#layout
    const hero = new Sprite(this.#atlas.still(symbol))
    hero.anchor.set(0.5)
    const side = Math.min(frame.height * (size === 'pill' ? 0.55 : 0.6), frame.width * 0.5)
    hero.setSize(side)
    hero.y = -side * (size === 'pill' ? 0.62 : 0.5)
    if (!isCalm)
      this.#run(lastsMs, share => {
        hero.rotation = 0.07 * Math.sin(share * lastsMs * 0.004)
      })
    return hero
  }

  /** A pill over the reels, as wide as its amount. */
  #pill(body: Container, spec: BannerSpec): Text {
    const { frame } = this.#layout
    const width = Math.min(frame.width * 0.62, frame.height * 0.9)
    const height = width * 0.3
    const pill = new Sprite(paintPill(width, height, this.#skin, Math.max(3, height * 0.035)))
    pill.anchor.set(0.5)
    const label = new Text({ text: spec.title.toUpperCase(), style: labelStyle(height * 0.17, this.#skin.metal[2]) })
    label.anchor.set(0.5)
    label.y = -height * 0.22
    const amount = this.#amountText(height * 0.38, width * 0.86, spec)
    amount.y = height * 0.13
    body.addChild(pill, label, amount)
    return amount
  }

  /** Title letters and the amount, without a plate. */
  #scene(body: Container, spec: BannerSpec): Text {
    const { width, frame, title } = this.#layout
    const size = Math.min(frame.height * 0.24, 120)
    const style = {
      size,
      maxWidth: Math.min(width * 0.94, frame.width),
      fill: this.#skin.title,
      outline: this.#skin.deep,
    }
    const letters = new Sprite(paintTitle(spec.title.toUpperCase(), style))
    letters.anchor.set(0.5)
    letters.y = spec.hero ? size * 0.55 : -size * 0.5
    const amount = this.#amountText(Math.max(title.size * 0.6, size * 0.62), frame.width * 0.9, spec)
    amount.y = letters.y + size * 0.98
    body.addChild(letters, amount)
    return amount
  }

  #amountText(size: number, room: number, { amount }: BannerSpec): Text {
    const widest = typeof amount === 'string' ? amount : this.#write(amount.toUnits)
    const text = new Text({ text: widest, style: amountStyle(size, this.#skin) })
    text.anchor.set(0.5)
    text.scale.set(Math.min(1, room / text.width))
    return text
  }

  #count(text: Text, { amount }: BannerSpec): void {
    if (typeof amount === 'string') return
    const { fromUnits, toUnits, countMs } = amount
    if (countMs <= 0) return
    this.#run(countMs, share => {
      const words = this.#write(countedUnits(fromUnits, toUnits, share))
      if (text.text !== words) text.text = words
    })
  }

  #appear(body: Container, shade: Graphics, { lastsMs, isCalm }: BannerSpec): void {
    const inMs = 280
    this.#run(inMs, share => {
      this.view.alpha = Math.min(1, share * 1.6)
      body.scale.set(isCalm ? 1 : 0.6 + 0.4 * backOut(share))
      shade.alpha = easeOut(share)
    })
    const outMs = 260
    this.#end.push(
      this.#loop.after(lastsMs - outMs, () => {
        this.#run(
          outMs,
          share => {
            this.view.alpha = 1 - share
          },
          () => this.clear(),
        )
      }),
    )
  }

  /** A change that ends when the banner goes. */
  #run(lastsMs: number, step: (share: number) => void, onEnd = () => {}): void {
    this.#end.push(this.#loop.tween(lastsMs, share => step(share), { onEnd }))
  }
}
