import type { Pen } from '../../../kit/stage/paint.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import { arcPoints, framePoints, onTable, PRINT, printLine } from '../room/print.ts'
import type { CardLayout } from './layout.ts'
import { drawSuit } from './suits.ts'

/** Frames for the cards, two arcs and a row of suits, in the colour of old gold. */
export const printCloth =
  (eye: Eye, { frames }: CardLayout) =>
  (pen: Pen): void => {
    const fine = eye.lens.unitPx / 60
    pen.globalAlpha = 0.62
    for (const { x, y, width, depth } of frames) {
      printLine(pen, eye, framePoints(x, y, width, depth), fine * 1.1)
      printLine(pen, eye, framePoints(x, y, width - 0.1, depth - 0.1), fine * 0.4)
    }
    pen.globalAlpha = 0.4
    printLine(pen, eye, arcPoints(0, 3.1, 7.2, 4.62, -2.75, -0.39), fine)
    printLine(pen, eye, arcPoints(0, 3.1, 7.34, 4.74, -2.75, -0.39), fine * 0.45)
    pen.globalAlpha = 0.5
    onTable(pen, eye, 0, 0.18, () => {
      pen.strokeStyle = PRINT
      pen.lineWidth = 1.6
      for (const r of [26, 22]) {
        pen.beginPath()
        for (const [x, y] of [
          [0, -r * 1.5],
          [r, 0],
          [0, r * 1.5],
          [-r, 0],
        ] as const)
          pen.lineTo(x, y)
        pen.closePath()
        pen.stroke()
      }
      pen.globalCompositeOperation = 'soft-light'
      for (const [i, suit] of (['s', 'h', 'c', 'd'] as const).entries()) drawSuit(pen, suit, 0, -15 + i * 10, 8)
    })
  }
