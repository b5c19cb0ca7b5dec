import { Container, Sprite, type Texture } from 'pixi.js'
import type { Atlas } from '../atlas.ts'
import { later } from '../later.ts'
import type { Layout } from '../layout.ts'
import type { Loop } from '../loop.ts'
import { paintSpark } from '../paint/effects.ts'

/** Sparse sparks and coins over the stage. They carry no meaning, so chance may place them. */
export class Glints {
  readonly view = new Container()
  readonly #layout: Layout
  readonly #loop: Loop
  readonly #coin: Texture
  readonly #spark = later(() => paintSpark(48))

  constructor(layout: Layout, loop: Loop, atlas: Atlas) {
    this.#layout = layout
    this.#loop = loop
    this.#coin = atlas.still('C')
  }

  /** Sparks that fly out from the middle of the reels. */
  burst(count: number, lastsMs: number): void {
    const { frame } = this.#layout
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
    for (let i = 0; i < count; i++) {
      const angle = (i / count + Math.random() * 0.04) * Math.PI * 2
      const reach = frame.height * (0.35 + Math.random() * 0.5)
      const spark = this.#add(this.#spark(), 18 + Math.random() * 26)
      spark.blendMode = 'add'
      this.#fly(spark, lastsMs * (0.6 + Math.random() * 0.4), share => {
        const out = 1 - (1 - share) ** 2
        spark.position.set(
          x + Math.cos(angle) * reach * out * 1.5,
          y + Math.sin(angle) * reach * out + share * share * 60,
        )
        spark.alpha = 1 - share ** 2
        spark.rotation = share * 2
      })
    }
  }

  /** A few coins that fall through the whole stage, turning. */
  coins(count: number, lastsMs: number): void {
    const { width, height } = this.#layout
    for (let i = 0; i < count; i++) {
      const size = height * (0.05 + Math.random() * 0.06)
      const coin = this.#add(this.#coin, size)
      const x = ((i + Math.random()) / count) * width
      const turn = 1.5 + Math.random() * 2
      const delayMs = 1 + Math.random() * lastsMs * 0.5
      coin.visible = false
      this.#fly(
        coin,
        lastsMs * 0.45,
        share => {
          coin.visible = share > 0
          coin.position.set(x, -size + (height + 2 * size) * (0.3 * share + 0.7 * share * share))
          const flat = Math.cos(share * Math.PI * turn * 2)
          coin.setSize(Math.max(2, Math.abs(flat) * size), size)
        },
        delayMs,
      )
    }
  }

  clear(): void {
    for (const child of this.view.removeChildren()) child.destroy()
    this.#loop.dirty()
  }

  #add(texture: Texture, size: number): Sprite {
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    sprite.setSize(size)
    this.view.addChild(sprite)
    return sprite
  }

  #fly(sprite: Sprite, lastsMs: number, step: (share: number) => void, delayMs = 0): void {
    const live = (share: number) => {
      if (!sprite.destroyed) step(share)
    }
    this.#loop.tween(lastsMs, live, {
      delayMs,
      onEnd: () => {
        if (!sprite.destroyed) sprite.destroy()
      },
    })
  }
}
