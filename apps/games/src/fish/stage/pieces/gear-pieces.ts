import type { Piece } from '../../../kit/stage/atlas.ts'
import { disc, linear, radial } from '../../../kit/stage/paint.ts'

/** Cannons, bullets, nets and light: what every title has. Sizes are units of the world. */
export const gearPieces: readonly Piece[] = [
  {
    ...{ name: 'white', width: 8, height: 8 },
    draw: pen => {
      pen.fillStyle = '#ffffff'
      pen.fillRect(-4, -4, 16, 16)
    },
  },
  {
    ...{ name: 'bullet', width: 84, height: 34 },
    draw: pen => {
      pen.translate(0, 17)
      pen.fillStyle = linear(
        pen,
        [0, 0],
        [74, 0],
        [
          [0, '#ffffff00'],
          [0.55, '#ffffff38'],
          [1, '#ffffffb0'],
        ],
      )
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.quadraticCurveTo(50, -13, 70, -11)
      pen.arc(70, 0, 11, -Math.PI / 2, Math.PI / 2)
      pen.quadraticCurveTo(50, 13, 0, 0)
      pen.fill()
      disc(
        pen,
        68,
        0,
        12,
        radial(pen, 68, 0, 12, [
          [0, '#ffffff'],
          [0.45, '#ffffff'],
          [1, '#ffffff00'],
        ]),
      )
    },
  },
  {
    ...{ name: 'net', width: 200, height: 200 },
    draw: pen => {
      pen.translate(100, 100)
      pen.strokeStyle = '#ffffff'
      pen.lineCap = 'round'
      pen.shadowColor = '#ffffff'
      pen.shadowBlur = 5 * pen.getTransform().a
      const spokes = 12
      const point = (i: number, r: number) =>
        [r * Math.cos((i * 2 * Math.PI) / spokes), r * Math.sin((i * 2 * Math.PI) / spokes)] as const
      pen.globalAlpha = 0.75
      pen.lineWidth = 1.6
      for (let i = 0; i < spokes; i++) {
        pen.beginPath()
        pen.moveTo(...point(i, 10))
        pen.lineTo(...point(i, 88))
        pen.stroke()
      }
      for (const r of [22, 40, 60, 84]) {
        pen.lineWidth = r === 84 ? 3.4 : 1.8
        pen.beginPath()
        pen.moveTo(...point(0, r))
        for (let i = 1; i <= spokes; i++) {
          const [x, y] = point(i, r)
          const [mx, my] = point(i - 0.5, r * 0.88)
          pen.quadraticCurveTo(mx, my, x, y)
        }
        pen.stroke()
      }
      for (let i = 0; i < spokes; i++) disc(pen, ...point(i, 84), 4, '#ffffff')
    },
  },
  {
    ...{ name: 'ring', width: 160, height: 160 },
    draw: pen =>
      disc(
        pen,
        80,
        80,
        80,
        radial(pen, 80, 80, 80, [
          [0, '#ffffff00'],
          [0.72, '#ffffff00'],
          [0.88, '#ffffffd0'],
          [0.93, '#ffffff80'],
          [1, '#ffffff00'],
        ]),
      ),
  },
  {
    ...{ name: 'glow', width: 96, height: 96 },
    draw: pen =>
      disc(
        pen,
        48,
        48,
        48,
        radial(pen, 48, 48, 48, [
          [0, '#ffffff'],
          [0.25, '#ffffff8c'],
          [0.6, '#ffffff26'],
          [1, '#ffffff00'],
        ]),
      ),
  },
  {
    ...{ name: 'bubble', width: 40, height: 40 },
    draw: pen => {
      disc(
        pen,
        20,
        20,
        17,
        radial(pen, 20, 20, 17, [
          [0, '#ffffff08'],
          [0.75, '#ffffff18'],
          [0.95, '#ffffff90'],
          [1, '#ffffff00'],
        ]),
      )
      disc(pen, 14, 13, 4, '#ffffffc0')
    },
  },
  {
    ...{ name: 'spark', width: 40, height: 40 },
    draw: pen => {
      pen.translate(20, 20)
      pen.fillStyle = radial(pen, 0, 0, 20, [
        [0, '#ffffff'],
        [0.3, '#ffffffd0'],
        [1, '#ffffff00'],
      ])
      pen.beginPath()
      for (let i = 0; i < 8; i++) {
        const r = i % 2 === 0 ? 20 : 3.4
        pen.lineTo(Math.cos((i * Math.PI) / 4) * r, Math.sin((i * Math.PI) / 4) * r)
      }
      pen.fill()
    },
  },
  {
    ...{ name: 'ray', width: 64, height: 128 },
    draw: pen => {
      pen.fillStyle = linear(
        pen,
        [0, 0],
        [64, 0],
        [
          [0, '#ffffff00'],
          [0.5, '#ffffff'],
          [1, '#ffffff00'],
        ],
      )
      pen.fillRect(0, 0, 64, 128)
      pen.globalCompositeOperation = 'destination-in'
      pen.fillStyle = linear(
        pen,
        [0, 0],
        [0, 128],
        [
          [0, '#ffffff'],
          [1, '#ffffff00'],
        ],
      )
      pen.fillRect(0, 0, 64, 128)
    },
  },
  {
    ...{ name: 'beam', width: 32, height: 32 },
    draw: pen => {
      pen.fillStyle = linear(
        pen,
        [0, 0],
        [0, 32],
        [
          [0, '#ffffff00'],
          [0.3, '#ffffff48'],
          [0.46, '#ffffff'],
          [0.54, '#ffffff'],
          [0.7, '#ffffff48'],
          [1, '#ffffff00'],
        ],
      )
      pen.fillRect(-4, 0, 40, 32)
    },
  },
  {
    ...{ name: 'aim', width: 120, height: 120 },
    draw: pen => {
      pen.translate(60, 60)
      pen.strokeStyle = '#ffffff'
      pen.lineCap = 'round'
      pen.lineWidth = 4
      pen.shadowColor = '#000000a0'
      pen.shadowBlur = 4 * pen.getTransform().a
      for (let i = 0; i < 4; i++) {
        pen.beginPath()
        pen.arc(0, 0, 46, i * (Math.PI / 2) + 0.28, (i + 1) * (Math.PI / 2) - 0.28)
        pen.stroke()
        pen.beginPath()
        pen.moveTo(38 * Math.cos(i * (Math.PI / 2)), 38 * Math.sin(i * (Math.PI / 2)))
        pen.lineTo(55 * Math.cos(i * (Math.PI / 2)), 55 * Math.sin(i * (Math.PI / 2)))
        pen.stroke()
      }
    },
  },
]
