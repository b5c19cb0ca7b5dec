import { sheetFrames } from '@baize/art/symbols/frames'
import type { SymbolCode } from '@baize/game-kit/events'
import { CanvasSource, ImageSource, Rectangle, Texture } from 'pixi.js'
import { later } from './later.ts'
import { contextOf } from './paint/paint.ts'

/** Textures of a game's symbols: sharp ones, and smeared ones for reels at speed. */
export interface Atlas {
  still(symbol: SymbolCode): Texture
  moving(symbol: SymbolCode): Texture
}

const frames = sheetFrames()
/** The smeared copy is drawn at half size: nobody can see its details. */
const smearScale = 0.5

export function createAtlas(sheet: ImageBitmap): Atlas {
  const cut = (source: ImageSource | CanvasSource, scale: number) =>
    new Map(
      Object.entries(frames).map(([symbol, { x, y, width, height }]) => {
        const frame = new Rectangle(x * scale, y * scale, width * scale, height * scale)
        return [symbol, new Texture({ source, frame })]
      }),
    )
  const still = cut(new ImageSource({ resource: sheet, autoGenerateMipmaps: false }), 1)
  const moving = later(() => cut(new CanvasSource({ resource: smear(sheet) }), smearScale))
  return { still: symbol => still.get(symbol)!, moving: symbol => moving().get(symbol)! }
}

/** Every symbol drawn over itself along the way it moves, a little smaller so that the smear stays in its place. */
function smear(sheet: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = sheet.width * smearScale
  canvas.height = sheet.height * smearScale
  const context = contextOf(canvas)
  context.scale(smearScale, smearScale)
  const steps = 14
  const [reach, shrunk] = [0.34, 0.66]
  for (const { x, y, width, height } of Object.values(frames)) {
    for (let step = 0; step < steps; step++) {
      const shift = (step / (steps - 1)) * reach * height
      context.globalAlpha = 0.16
      context.drawImage(sheet, x, y, width, height, x, y + shift, width, height * shrunk)
    }
  }
  return canvas
}
