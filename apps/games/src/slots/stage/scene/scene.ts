import { Sprite, type Texture } from 'pixi.js'
import type { Layout } from '../layout.ts'
import type { Loop } from '../loop.ts'
import { paintBackdrop } from '../paint/backdrop.ts'
import type { Skin } from '../skin.ts'

/** The picture behind the symbols, by day for the base game and by night for features. */
export class Scene {
  readonly view: Sprite
  readonly #loop: Loop
  readonly #paint: (isNight: boolean) => Texture
  readonly #day: Texture
  #night: Texture | null = null

  constructor(layout: Layout, loop: Loop, skin: Skin, picture: ImageBitmap) {
    this.#loop = loop
    this.#paint = isNight => paintBackdrop(layout, skin, picture, isNight)
    this.#day = this.#paint(false)
    this.view = new Sprite(this.#day)
  }

  setNight(isNight: boolean): void {
    if (isNight) this.#night ??= this.#paint(true)
    this.view.texture = isNight && this.#night ? this.#night : this.#day
    this.#loop.dirty()
  }

  /** Gives the pictures' memory back. */
  destroy(): void {
    for (const texture of [this.#day, this.#night]) texture?.destroy(true)
  }
}
