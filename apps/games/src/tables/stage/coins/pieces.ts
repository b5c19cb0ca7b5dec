import type { Piece } from '../../../kit/stage/atlas.ts'
import { disc, globe, linear, type Pen, radial } from '../../../kit/stage/paint.ts'
import { pieceEye } from '../room/eye.ts'
import { ring } from '../room/rings.ts'

const PLATE = { width: 420, height: 380 }
const COVER = { width: 380, height: 420 }
export const PLATE_Z = 0.1
const COVER_R = 1.42
const BLUE = '#1f4b8f'

export const coinPieces = (): Piece[] => [
  { name: 'coin-red', width: 80, height: 80, draw: pen => drawCoin(pen, ['#f05a5a', '#c3182b', '#7d0d1a'], '#f7d78a') },
  {
    name: 'coin-white',
    width: 80,
    height: 80,
    draw: pen => drawCoin(pen, ['#ffffff', '#f1ead9', '#b9ad92'], '#8a7a56'),
  },
  {
    name: 'coin-edge',
    width: 40,
    height: 40,
    draw: pen =>
      disc(
        pen,
        20,
        20,
        20,
        linear(
          pen,
          [0, 0],
          [40, 40],
          [
            [0, '#e9dfc6'],
            [0.5, '#a8987a'],
            [1, '#4f452f'],
          ],
        ),
      ),
  },
  { name: 'plate', ...PLATE, draw: drawPlate },
  { name: 'cover', ...COVER, draw: drawCover },
]

function drawCoin(pen: Pen, [light, mid, dark]: readonly [string, string, string], line: string): void {
  disc(
    pen,
    40,
    40,
    40,
    linear(
      pen,
      [0, 0],
      [80, 80],
      [
        [0, '#fff8e4'],
        [0.5, '#cbbd9c'],
        [1, '#8b7c5a'],
      ],
    ),
  )
  disc(
    pen,
    40,
    40,
    36.5,
    globe(pen, 40, 40, 40, [
      [0, light],
      [0.5, mid],
      [1, dark],
    ]),
  )
  pen.strokeStyle = line
  pen.lineWidth = 2
  pen.beginPath()
  pen.arc(40, 40, 28, 0, 7)
  pen.stroke()
  for (let i = 0; i < 8; i++) {
    pen.beginPath()
    pen.arc(40 + 19 * Math.cos((i * Math.PI) / 4), 40 + 19 * Math.sin((i * Math.PI) / 4), 5.4, 0, 7)
    pen.stroke()
  }
  pen.beginPath()
  pen.rect(33, 33, 14, 14)
  pen.stroke()
}

const porcelain = (pen: Pen, width: number): CanvasGradient =>
  linear(
    pen,
    [width * 0.06, 0],
    [width * 0.94, 0],
    [
      [0, '#8e99a8'],
      [0.16, '#dfe6ee'],
      [0.3, '#ffffff'],
      [0.5, '#eef2f6'],
      [0.78, '#b9c4d2'],
      [0.93, '#d7dfe8'],
      [1, '#7a8696'],
    ],
  )

function drawPlate(pen: Pen): void {
  const eye = pieceEye(PLATE.width, PLATE.height)
  for (let i = 0; i <= 10; i++) {
    pen.fillStyle = i < 10 ? '#9aa6b6' : porcelain(pen, PLATE.width)
    pen.fill(ring(eye, 1.5 + 0.28 * Math.sqrt(i / 10), 0.2 * (i / 10)))
  }
  pen.lineWidth = 5
  pen.strokeStyle = BLUE
  pen.stroke(ring(eye, 1.7, 0.19))
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16
    const spot = eye.see(1.57 * Math.cos(angle), 1.57 * Math.sin(angle), 0.17)
    disc(pen, spot.x, spot.y, i % 2 === 0 ? 5 : 2.6, BLUE)
  }
  for (let i = 0; i <= 12; i++) {
    const grey = Math.round(188 + 54 * (i / 12))
    pen.fillStyle = `rgb(${grey} ${grey + 4} ${grey + 10})`
    pen.fill(ring(eye, 1.46 - 0.012 * i, 0.17 - 0.006 * i))
  }
  const middle = eye.see(-0.3, 0.2, PLATE_Z)
  pen.fillStyle = radial(pen, middle.x, middle.y, 190, [
    [0, '#ffffff'],
    [0.5, '#e8edf3'],
    [1, '#a9b5c4'],
  ])
  pen.fill(ring(eye, 1.32, PLATE_Z))
  pen.lineWidth = 2
  pen.strokeStyle = `${BLUE}88`
  pen.stroke(ring(eye, 1.2, PLATE_Z))
}

/** A bowl turned over: porcelain with a blue band, its foot upwards. */
function drawCover(pen: Pen): void {
  const eye = pieceEye(COVER.width, COVER.height)
  const profile = (share: number) => ({
    r: COVER_R * Math.cos((share * Math.PI) / 2.5),
    z: 1.15 * Math.sin((share * Math.PI) / 2.5),
  })
  const glaze = porcelain(pen, COVER.width)
  const bands = new Map([
    [3, 7],
    [7, 2],
    [26, 2],
    [29, 5],
  ])
  // From its foot to its top, so that what is nearer hides the far side of each band.
  for (let i = 0; i <= 44; i++) {
    const { r, z } = profile(i / 44)
    pen.fillStyle = glaze
    pen.fill(ring(eye, r, z))
    pen.lineWidth = bands.get(i) ?? 0
    pen.strokeStyle = BLUE
    if (bands.has(i)) pen.stroke(ring(eye, r, z))
  }
  pen.strokeStyle = BLUE
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8
    // Only the half that the eye sees.
    if (Math.sin(angle) > 0.55) continue
    const { r, z } = profile(0.36)
    const spot = eye.see(r * Math.cos(angle), r * Math.sin(angle), z)
    flower(pen, spot.x, spot.y, 15, Math.max(0.35, Math.abs(Math.sin(angle))))
  }
  const { r, z } = profile(1)
  for (let i = 0; i <= 8; i++) {
    pen.fillStyle = i < 8 ? '#aab6c6' : glaze
    pen.fill(ring(eye, r * 0.92, z + 0.012 * i))
  }
  pen.fillStyle = '#8b97a8'
  pen.fill(ring(eye, r * 0.78, z + 0.07))
  pen.globalCompositeOperation = 'source-atop'
  const shade = eye.see(0, 0, 0)
  pen.fillStyle = radial(pen, shade.x - 70, shade.y - 110, 330, [
    [0, '#ffffff90'],
    [0.22, '#ffffff00'],
    [0.6, '#0d1a3000'],
    [1, '#0d1a30a0'],
  ])
  pen.fillRect(0, 0, COVER.width, COVER.height)
}

function flower(pen: Pen, x: number, y: number, size: number, flat: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(flat, 0.8)
  for (let i = 0; i < 6; i++) {
    pen.beginPath()
    pen.ellipse(
      size * 0.5 * Math.cos((i * Math.PI) / 3),
      size * 0.5 * Math.sin((i * Math.PI) / 3),
      size * 0.42,
      size * 0.24,
      (i * Math.PI) / 3,
      0,
      7,
    )
    pen.fillStyle = i % 2 === 0 ? BLUE : '#3f73c4'
    pen.fill()
  }
  disc(pen, 0, 0, size * 0.22, '#ffffff')
  pen.restore()
}
