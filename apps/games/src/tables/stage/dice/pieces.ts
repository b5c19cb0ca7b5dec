import type { Piece } from '../../../kit/stage/atlas.ts'
import { BRASS, brass, disc, globe, linear, type Pen, radial } from '../../../kit/stage/paint.ts'
import { pieceEye } from '../room/eye.ts'
import { ring } from '../room/rings.ts'

const DIE = 72
const BOWL = { width: 400, height: 380 }
const LID = { width: 380, height: 400 }
/** Radius of the bowl's rim and of its lid, and the height of its ground. */
const RIM = 1.66
const RIM_Z = 0.42
export const GROUND_Z = 0.08

export const dicePieces = (): Piece[] => [
  ...[1, 2, 3, 4, 5, 6].map(face => ({
    ...{ name: `die-${face}`, width: DIE, height: DIE },
    draw: (pen: Pen) => drawFace(pen, face),
  })),
  { name: 'bowl', ...BOWL, draw: drawBowl },
  { name: 'lid', ...LID, draw: drawLid },
]

const spots: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

function drawFace(pen: Pen, face: number): void {
  pen.fillStyle = '#cfc6b2'
  pen.fillRect(0, 0, DIE, DIE)
  pen.beginPath()
  pen.roundRect(1.5, 1.5, DIE - 3, DIE - 3, 13)
  pen.fillStyle = radial(pen, DIE / 2, DIE / 2, DIE * 0.72, [
    [0, '#ffffff'],
    [0.7, '#f8f4ea'],
    [1, '#e2dac8'],
  ])
  pen.fill()
  const isRed = face === 1 || face === 4
  const r = face === 1 ? 12 : 7
  for (const [x, y] of spots[face - 1]!) {
    const [cx, cy] = [DIE / 2 + x * 18, DIE / 2 + y * 18]
    disc(pen, cx + 0.7, cy + 0.9, r, '#ffffff')
    disc(
      pen,
      cx,
      cy,
      r,
      globe(
        pen,
        cx + r * 0.5,
        cy + r * 0.6,
        r * 1.2,
        isRed
          ? [
              [0, '#e8404c'],
              [0.6, '#c3182b'],
              [1, '#7a0c18'],
            ]
          : [
              [0, '#4a4d55'],
              [0.6, '#1c1e23'],
              [1, '#07080a'],
            ],
      ),
    )
  }
}

/** Light around a round thing of lacquer or metal, from its left to its right. */
const across = (pen: Pen, width: number, tones: readonly [string, string, string, string]): CanvasGradient =>
  linear(
    pen,
    [width * 0.08, 0],
    [width * 0.92, 0],
    [
      [0, tones[0]],
      [0.18, tones[2]],
      [0.28, tones[3]],
      [0.42, tones[2]],
      [0.7, tones[1]],
      [0.9, tones[2]],
      [1, tones[0]],
    ],
  )

function drawBowl(pen: Pen): void {
  const eye = pieceEye(BOWL.width, BOWL.height)
  const lacquer = across(pen, BOWL.width, ['#0a0304', '#3a0a10', '#6d141d', '#c9525a'])
  for (let i = 0; i <= 16; i++) {
    const share = i / 16
    pen.fillStyle = lacquer
    pen.fill(ring(eye, 1.24 + (RIM - 1.24) * Math.sqrt(share), RIM_Z * share))
  }
  pen.fillStyle = brass(pen, [30, 40], [370, 330])
  pen.fill(ring(eye, RIM, RIM_Z))
  for (let i = 0; i <= 20; i++) {
    const share = i / 20
    pen.fillStyle = `rgb(${Math.round(22 + 46 * share)} ${Math.round(5 + 8 * share)} ${Math.round(8 + 8 * share)})`
    pen.fill(ring(eye, (RIM - 0.07) * (1 - share) + 1.14 * share, RIM_Z * (1 - share) ** 1.6 + GROUND_Z))
  }
  const ground = ring(eye, 1.14, GROUND_Z)
  const middle = eye.see(0, 0.1, GROUND_Z)
  pen.fillStyle = radial(pen, middle.x, middle.y, 120, [
    [0, '#1f7a5a'],
    [0.6, '#0f4f3a'],
    [1, '#05241a'],
  ])
  pen.fill(ground)
  pen.lineWidth = 2.5
  pen.strokeStyle = BRASS[2]
  pen.stroke(ground)
  pen.lineWidth = 1.2
  pen.strokeStyle = '#e7c87766'
  pen.stroke(ring(eye, 0.98, GROUND_Z))
}

/** A dome of smoked glass with a brass foot and knob. */
function drawLid(pen: Pen): void {
  const eye = pieceEye(LID.width, LID.height)
  const dome = new Path2D()
  for (let i = 0; i <= 40; i++) {
    const angle = (i / 40) * (Math.PI / 2)
    dome.addPath(ring(eye, RIM * Math.cos(angle) - 0.02, 1.3 * Math.sin(angle)))
  }
  pen.lineWidth = 12
  pen.strokeStyle = brass(pen, [10, 100], [370, 340])
  pen.stroke(ring(eye, RIM - 0.05, 0))
  pen.save()
  pen.clip(dome)
  pen.fillStyle = linear(
    pen,
    [0, 40],
    [LID.width, 340],
    [
      [0, '#8a5a2ae6'],
      [0.2, '#4a2c12d9'],
      [0.5, '#1a0e07d2'],
      [0.8, '#140a06e0'],
      [1, '#5c3a1ce6'],
    ],
  )
  pen.fillRect(0, 0, LID.width, LID.height)
  pen.globalCompositeOperation = 'lighter'
  glare(pen, 118, 130, 46, 74, -0.5, 0.62)
  glare(pen, 106, 150, 16, 60, -0.35, 0.7)
  glare(pen, 292, 236, 22, 70, -0.5, 0.28)
  pen.lineWidth = 7
  pen.strokeStyle = '#ffcf8a2e'
  pen.stroke(ring(eye, RIM - 0.14, 0.12))
  pen.restore()
  const top = eye.see(0, 0, 1.28)
  for (let i = 0; i < 12; i++) {
    const y = top.y - i * 1.6
    pen.beginPath()
    pen.ellipse(top.x, y, 22 - Math.abs(i - 3) * 1.3, 14 - Math.abs(i - 3) * 0.8, 0, 0, 7)
    pen.fillStyle = brass(pen, [top.x - 24, y], [top.x + 24, y + 6])
    pen.fill()
  }
  const knob = top.y - 32
  disc(
    pen,
    top.x,
    knob,
    20,
    globe(pen, top.x, knob, 20, [
      [0, '#ffffff'],
      [0.2, BRASS[3]],
      [0.6, BRASS[2]],
      [1, BRASS[0]],
    ]),
  )
}

function glare(pen: Pen, x: number, y: number, rx: number, ry: number, turn: number, strength: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(-turn)
  pen.scale(rx / ry, 1)
  pen.fillStyle = radial(pen, 0, 0, ry, [
    [0, `rgb(255 232 190 / ${strength})`],
    [0.5, `rgb(255 232 190 / ${strength * 0.35})`],
    [1, 'rgb(255 232 190 / 0)'],
  ])
  pen.fillRect(-ry, -ry, ry * 2, ry * 2)
  pen.restore()
}
