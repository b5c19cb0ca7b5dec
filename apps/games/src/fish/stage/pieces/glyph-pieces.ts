import type { Texture } from 'pixi.js'
import type { Piece } from '../../../kit/stage/atlas.ts'
import { canvasOf, linear, stageFont } from '../../../kit/stage/paint.ts'

/** Signs of amounts on the stage. */
const SIGNS = '0123456789.,+-×'
const SIZE = 46
const HEIGHT = 60
const FONT = `800 ${SIZE}px ${stageFont}`

/** Polished signs with a dark edge; the currency's own sign stands among them where it is one letter. */
export function glyphPieces(currencySymbol: string): Piece[] {
  const { pen: measure } = canvasOf(4, 4)
  measure.font = FONT
  return [...new Set([...SIGNS, ...currencySymbol])].map(sign => ({
    ...{ name: `glyph/${sign}`, width: Math.ceil(measure.measureText(sign).width) + 10, height: HEIGHT },
    draw: pen => {
      pen.font = FONT
      pen.textBaseline = 'alphabetic'
      pen.lineJoin = 'round'
      pen.strokeStyle = '#2b1503'
      pen.lineWidth = 8
      pen.strokeText(sign, 5, 46)
      pen.fillStyle = linear(
        pen,
        [0, 10],
        [0, 48],
        [
          [0, '#fffdf0'],
          [0.45, '#ffe9a6'],
          [0.6, '#f3c14b'],
          [1, '#fff0bd'],
        ],
      )
      pen.fillText(sign, 5, 46)
    },
  }))
}

/** How far a sign pushes the next one, as a share of its height. */
export const advanceOf = (texture: Texture): number => (texture.width - 10) / HEIGHT
