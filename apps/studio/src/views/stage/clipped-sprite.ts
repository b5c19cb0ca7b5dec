import { Rectangle, type Sprite, Texture } from 'pixi.js'

/**
 * Shows a square texture only where it is inside a window from 0 to `height`. Cutting the picture itself is much
 * cheaper than a mask over the stage.
 */
export class ClippedSprite {
  readonly #sprite: Sprite
  readonly #height: number
  /** Made when the sprite is first cut. */
  #cut: Texture | null = null

  constructor(sprite: Sprite, height: number) {
    this.#sprite = sprite
    this.#height = height
  }

  /** Shows the texture with its middle at `y`. */
  show(texture: Texture, y: number, side: number): void {
    const sprite = this.#sprite
    const [top, bottom] = [y - side / 2, y + side / 2]
    const above = Math.max(0, -top)
    const below = Math.max(0, bottom - this.#height)
    sprite.visible = above + below < side
    if (!sprite.visible) return
    const isWhole = above === 0 && below === 0
    sprite.texture = isWhole ? texture : this.#cutting(texture, above / side, below / side)
    sprite.setSize(side, side - above - below)
    sprite.y = (Math.max(0, top) + Math.min(this.#height, bottom)) / 2
  }

  #cutting(texture: Texture, above: number, below: number): Texture {
    const { x, y, width, height } = texture.frame
    if (this.#cut?.source !== texture.source)
      this.#cut = new Texture({ source: texture.source, frame: new Rectangle() })
    const { frame } = this.#cut
    frame.x = x
    frame.y = y + height * above
    frame.width = width
    frame.height = height * (1 - above - below)
    this.#cut.orig.width = frame.width
    this.#cut.orig.height = frame.height
    this.#cut.updateUvs()
    return this.#cut
  }
}
