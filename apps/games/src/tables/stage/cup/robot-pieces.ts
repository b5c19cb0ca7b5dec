import type { Piece } from '../../../kit/stage/atlas.ts'
import { disc, globe, linear, type Pen } from '../../../kit/stage/paint.ts'

interface Suit {
  name: 'home' | 'away'
  light: string
  mid: string
  dark: string
}

const SUITS: readonly Suit[] = [
  { name: 'home', light: '#ff9b86', mid: '#d23b3f', dark: '#5c0f1c' },
  { name: 'away', light: '#9fd0ff', mid: '#2f74d6', dark: '#0c2560' },
]
const STEEL = ['#0c1017', '#3a4553', '#8b9aab', '#e9f1f8'] as const
/** Kinds of masks; a machine always wears the same. */
export const MASKS = 4

export const robotPieces = (): Piece[] =>
  SUITS.flatMap(suit => [
    { name: `${suit.name}-torso`, width: 60, height: 74, draw: (pen: Pen) => drawTorso(pen, suit) },
    { name: `${suit.name}-thigh`, width: 26, height: 48, draw: (pen: Pen) => drawLimb(pen, suit, 46, 11, 8) },
    { name: `${suit.name}-shin`, width: 40, height: 52, draw: (pen: Pen) => drawShin(pen, suit) },
    { name: `${suit.name}-arm`, width: 26, height: 60, draw: (pen: Pen) => drawArm(pen, suit) },
    { name: `${suit.name}-scarf`, width: 90, height: 34, draw: (pen: Pen) => drawScarf(pen, suit) },
    ...Array.from({ length: MASKS }, (_, mask) => ({
      ...{ name: `${suit.name}-mask-${mask}`, width: 68, height: 72 },
      draw: (pen: Pen) => drawMask(pen, suit, mask),
    })),
  ])

const steel = (pen: Pen, x0: number, x1: number): CanvasGradient =>
  linear(
    pen,
    [x0, 0],
    [x1, 0],
    [
      [0, STEEL[0]],
      [0.25, STEEL[2]],
      [0.42, STEEL[3]],
      [0.62, STEEL[1]],
      [1, STEEL[0]],
    ],
  )

const cloth = (pen: Pen, { light, mid, dark }: Suit, x0: number, x1: number): CanvasGradient =>
  linear(
    pen,
    [x0, 0],
    [x1, 8],
    [
      [0, dark],
      [0.35, mid],
      [0.5, light],
      [0.68, mid],
      [1, dark],
    ],
  )

function form(pen: Pen, path: string, fill: string | CanvasGradient): void {
  const outline = new Path2D(path)
  pen.fillStyle = fill
  pen.fill(outline)
  pen.lineWidth = 1.4
  pen.strokeStyle = '#05070c'
  pen.stroke(outline)
}

function drawTorso(pen: Pen, suit: Suit): void {
  form(pen, 'M12 10C22 2 40 2 50 10L46 46C44 60 40 70 30 72C20 70 16 60 14 46Z', steel(pen, 10, 52))
  form(pen, 'M10 12C22 6 40 6 52 12L49 36C38 42 22 42 12 36Z', cloth(pen, suit, 8, 54))
  disc(pen, 31, 26, 7.5, '#05070c')
  disc(
    pen,
    31,
    26,
    6,
    globe(pen, 31, 26, 6, [
      [0, '#ffffff'],
      [0.35, suit.light],
      [1, suit.mid],
    ]),
  )
  form(pen, 'M16 52H45L43 60H18Z', cloth(pen, suit, 14, 48))
}

function drawLimb(pen: Pen, suit: Suit, length: number, wide: number, narrow: number): void {
  form(
    pen,
    `M${13 - wide} 10C${13 - wide} 0 ${13 + wide} 0 ${13 + wide} 10L${13 + narrow} ${length}H${13 - narrow}Z`,
    cloth(pen, suit, 2, 24),
  )
  disc(
    pen,
    13,
    10,
    5,
    globe(pen, 13, 10, 5, [
      [0, STEEL[3]],
      [0.5, STEEL[2]],
      [1, STEEL[0]],
    ]),
  )
}

function drawShin(pen: Pen, suit: Suit): void {
  form(pen, 'M8 6C8 0 24 0 24 6L22 40H10Z', steel(pen, 6, 26))
  form(pen, 'M8 38H23C30 40 37 43 37 50H8Z', cloth(pen, suit, 6, 38))
  disc(
    pen,
    16,
    8,
    5.5,
    globe(pen, 16, 8, 5.5, [
      [0, STEEL[3]],
      [0.5, STEEL[2]],
      [1, STEEL[0]],
    ]),
  )
}

function drawArm(pen: Pen, suit: Suit): void {
  form(pen, 'M5 9C5 0 21 0 21 9L19 30H7Z', cloth(pen, suit, 3, 23))
  form(pen, 'M7 29H19L18 48H8Z', steel(pen, 5, 21))
  disc(pen, 13, 51, 7.5, '#05070c')
  disc(pen, 13, 51, 6.4, cloth(pen, suit, 5, 21))
}

/** It flies to the left from where it is tied. */
function drawScarf(pen: Pen, suit: Suit): void {
  form(
    pen,
    'M88 6C66 2 50 14 30 8C20 5 10 8 2 14C10 16 12 20 8 28C24 24 34 22 48 24C64 26 78 20 89 20Z',
    cloth(pen, suit, 0, 90),
  )
}

const ears = [
  'M12 26L8 0L28 14ZM56 26L60 0L40 14Z',
  'M12 24L14 4L28 14ZM56 24L54 4L40 14Z',
  'M24 14C24 2 34 0 34 0C34 0 44 2 44 14Z',
  'M12 22C2 18 4 4 14 6C20 8 20 16 20 16ZM56 22C66 18 64 4 54 6C48 8 48 16 48 16Z',
] as const

function drawMask(pen: Pen, suit: Suit, mask: number): void {
  form(pen, ears[mask]!, cloth(pen, suit, 6, 62))
  form(pen, 'M10 36C10 16 22 10 34 10C48 10 60 18 60 38C60 56 48 68 36 68C22 68 10 56 10 36Z', steel(pen, 8, 62))
  form(pen, 'M14 34C20 22 50 20 60 34C60 48 52 54 42 54C30 56 16 48 14 34Z', cloth(pen, suit, 8, 64))
  form(pen, 'M26 36C32 29 54 29 58 36C54 44 32 46 26 36Z', '#05070c')
  pen.shadowColor = suit.light
  pen.shadowBlur = 7
  for (const x of [37, 51]) {
    pen.beginPath()
    pen.ellipse(x, 36.5, 4.4, 2.6, 0.1, 0, 7)
    pen.fillStyle = '#ffffff'
    pen.fill()
  }
  pen.shadowColor = 'transparent'
  if (mask === 2) form(pen, 'M56 40L67 46L54 50Z', '#f2b441')
  pen.lineWidth = 1.6
  pen.strokeStyle = '#05070c'
  for (const y of [57, 61]) pen.stroke(new Path2D(`M30 ${y}H48`))
}
