import { artPath } from '@baize/api/studio/paths'
/** A scene is painted for stages that are wider than tall, and for those that are not. */
export type SceneShape = 'wide' | 'portrait'

/**
 * A game's pictures. Its symbols and the scene that fits the window are asked for at once; the other scene only when
 * somebody turns the device.
 */
export class Pictures {
  /** All symbols on one sheet. */
  readonly sheet: Promise<ImageBitmap>
  readonly #gameCode: string
  readonly #scenes = new Map<SceneShape, Promise<ImageBitmap>>()

  constructor(gameCode: string) {
    this.#gameCode = gameCode
    this.sheet = this.#load('sheet')
    // A caller that waits for a picture is told of its failure; until one does, the rejection is not unhandled.
    this.sheet.catch(() => {})
    this.scene(shapeOf(innerWidth, innerHeight)).catch(() => {})
  }

  /** @throws Error where it cannot be loaded; it is asked for anew the next time */
  scene(shape: SceneShape): Promise<ImageBitmap> {
    const known = this.#scenes.get(shape)
    if (known) return known
    const loading = this.#load(`scene-${shape}`)
    this.#scenes.set(shape, loading)
    loading.catch(() => this.#scenes.delete(shape))
    return loading
  }

  /** A bitmap is decoded once and beside the page's own thread, where an image element is decoded for each use. */
  async #load(name: string): Promise<ImageBitmap> {
    const answer = await fetch(artPath(this.#gameCode, `${name}.webp`))
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
    return createImageBitmap(await answer.blob())
  }
}

/** The shape of the scene for a stage of this size. */
export const shapeOf = (width: number, height: number): SceneShape => (width >= height ? 'wide' : 'portrait')
