import { cardAt, PACK } from '@baize/game-kit/tables/cards/cards'
import type { Piece } from '../../../kit/stage/atlas.ts'
import { alpha, BRASS, box, brass, linear, type Pen } from '../../../kit/stage/paint.ts'
import { signPiece } from '../room/sign.ts'
import { drawBack, drawFace, FACE } from './face.ts'

const { width, height } = FACE

/** Every card, its back, and what stands on the table. */
export const cardPieces = (): Piece[] => [
  ...Array.from({ length: PACK }, (_, place) => cardAt(place)).map(card => ({
    ...{ name: card, width, height },
    draw: (pen: Pen) => drawFace(pen, card),
  })),
  { name: 'back', width, height, draw: drawBack },
  { name: 'shoe', width: 170, height: 120, draw: drawShoe },
  { name: 'tray', width: 120, height: 84, draw: drawTray },
  signPiece,
]

function shape(pen: Pen, points: readonly (readonly [number, number])[], fill: string | CanvasGradient): void {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
  pen.fillStyle = fill
  pen.fill()
}

/** A shoe of black lacquer and brass, its mouth to the left. */
function drawShoe(pen: Pen): void {
  pen.shadowColor = '#000000c0'
  pen.shadowBlur = 16
  pen.shadowOffsetY = 8
  shape(
    pen,
    [
      [34, 62],
      [150, 44],
      [160, 84],
      [46, 112],
      [22, 96],
    ],
    '#050505',
  )
  pen.shadowColor = 'transparent'
  shape(
    pen,
    [
      [48, 30],
      [138, 14],
      [158, 44],
      [36, 66],
    ],
    linear(
      pen,
      [48, 14],
      [140, 66],
      [
        [0, '#4a4f57'],
        [0.3, '#16181c'],
        [0.55, '#2a2e35'],
        [1, '#08090b'],
      ],
    ),
  )
  shape(
    pen,
    [
      [36, 66],
      [158, 44],
      [162, 80],
      [44, 110],
    ],
    linear(
      pen,
      [40, 50],
      [150, 112],
      [
        [0, '#23262c'],
        [0.4, '#0c0d10'],
        [1, '#1b1e23'],
      ],
    ),
  )
  shape(
    pen,
    [
      [48, 30],
      [36, 66],
      [44, 110],
      [18, 98],
      [24, 62],
    ],
    linear(
      pen,
      [18, 40],
      [50, 110],
      [
        [0, '#3a3e46'],
        [1, '#08090b'],
      ],
    ),
  )
  for (let i = 5; i >= 0; i--)
    shape(
      pen,
      [
        [29 + i * 1.6, 66 - i * 3],
        [41 + i, 58 - i * 3],
        [40 + i, 92 - i],
        [22 + i * 2, 97 - i],
      ],
      i === 0 ? '#fdfaf1' : '#d9d2c2',
    )
  shape(
    pen,
    [
      [26, 72],
      [38, 64],
      [37, 88],
      [21, 93],
    ],
    '#7a1826',
  )
  pen.lineWidth = 2.4
  pen.strokeStyle = brass(pen, [20, 20], [160, 110])
  pen.beginPath()
  for (const [x, y] of [
    [48, 30],
    [138, 14],
    [158, 44],
    [36, 66],
    [48, 30],
  ] as const)
    pen.lineTo(x, y)
  pen.moveTo(36, 66)
  pen.lineTo(44, 110)
  pen.lineTo(162, 80)
  pen.lineTo(158, 44)
  pen.stroke()
  box(pen, 84, 68, 40, 16, 3)
  pen.fillStyle = brass(pen, [84, 62], [124, 88])
  pen.fill()
}

/** A low tray for cards that are over. */
function drawTray(pen: Pen): void {
  pen.shadowColor = '#000000b0'
  pen.shadowBlur = 12
  pen.shadowOffsetY = 6
  shape(
    pen,
    [
      [16, 30],
      [92, 18],
      [108, 56],
      [26, 72],
    ],
    '#07080a',
  )
  pen.shadowColor = 'transparent'
  for (let i = 0; i < 7; i++)
    shape(
      pen,
      [
        [24, 54 - i * 3],
        [90, 43 - i * 3],
        [98, 56 - i * 3],
        [31, 68 - i * 3],
      ],
      i === 6 ? '#7a1826' : i % 2 ? '#efe9db' : '#cfc7b5',
    )
  pen.lineWidth = 1.2
  pen.strokeStyle = alpha(BRASS[2], 0.8)
  pen.strokeRect(40, 34, 36, 0.1)
  shape(
    pen,
    [
      [16, 44],
      [26, 72],
      [108, 56],
      [102, 42],
      [100, 50],
      [30, 64],
      [22, 42],
    ],
    linear(
      pen,
      [16, 40],
      [108, 72],
      [
        [0, '#5a6068'],
        [0.5, '#14161a'],
        [1, '#31353c'],
      ],
    ),
  )
  pen.strokeStyle = brass(pen, [16, 40], [108, 72])
  pen.lineWidth = 1.6
  pen.beginPath()
  for (const [x, y] of [
    [16, 44],
    [26, 72],
    [108, 56],
    [102, 42],
  ] as const)
    pen.lineTo(x, y)
  pen.stroke()
}
