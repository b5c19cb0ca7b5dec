import { sheetFrames } from '@baize/art/symbols/frames'
import type { SymbolCode } from '@baize/game-kit/events'
import { CanvasSource, ImageSource, Rectangle, Texture } from 'pixi.js'

/** Textures of a game's symbols: sharp ones, and smeared ones for reels at speed. */
export interface Atlas {
  still(symbol: SymbolCode): Texture
  moving(symbol: SymbolCode): Texture
}

/** Loads a picture with its pixels readable, which a frame without an origin has to ask for. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return image
}

const frames = sheetFrames()
/** The smeared copy is drawn at half size: nobody can see its details. */
const smearScale = 0.5

export function createAtlas(image: HTMLImageElement): Atlas {
  const sharp = new ImageSource({ resource: image, autoGenerateMipmaps: false })
  const smeared = new CanvasSource({ resource: smear(image) })
  const cut = (source: ImageSource | CanvasSource, scale: number) =>
    new Map(
      Object.entries(frames).map(([symbol, { x, y, width, height }]) => {
        const frame = new Rectangle(x * scale, y * scale, width * scale, height * scale)
        return [symbol, new Texture({ source, frame })]
      }),
    )
  const [still, moving] = [cut(sharp, 1), cut(smeared, smearScale)]
  return { still: symbol => still.get(symbol)!, moving: symbol => moving.get(symbol)! }
}

/** Every symbol drawn over itself along the way it moves, a little smaller so that the smear stays in its place. */
function smear(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * smearScale
  canvas.height = image.naturalHeight * smearScale
  const context = canvas.getContext('2d')!
  context.scale(smearScale, smearScale)
  const steps = 14
  const [reach, shrunk] = [0.34, 0.66]
  for (const { x, y, width, height } of Object.values(frames)) {
    for (let step = 0; step < steps; step++) {
      const shift = (step / (steps - 1)) * reach * height
      context.globalAlpha = 0.16
      context.drawImage(image, x, y, width, height, x, y + shift, width, height * shrunk)
    }
  }
  return canvas
}
