import type { Piece } from '../../../kit/stage/atlas.ts'
import { box, disc, globe, linear, type Pen } from '../../../kit/stage/paint.ts'
import { scatter } from '../../../kit/stage/timeline.ts'
import { GAP, ROOF } from './race-steps.ts'

export const FAR = { width: 460, height: 170 }
export const NEAR = { width: 460, height: 210 }
/** Pixels of a roof above its line, and in all. */
export const ROOF_TOP = 96
const ROOF_PIECE = { width: Math.round((ROOF - GAP) * 100) + 20, height: 300 }
export const ROOFS = 3

export const cityPieces = (): Piece[] => [
  { name: 'far', ...FAR, draw: pen => skyline(pen, FAR, '#1b2444', '#121833', '#ffcf7a55', 3) },
  { name: 'near', ...NEAR, draw: pen => skyline(pen, NEAR, '#141a35', '#0a0d20', '#ffc766b0', 8) },
  ...Array.from({ length: ROOFS }, (_, i) => ({
    ...{ name: `roof-${i}`, ...ROOF_PIECE },
    draw: (pen: Pen) => drawRoof(pen, i),
  })),
  { name: 'beacon', width: 70, height: 150, draw: drawBeacon },
]

function skyline(
  pen: Pen,
  { width, height }: { width: number; height: number },
  top: string,
  low: string,
  lit: string,
  salt: number,
): void {
  let x = 0
  for (let i = 0; x < width; i++) {
    const wide = Math.min(width - x, 34 + Math.floor(46 * scatter(i, salt)))
    const high = height * (0.35 + 0.6 * scatter(i, salt + 1))
    const y = height - high
    pen.fillStyle = linear(
      pen,
      [0, y],
      [0, height],
      [
        [0, top],
        [1, low],
      ],
    )
    pen.fillRect(x, y, wide, high)
    pen.fillStyle = '#8fb0ff22'
    pen.fillRect(x, y, wide, 2)
    if (scatter(i, salt + 2) > 0.6) pen.fillRect(x + wide / 2, y - 14, 2, 14)
    pen.fillStyle = lit
    for (let row = 0; row < high / 13 - 1; row++)
      for (let column = 0; column < wide / 11 - 1; column++)
        if (scatter(i * 400 + row * 20 + column, salt + 3) > 0.66)
          pen.fillRect(x + 5 + column * 11, y + 8 + row * 13, 5, 7)
    x += wide
  }
}

/** A roof of tiles on the wall of its house, with what stands on roofs. */
function drawRoof(pen: Pen, kind: number): void {
  const { width, height } = ROOF_PIECE
  const line = ROOF_TOP
  pen.fillStyle = linear(
    pen,
    [0, line],
    [0, height],
    [
      [0, '#3a2b3f'],
      [0.25, '#241a2c'],
      [1, '#0d0912'],
    ],
  )
  pen.fillRect(18, line + 14, width - 36, height)
  pen.fillStyle = '#ffc766'
  for (let i = 0; i < 4; i++) {
    if (scatter(i, kind + 40) < 0.35) continue
    const x = 42 + i * 62
    pen.fillStyle = linear(
      pen,
      [0, line + 52],
      [0, line + 98],
      [
        [0, '#ffe3a0'],
        [1, '#d98a3a'],
      ],
    )
    box(pen, x, line + 52, 28, 44, 3)
    pen.fill()
    pen.fillStyle = '#1a1220'
    pen.fillRect(x + 13, line + 52, 2, 44)
    pen.fillRect(x, line + 72, 28, 2)
  }
  if (kind === 0) chimney(pen, width - 84, line)
  if (kind === 1) tank(pen, width * 0.62, line)
  if (kind === 2) vents(pen, width * 0.58, line)
  pen.fillStyle = linear(
    pen,
    [0, line - 6],
    [0, line + 26],
    [
      [0, '#b9c8ff'],
      [0.1, '#6a6f9c'],
      [0.35, '#4a4068'],
      [1, '#1f1830'],
    ],
  )
  pen.beginPath()
  pen.moveTo(8, line - 2)
  pen.lineTo(width - 8, line - 2)
  pen.lineTo(width, line + 24)
  pen.lineTo(0, line + 24)
  pen.closePath()
  pen.fill()
  pen.strokeStyle = '#0d091480'
  pen.lineWidth = 1
  for (let x = 6; x < width; x += 14) pen.stroke(new Path2D(`M${x + 4} ${line}L${x} ${line + 23}`))
  pen.stroke(new Path2D(`M4 ${line + 12}H${width - 4}`))
  pen.fillStyle = '#dbe5ff'
  pen.fillRect(8, line - 3, width - 16, 2)
}

const slate = (pen: Pen, x: number, wide: number): CanvasGradient =>
  linear(
    pen,
    [x, 0],
    [x + wide, 0],
    [
      [0, '#7582b8'],
      [0.2, '#4c4a70'],
      [1, '#1a1528'],
    ],
  )

function chimney(pen: Pen, x: number, line: number): void {
  pen.fillStyle = slate(pen, x, 36)
  pen.fillRect(x, line - 62, 36, 64)
  pen.fillRect(x - 5, line - 70, 46, 11)
  pen.fillRect(x + 5, line - 84, 10, 16)
  pen.fillRect(x + 21, line - 80, 10, 12)
}

function tank(pen: Pen, x: number, line: number): void {
  pen.strokeStyle = '#2a2440'
  pen.lineWidth = 4
  for (const dx of [4, 30, 56]) pen.stroke(new Path2D(`M${x + dx} ${line}V${line - 34}`))
  pen.fillStyle = slate(pen, x, 60)
  box(pen, x, line - 80, 60, 48, 6)
  pen.fill()
  pen.beginPath()
  pen.moveTo(x - 4, line - 78)
  pen.lineTo(x + 30, line - 94)
  pen.lineTo(x + 64, line - 78)
  pen.fill()
}

function vents(pen: Pen, x: number, line: number): void {
  for (const [dx, high] of [
    [0, 30],
    [34, 46],
    [66, 24],
  ] as const) {
    pen.fillStyle = slate(pen, x + dx, 24)
    pen.fillRect(x + dx + 4, line - high, 14, high)
    box(pen, x + dx - 2, line - high - 10, 26, 12, 6)
    pen.fill()
  }
}

/** A mast with a lamp that runners touch. */
function drawBeacon(pen: Pen): void {
  pen.fillStyle = linear(
    pen,
    [26, 0],
    [44, 0],
    [
      [0, '#1a2030'],
      [0.4, '#b9c6da'],
      [1, '#141825'],
    ],
  )
  pen.fillRect(31, 46, 8, 104)
  box(pen, 20, 138, 30, 12, 3)
  pen.fill()
  box(pen, 18, 38, 34, 10, 4)
  pen.fill()
  disc(pen, 35, 26, 19, '#0b0e18')
  disc(
    pen,
    35,
    26,
    16,
    globe(pen, 35, 26, 16, [
      [0, '#ffffff'],
      [0.4, '#f3ead0'],
      [1, '#9a8a5a'],
    ]),
  )
  box(pen, 24, 2, 22, 7, 3)
  pen.fill()
}
