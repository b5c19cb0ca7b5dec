import { WHEEL_ORDER } from '@baize/game-kit/instant/roulette/spots'
import type { Piece } from '../../../kit/stage/atlas.ts'
import { alpha, BRASS, box, brass, disc, globe, linear, type Pen, radial, stageFont } from '../../../kit/stage/paint.ts'
import { pocketAngle, pocketInk } from './ball-steps.ts'

/** Units from the middle: the turning part, its numbers, its pockets, its cone. */
export const ROTOR = { edge: 1.4, numbers: 1.12, pockets: 0.86 }
const SIZE = 420

export const roulettePieces = (): Piece[] => [
  { name: 'rotor', width: SIZE, height: SIZE, draw: drawRotor },
  { name: 'rotor-light', width: 160, height: 160, draw: drawLight },
  { name: 'turret', width: 90, height: 110, draw: drawTurret },
  { name: 'ball', width: 32, height: 32, draw: drawBall },
  { name: 'badge-red', width: 96, height: 96, draw: pen => drawBadge(pen, pocketInk(1)) },
  { name: 'badge-black', width: 96, height: 96, draw: pen => drawBadge(pen, pocketInk(2)) },
  { name: 'badge-green', width: 96, height: 96, draw: pen => drawBadge(pen, pocketInk(0)) },
  { name: 'tile', width: 120, height: 66, draw: drawTile },
  { name: 'bolt', width: 60, height: 160, draw: drawBolt },
]

function wedge(pen: Pen, from: number, to: number, inner: number, outer: number): void {
  pen.beginPath()
  pen.arc(0, 0, outer, from, to)
  pen.arc(0, 0, inner, to, from, true)
  pen.closePath()
}

/** The turning part from above, pocket of zero to the right, the others clockwise. */
function drawRotor(pen: Pen): void {
  const unit = SIZE / 2 / ROTOR.edge
  const half = Math.PI / WHEEL_ORDER.length
  pen.translate(SIZE / 2, SIZE / 2)
  disc(pen, 0, 0, ROTOR.edge * unit - 0.5, '#2a1606')
  disc(pen, 0, 0, ROTOR.edge * unit - 1, brass(pen, [-200, -200], [200, 200]))
  for (const number of WHEEL_ORDER) {
    const angle = pocketAngle(number)
    wedge(pen, angle - half, angle + half, ROTOR.numbers * unit, ROTOR.edge * unit - 5)
    pen.fillStyle = radial(pen, 0, 0, ROTOR.edge * unit, [
      [ROTOR.numbers / ROTOR.edge, alpha('#000000', 1)],
      [ROTOR.numbers / ROTOR.edge + 0.03, pocketInk(number)],
      [0.95, pocketInk(number)],
      [1, '#000000'],
    ])
    pen.fill()
    wedge(pen, angle - half, angle + half, ROTOR.pockets * unit, ROTOR.numbers * unit)
    pen.fillStyle = radial(pen, 0, 0, ROTOR.numbers * unit, [
      [ROTOR.pockets / ROTOR.numbers, pocketInk(number)],
      [0.86, '#050505'],
      [1, pocketInk(number)],
    ])
    pen.fill()
  }
  pen.fillStyle = '#fdf6e3'
  pen.font = `800 18px ${stageFont}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const number of WHEEL_ORDER) {
    pen.save()
    pen.rotate(pocketAngle(number))
    pen.translate(((ROTOR.edge + ROTOR.numbers) / 2) * unit - 1, 0)
    pen.rotate(Math.PI / 2)
    pen.fillText(String(number), 0, 0)
    pen.restore()
  }
  pen.lineWidth = 1.6
  for (const number of WHEEL_ORDER) {
    const angle = pocketAngle(number) + half
    pen.strokeStyle = BRASS[3]
    pen.beginPath()
    pen.moveTo(Math.cos(angle) * ROTOR.pockets * unit, Math.sin(angle) * ROTOR.pockets * unit)
    pen.lineTo(Math.cos(angle) * (ROTOR.edge * unit - 5), Math.sin(angle) * (ROTOR.edge * unit - 5))
    pen.stroke()
  }
  for (const r of [ROTOR.numbers, ROTOR.pockets]) {
    pen.beginPath()
    pen.arc(0, 0, r * unit, 0, 7)
    pen.lineWidth = 2.4
    pen.strokeStyle = BRASS[2]
    pen.stroke()
  }
  cone(pen, ROTOR.pockets * unit - 1)
}

function cone(pen: Pen, r: number): void {
  disc(
    pen,
    0,
    0,
    r,
    radial(pen, 0, 0, r, [
      [0, '#9a5526'],
      [0.3, '#6a3315'],
      [0.75, '#4a210d'],
      [1, '#1d0b04'],
    ]),
  )
  for (let i = 0; i < 8; i++) {
    wedge(pen, (i * Math.PI) / 4, (i * Math.PI) / 4 + Math.PI / 8, r * 0.34, r * 0.94)
    pen.fillStyle = '#ffd9a01c'
    pen.fill()
  }
  for (const share of [0.94, 0.34]) {
    pen.beginPath()
    pen.arc(0, 0, r * share, 0, 7)
    pen.lineWidth = 2
    pen.strokeStyle = BRASS[2]
    pen.stroke()
  }
  for (let i = 0; i < 4; i++) {
    pen.save()
    pen.rotate((i * Math.PI) / 2)
    box(pen, 0, -4, r * 0.6, 8, 4)
    pen.fillStyle = linear(
      pen,
      [0, -4],
      [0, 4],
      [
        [0, BRASS[3]],
        [0.5, BRASS[2]],
        [1, BRASS[0]],
      ],
    )
    pen.fill()
    disc(
      pen,
      r * 0.62,
      0,
      8,
      globe(pen, r * 0.62, 0, 8, [
        [0, BRASS[4]],
        [0.4, BRASS[2]],
        [1, BRASS[0]],
      ]),
    )
    pen.restore()
  }
}

/** Light and shade that stay where they are while the wheel turns. */
function drawLight(pen: Pen): void {
  const gradient = pen.createConicGradient(-2.2, 80, 80)
  for (const [at, colour] of [
    [0, '#fff4d84d'],
    [0.08, '#fff4d800'],
    [0.3, '#00000040'],
    [0.46, '#fff4d826'],
    [0.54, '#fff4d800'],
    [0.78, '#00000059'],
    [0.93, '#fff4d800'],
    [1, '#fff4d84d'],
  ] as const)
    gradient.addColorStop(at, colour)
  disc(pen, 80, 80, 79, gradient)
}

function drawTurret(pen: Pen): void {
  const part = (y: number, r: number) => {
    pen.beginPath()
    pen.ellipse(45, y, r, r * 0.72, 0, 0, 7)
    pen.fillStyle = linear(
      pen,
      [45 - r, 0],
      [45 + r, 0],
      [
        [0, BRASS[0]],
        [0.25, BRASS[3]],
        [0.42, BRASS[4]],
        [0.6, BRASS[1]],
        [0.85, BRASS[2]],
        [1, BRASS[0]],
      ],
    )
    pen.fill()
  }
  for (let i = 0; i < 8; i++) part(84 - i, 26 - i * 0.8)
  for (let i = 0; i < 26; i++) part(76 - i, 11 + 3 * Math.cos(i / 4))
  for (let i = 0; i < 5; i++) part(50 - i, 16 - i * 0.6)
  disc(
    pen,
    45,
    36,
    13,
    globe(pen, 45, 36, 13, [
      [0, '#ffffff'],
      [0.25, BRASS[3]],
      [0.6, BRASS[2]],
      [1, BRASS[0]],
    ]),
  )
}

const drawBall = (pen: Pen): void =>
  disc(
    pen,
    16,
    16,
    15,
    globe(pen, 16, 16, 15, [
      [0, '#ffffff'],
      [0.45, '#f4f1ea'],
      [0.8, '#b9b3a6'],
      [1, '#6f6a60'],
    ]),
  )

function drawBadge(pen: Pen, ink: string): void {
  pen.shadowColor = '#000000d0'
  pen.shadowBlur = 10
  pen.shadowOffsetY = 4
  disc(pen, 48, 46, 40, brass(pen, [8, 6], [88, 88]))
  pen.shadowColor = 'transparent'
  disc(pen, 48, 46, 35.5, '#12090a')
  disc(
    pen,
    48,
    46,
    34,
    globe(pen, 48, 40, 38, [
      [0, alpha('#ffffff', 0.5)],
      [0.12, ink],
      [1, ink],
    ]),
  )
  disc(
    pen,
    48,
    46,
    34,
    linear(
      pen,
      [0, 12],
      [0, 80],
      [
        [0, '#ffffff30'],
        [0.45, '#ffffff00'],
        [1, '#00000070'],
      ],
    ),
  )
}

function drawTile(pen: Pen): void {
  pen.shadowColor = '#7fd4ff'
  pen.shadowBlur = 9
  box(pen, 8, 8, 104, 50, 10)
  pen.fillStyle = linear(
    pen,
    [0, 8],
    [0, 58],
    [
      [0, '#fff4c2'],
      [0.5, '#d9a23a'],
      [1, '#6d430d'],
    ],
  )
  pen.fill()
  pen.shadowColor = 'transparent'
  box(pen, 10.5, 10.5, 99, 45, 8)
  pen.fillStyle = linear(
    pen,
    [0, 10],
    [0, 56],
    [
      [0, '#25305c'],
      [0.5, '#0c1130'],
      [1, '#1a2350'],
    ],
  )
  pen.fill()
}

function drawBolt(pen: Pen): void {
  pen.lineJoin = 'round'
  const points = [
    [34, 0],
    [22, 46],
    [36, 56],
    [20, 104],
    [32, 112],
    [26, 160],
  ] as const
  for (const [width, colour] of [
    [12, '#4aa8ff40'],
    [6, '#8fd0ffa0'],
    [2.4, '#ffffff'],
  ] as const) {
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.stroke()
  }
}
