import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { Layout } from './layout.ts'
import type { Loop } from './loop.ts'
import type { Skin } from './skin.ts'

/** The picture behind the reels. It covers the stage and changes its light during a feature. */
export class Scene {
  readonly view = new Container()
  readonly #loop: Loop
  readonly #night: Graphics

  constructor(layout: Layout, loop: Loop, skin: Skin, picture: Texture) {
    this.#loop = loop
    const { width, height } = layout
    const sprite = new Sprite(picture)
    const scale = Math.max(width / picture.width, height / picture.height)
    sprite.scale.set(scale)
    // The heroes of a wide scene stand in its lower middle, so what is cut off is cut from the top.
    sprite.position.set(
      (width - picture.width * scale) / 2,
      (height - picture.height * scale) * (layout.isPortrait ? 0.35 : 0.55),
    )
    this.#night = new Graphics().rect(0, 0, width, height).fill({ color: skin.deep })
    this.#night.alpha = 0
    this.view.addChild(sprite, this.#night)
  }

  /** Day for the base game, night for features. */
  setNight(isNight: boolean): void {
    const from = this.#night.alpha
    const to = isNight ? 0.5 : 0
    if (from === to) return
    this.#loop.tween(600, share => {
      this.#night.alpha = from + (to - from) * share
    })
  }
}
