import type { FishCode } from '@baize/game-kit/fish/index'
import type { Piece } from '../../../kit/stage/atlas.ts'
import { disc, globe, linear, type Pen, radial } from '../../../kit/stage/paint.ts'
import { scatter } from '../../../kit/stage/timeline.ts'

/** A leaf that stands on its lower edge and thins out upwards. */
const leaf = (name: string, dark: string, light: string): Piece => ({
  ...{ name, width: 46, height: 300 },
  draw: pen => {
    pen.fillStyle = linear(
      pen,
      [0, 300],
      [0, 0],
      [
        [0, dark],
        [0.7, light],
        [1, `${light}c0`],
      ],
    )
    pen.beginPath()
    pen.moveTo(18, 300)
    for (let y = 300; y >= 0; y -= 10) pen.lineTo(23 - (20 - 15 * (1 - y / 300)) * (0.72 + 0.28 * Math.sin(y * 0.1)), y)
    for (let y = 0; y <= 300; y += 10)
      pen.lineTo(23 + (20 - 15 * (1 - y / 300)) * (0.72 + 0.28 * Math.sin(y * 0.1 + 1.6)), y)
    pen.fill()
    pen.strokeStyle = '#ffffff26'
    pen.lineWidth = 3
    pen.beginPath()
    pen.moveTo(23, 296)
    pen.lineTo(22, 12)
    pen.stroke()
  },
})

function branch(pen: Pen, x: number, y: number, length: number, turn: number, width: number, salt: number): void {
  const [tx, ty] = [x + length * Math.sin(turn), y - length * Math.cos(turn)]
  pen.lineWidth = width
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(x + (tx - x) * 0.2, y + (ty - y) * 0.7, tx, ty)
  pen.stroke()
  if (width < 5) return void disc(pen, tx, ty, width * 0.72, pen.strokeStyle as string)
  for (const side of [-1, 1])
    branch(
      pen,
      tx,
      ty,
      length * (0.62 + 0.2 * scatter(salt, side + 2)),
      turn + side * (0.32 + 0.34 * scatter(salt, side + 7)),
      width * 0.7,
      salt * 2 + side + 3,
    )
}

/** A stem that parts again and again; lit from above, dark at its foot. */
const coral = (name: string, dark: string, light: string, salt: number): Piece => ({
  ...{ name, width: 340, height: 230 },
  draw: pen => {
    pen.lineCap = 'round'
    for (const [colour, dx, dy] of [
      [dark, 0, 0],
      [light, -2, -4],
    ] as const) {
      pen.strokeStyle = colour
      for (const lean of [-0.5, 0, 0.5])
        branch(pen, 170 + dx + lean * 34, 228 + dy, 62, lean, 20 - (dx === 0 ? 0 : 6), salt + Math.round(lean * 2))
    }
    pen.globalCompositeOperation = 'source-atop'
    pen.fillStyle = linear(
      pen,
      [0, 60],
      [0, 230],
      [
        [0, `${dark}00`],
        [1, dark],
      ],
    )
    pen.fillRect(0, 0, 340, 230)
  },
})

/** A stone with a lit crown. */
const stone = (name: string, dark: string, light: string, salt: number): Piece => ({
  ...{ name, width: 240, height: 150 },
  draw: pen => {
    pen.fillStyle = linear(
      pen,
      [60, 0],
      [140, 150],
      [
        [0, light],
        [0.35, dark],
        [1, '#020a14'],
      ],
    )
    pen.beginPath()
    pen.moveTo(0, 150)
    for (let i = 0; i <= 16; i++) {
      const share = i / 16
      pen.lineTo(share * 240, 150 - 140 * Math.sin(Math.PI * share) ** 0.7 * (0.74 + 0.26 * scatter(i, salt)))
    }
    pen.lineTo(240, 150)
    pen.fill()
    pen.globalCompositeOperation = 'source-atop'
    for (let i = 0; i < 26; i++)
      disc(
        pen,
        240 * scatter(i, salt + 1),
        150 * scatter(i, salt + 2),
        3 + 13 * scatter(i, salt + 3),
        i % 2 ? '#ffffff0d' : '#00000022',
      )
  },
})

/** A round body in space, with craters and the shadow of its far side. */
const rock: Piece = {
  ...{ name: 'rock', width: 200, height: 200 },
  draw: pen => {
    pen.beginPath()
    for (let i = 0; i < 22; i++) {
      const [turn, r] = [(i / 22) * 2 * Math.PI, 74 + 20 * scatter(i, 5)]
      pen.lineTo(100 + r * Math.cos(turn), 100 + r * Math.sin(turn))
    }
    pen.closePath()
    pen.fillStyle = globe(pen, 120, 84, 110, [
      [0, '#b08ba6'],
      [0.4, '#5d456f'],
      [0.8, '#241a3c'],
      [1, '#0d0a1d'],
    ])
    pen.fill()
    pen.globalCompositeOperation = 'source-atop'
    for (let i = 0; i < 9; i++) {
      const [x, y, r] = [30 + 140 * scatter(i, 11), 30 + 140 * scatter(i, 12), 6 + 16 * scatter(i, 13)]
      disc(pen, x, y, r, '#0000003a')
      disc(pen, x + r * 0.12, y + r * 0.16, r * 0.86, '#ffffff12')
    }
  },
}

/** A house on stilts with a lit window, and a boat's lantern. */
const house: Piece = {
  ...{ name: 'house', width: 180, height: 150 },
  draw: pen => {
    pen.fillStyle = '#050a18'
    pen.fillRect(34, 66, 108, 44)
    pen.beginPath()
    pen.moveTo(14, 72)
    pen.quadraticCurveTo(60, 50, 88, 22)
    pen.quadraticCurveTo(118, 50, 164, 72)
    pen.fill()
    for (const x of [40, 76, 102, 132]) pen.fillRect(x, 104, 5, 46)
    for (const x of [56, 98]) {
      pen.fillStyle = radial(pen, x + 10, 88, 26, [
        [0, '#ffd58a'],
        [0.4, '#f39b3c'],
        [1, '#f39b3c00'],
      ])
      pen.fillRect(x - 16, 62, 52, 52)
      pen.fillStyle = '#ffe2a6'
      pen.fillRect(x, 78, 20, 18)
      pen.fillStyle = '#5a2c08'
      pen.fillRect(x + 9, 78, 2, 18)
    }
  },
}

/** Scenery of each title. */
export const sceneryPieces: Readonly<Record<FishCode, readonly Piece[]>> = {
  'TDL-REEF': [
    ...[leaf('leaf', '#05342f', '#2f9a63'), coral('coral-rose', '#5d1038', '#ff7a9c', 3)],
    ...[coral('coral-gold', '#5a2b08', '#ffb94d', 9), coral('coral-violet', '#2c1460', '#a678ff', 21)],
    ...[stone('stone', '#123b52', '#4f9aa6', 4)],
  ],
  'TDL-DELTA': [leaf('leaf', '#03130f', '#1f5a45'), house],
  'TDL-COMET': [rock],
}
