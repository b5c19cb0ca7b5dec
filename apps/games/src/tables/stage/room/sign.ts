import type { Piece } from '../../../kit/stage/atlas.ts'
import { box, brass, linear } from '../../../kit/stage/paint.ts'

/** A small sign of dark enamel in a brass rim. */
export const signPiece: Piece = {
  name: 'sign',
  width: 150,
  height: 52,
  draw: pen => {
    pen.shadowColor = '#000000b0'
    pen.shadowBlur = 8
    pen.shadowOffsetY = 3
    box(pen, 6, 5, 138, 40, 20)
    pen.fillStyle = brass(pen, [6, 5], [144, 45])
    pen.fill()
    pen.shadowColor = 'transparent'
    box(pen, 8.5, 7.5, 133, 35, 17.5)
    pen.fillStyle = linear(
      pen,
      [0, 7],
      [0, 43],
      [
        [0, '#1a2b25'],
        [0.5, '#0a1411'],
        [1, '#13211c'],
      ],
    )
    pen.fill()
  },
}
