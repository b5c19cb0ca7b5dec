import { CanvasSource, Rectangle, Texture, type TextureSource } from 'pixi.js'
import { canvasOf, type Pen } from './paint.ts'
import type { Job } from './slices.ts'

/** A picture of the atlas in CSS pixels. */
export interface Piece {
  name: string
  width: number
  height: number
  draw(pen: Pen): void
}

/** No graphics card takes less. */
export const MOST_PIXELS = 2_048
/** Pixels that stay empty around each piece, so that no edge takes from its neighbour. */
const GAP = 3

interface Place {
  x: number
  y: number
}

/** Lays pieces on shelves, the highest first; null where they do not fit at that scale. */
export function packPieces(
  pieces: readonly Piece[],
  scale: number,
): { places: Map<string, Place>; height: number } | null {
  const places = new Map<string, Place>()
  let [x, y, shelf] = [GAP, GAP, 0]
  for (const { name, width, height } of [...pieces].sort((a, b) => b.height - a.height)) {
    const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
    if (x + wide + GAP > MOST_PIXELS) [x, y, shelf] = [GAP, y + shelf + GAP, 0]
    if (x + wide + GAP > MOST_PIXELS || y + high + GAP > MOST_PIXELS) return null
    places.set(name, { x, y })
    x += wide + GAP
    shelf = Math.max(shelf, high)
  }
  return { places, height: y + shelf + GAP }
}

export interface Atlas {
  /** Pixels of the atlas per CSS pixel of a piece. */
  scale: number
  texture(name: string): Texture
  destroy(): void
}

/** Where all pieces stand, at the finest scale up to `resolution` at which they fit. */
export function layOut(pieces: readonly Piece[], resolution: number) {
  for (let scale = resolution; ; scale *= 0.92) {
    const packed = packPieces(pieces, scale)
    if (packed) return { ...packed, scale }
  }
}

/** Textures of pieces that stand on one source, each as large as its piece. */
export function atlasOn(
  source: TextureSource,
  pieces: readonly Piece[],
  places: Map<string, Place>,
  scale: number,
): Atlas {
  const textures = new Map(
    pieces.map(({ name, width, height }) => {
      const { x, y } = places.get(name)!
      const frame = new Rectangle(x / scale, y / scale, width, height)
      return [name, new Texture({ source, frame, label: name })]
    }),
  )
  return {
    scale,
    texture: name => textures.get(name)!,
    destroy: () => {
      for (const texture of textures.values()) texture.destroy()
      source.destroy()
    },
  }
}

/** An atlas and the work that paints it, a piece a job; it may be shown when all is done. */
export function paintedAtlas(pieces: readonly Piece[], resolution: number): { atlas: Atlas; jobs: Job[] } {
  const { places, height, scale } = layOut(pieces, resolution)
  const { canvas, pen } = canvasOf(MOST_PIXELS, height)
  const jobs = pieces.map(({ name, width, height, draw }) => () => {
    const { x, y } = places.get(name)!
    pen.save()
    pen.setTransform(scale, 0, 0, scale, x, y)
    pen.beginPath()
    pen.rect(0, 0, width, height)
    pen.clip()
    draw(pen)
    pen.restore()
  })
  const source = new CanvasSource({ resource: canvas, resolution: scale, autoGenerateMipmaps: false })
  return { atlas: atlasOn(source, pieces, places, scale), jobs }
}
