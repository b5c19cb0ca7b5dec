import { addGrain, alpha, BRASS, brass, disc, linear, type Pen, radial } from '../../../kit/stage/paint.ts'
import type { Size } from '../scene.ts'
import { wheelPlace } from './pieces.ts'

const BULBS = 44

/** Places of the bulbs around the wheel, from left to right over its top. */
export function bulbPlaces(size: Size): { x: number; y: number }[] {
  const { x, y, r } = wheelPlace(size)
  return Array.from({ length: BULBS }, (_, i) => {
    const angle = Math.PI * (1 + (i + 0.5) / BULBS)
    return { x: x + Math.cos(angle) * r * 1.062, y: y + Math.sin(angle) * r * 1.062 }
  }).filter(place => place.y < size.height + 10)
}

/** A stage with a curtain and lights, and the frame that the wheel turns in. */
export function wheelBackdrop(size: Size): ((pen: Pen) => void)[] {
  const { width, height } = size
  const { x, y, r } = wheelPlace(size)
  return [
    pen => {
      const fold = height * 0.16
      pen.fillStyle = '#1d0722'
      pen.fillRect(0, 0, width, height)
      for (let left = (width / 2) % fold; left < width + fold; left += fold)
        for (const side of [left - fold]) {
          pen.fillStyle = linear(
            pen,
            [side, 0],
            [side + fold, 0],
            [
              [0, '#0e0312'],
              [0.3, '#4a1450'],
              [0.48, '#6d2273'],
              [0.7, '#36103c'],
              [1, '#0e0312'],
            ],
          )
          pen.fillRect(side, 0, fold + 1, height)
        }
    },
    pen => {
      pen.fillStyle = linear(
        pen,
        [0, 0],
        [0, height],
        [
          [0, '#00000099'],
          [0.35, '#00000022'],
          [1, '#000000c0'],
        ],
      )
      pen.fillRect(0, 0, width, height)
      pen.globalCompositeOperation = 'lighter'
      for (const side of [-1, 1]) {
        pen.save()
        pen.translate(x + side * width * 0.36, -height * 0.1)
        pen.rotate(side * 0.5)
        pen.fillStyle = linear(
          pen,
          [0, 0],
          [0, height * 1.3],
          [
            [0, '#ffd9a026'],
            [1, '#ffd9a000'],
          ],
        )
        pen.beginPath()
        pen.moveTo(-8, 0)
        pen.lineTo(8, 0)
        pen.lineTo(height * 0.34, height * 1.4)
        pen.lineTo(-height * 0.34, height * 1.4)
        pen.fill()
        pen.restore()
      }
      pen.fillStyle = radial(pen, x, y, r * 1.7, [
        [0.5, '#ffb86b50'],
        [0.75, '#ff9a4a1c'],
        [1, '#ff9a4a00'],
      ])
      pen.fillRect(0, 0, width, height)
    },
    pen => {
      addGrain(pen, width, height, 0.12)
      pen.shadowColor = '#000000'
      pen.shadowBlur = height * 0.1
      pen.shadowOffsetX = height * 0.03
      pen.shadowOffsetY = height * 0.03
      disc(pen, x, y, r * 1.115, '#1a0c04')
      pen.shadowColor = 'transparent'
      disc(pen, x, y, r * 1.115, brass(pen, [x - r, y - r], [x + r, y]))
      disc(pen, x, y, r * 1.098, '#2a0b10')
      disc(
        pen,
        x,
        y,
        r * 1.098,
        radial(pen, x, y, r * 1.1, [
          [0.92, '#1d0509'],
          [0.955, '#7d1726'],
          [0.985, '#5a0f1b'],
          [1, '#2a070d'],
        ]),
      )
      disc(pen, x, y, r * 1.025, BRASS[1])
      disc(pen, x, y, r * 1.012, '#050202')
      for (const bulb of bulbPlaces(size)) {
        disc(pen, bulb.x, bulb.y, r * 0.017, BRASS[0])
        disc(pen, bulb.x, bulb.y, r * 0.013, alpha('#ffe6b0', 0.85))
      }
    },
  ]
}
