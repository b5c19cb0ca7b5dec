import { Rectangle, type Sprite, Texture, type TextureSource } from 'pixi.js'

/**
 * Shows a square texture only where it is inside a window from 0 to `height`. Cutting the picture itself is much
 * cheaper than a mask over the stage.
 */
export class ClippedSprite {
  readonly #sprite: Sprite
  readonly #height: number
  /** By source, made when the sprite is first cut: they stay, because a source never forgets its textures. */
  readonly #cuts = new Map<TextureSource, Texture>()

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
    const { source } = texture
    const cut = this.#cuts.get(source) ?? new Texture({ source, frame: new Rectangle(), dynamic: true })
    this.#cuts.set(source, cut)
    Object.assign(cut.frame, { x, y: y + height * above, width, height: height * (1 - above - below) })
    Object.assign(cut.orig, { width: cut.frame.width, height: cut.frame.height })
    // A sprite hears of a changed frame only by this.
    cut.update()
    return cut
  }
}
