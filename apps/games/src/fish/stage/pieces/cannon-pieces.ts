import type { Piece } from '../../../kit/stage/atlas.ts'
import { BRASS, box, brass, disc, globe, linear } from '../../../kit/stage/paint.ts'

/** The parts of a cannon. Sizes are units of the world. */
export const cannonPieces: readonly Piece[] = [
  {
    ...{ name: 'cannon-base', width: 132, height: 132 },
    draw: pen => {
      pen.translate(66, 66)
      pen.shadowColor = '#00000090'
      pen.shadowBlur = 12 * pen.getTransform().a
      disc(pen, 0, 0, 54, '#1c130a')
      pen.shadowBlur = 0
      disc(pen, 0, 0, 54, brass(pen, [-54, -54], [54, 54]))
      disc(pen, 0, 0, 45, '#241708')
      disc(
        pen,
        0,
        0,
        43,
        globe(pen, 0, 0, 43, [
          [0, '#7b5a2a'],
          [0.6, '#3b2812'],
          [1, '#160d04'],
        ]),
      )
      for (let i = 0; i < 12; i++) {
        const turn = (i * Math.PI) / 6
        disc(pen, 49.5 * Math.cos(turn), 49.5 * Math.sin(turn), 2.6, i % 3 === 0 ? BRASS[4] : BRASS[1])
      }
    },
  },
  {
    ...{ name: 'cannon-ring', width: 132, height: 132 },
    draw: pen => {
      pen.translate(66, 66)
      pen.lineWidth = 4
      pen.strokeStyle = '#ffffff'
      pen.shadowColor = '#ffffff'
      pen.shadowBlur = 9 * pen.getTransform().a
      pen.beginPath()
      pen.arc(0, 0, 37, 0, 2 * Math.PI)
      pen.stroke()
    },
  },
  {
    ...{ name: 'cannon-barrel', width: 150, height: 70 },
    draw: pen => {
      pen.translate(0, 35)
      const metal = linear(
        pen,
        [0, -26],
        [0, 26],
        [
          ...([
            [0, BRASS[0]],
            [0.14, BRASS[2]],
            [0.3, BRASS[4]],
            [0.48, BRASS[2]],
          ] as const),
          ...([
            [0.8, BRASS[1]],
            [1, BRASS[0]],
          ] as const),
        ],
      )
      pen.shadowColor = '#000000a0'
      pen.shadowBlur = 9 * pen.getTransform().a
      pen.fillStyle = metal
      pen.beginPath()
      pen.moveTo(10, -25)
      pen.quadraticCurveTo(60, -25, 128, -17)
      pen.lineTo(128, 17)
      pen.quadraticCurveTo(60, 25, 10, 25)
      pen.closePath()
      pen.fill()
      pen.shadowBlur = 0
      for (const [x, w, h] of [
        [8, 14, 56],
        [56, 9, 50],
        [120, 16, 46],
      ] as const) {
        box(pen, x, -h / 2, w, h, 5)
        pen.fill()
        pen.strokeStyle = '#2a190660'
        pen.lineWidth = 1.2
        pen.stroke()
      }
      pen.fillStyle = '#140b03'
      box(pen, 132, -14, 5, 28, 2)
      pen.fill()
      disc(
        pen,
        30,
        0,
        17,
        globe(pen, 30, 0, 17, [
          [0, '#fffbe6'],
          [0.35, '#f7e2a0'],
          [0.75, '#a97a2a'],
          [1, '#3d2508'],
        ]),
      )
    },
  },
  {
    ...{ name: 'gem', width: 40, height: 40 },
    draw: pen =>
      disc(
        pen,
        20,
        20,
        15,
        globe(pen, 20, 20, 15, [
          [0, '#ffffff'],
          [0.3, '#ffffffd0'],
          [0.8, '#ffffff70'],
          [1, '#ffffff20'],
        ]),
      ),
  },
]
