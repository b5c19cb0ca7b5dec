import { sheetFrames } from '@baize/art/symbols/frames'
import type { SymbolCode } from '@baize/game-kit/events'
import { element } from '../../client/dom.ts'

const frames = sheetFrames()

/** A symbol cut from the game's sheet for a page beside the canvas. Its name stands beside it. */
export function symbolPicture(sheet: ImageBitmap, symbol: SymbolCode): HTMLCanvasElement {
  const frame = frames[symbol as keyof typeof frames]
  const canvas = element('canvas', { width: 112, height: 112, class: 'symbol', 'aria-hidden': 'true' })
  canvas.getContext('2d')?.drawImage(sheet, frame.x, frame.y, frame.width, frame.height, 0, 0, 112, 112)
  return canvas
}
