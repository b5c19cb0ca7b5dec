import { addGrain, BRASS, disc, linear, type Pen, radial } from '../../../kit/stage/paint.ts'
import { Eye } from '../../../kit/stage/space.ts'
import { scatter } from '../../../kit/stage/timeline.ts'
import { ring } from '../room/rings.ts'
import type { Size } from '../scene.ts'

/** Radius of the toy ring. */
const RING_R = 2.15

export const yardEye = ({ width, height }: Size): Eye =>
  new Eye({
    pitch: 0.31,
    distance: 9,
    unitPx: Math.min(height / 4, width / 5.4),
    middleX: width / 2,
    middleY: height * 0.75,
  })

export const yardBackdrop = (size: Size): ((pen: Pen) => void)[] => {
  const eye = yardEye(size)
  return [pen => wall(pen, size), pen => shelves(pen, size), pen => bench(pen, size), pen => drum(pen, size, eye)]
}

function wall(pen: Pen, { width, height }: Size): void {
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [0, height * 0.75],
    [
      [0, '#0d0f16'],
      [0.5, '#2a2230'],
      [1, '#4a3024'],
    ],
  )
  pen.fillRect(0, 0, width, height)
  pen.globalCompositeOperation = 'lighter'
  for (const [at, strength] of [
    [0.5, 0.5],
    [0.16, 0.3],
    [0.84, 0.3],
  ] as const) {
    pen.fillStyle = radial(pen, width * at, -height * 0.05, height * 0.85, [
      [0, `rgb(255 190 110 / ${strength})`],
      [0.5, `rgb(255 150 70 / ${strength * 0.25})`],
      [1, 'rgb(255 150 70 / 0)'],
    ])
    pen.fillRect(0, 0, width, height)
  }
}

/** Shelves with things of tin, too dark to be told. */
function shelves(pen: Pen, { width, height }: Size): void {
  for (const y of [height * 0.24, height * 0.47]) {
    pen.fillStyle = '#120b08cc'
    for (let i = 0; i < width / (height * 0.09); i++) {
      const [x, h] = [i * height * 0.09, height * (0.05 + 0.1 * scatter(i, y))]
      if (scatter(i, y + 1) < 0.25) continue
      if (scatter(i, y + 2) < 0.4) disc(pen, x, y - h / 2, h / 2, '#120b08cc')
      else pen.fillRect(x, y - h, height * 0.06, h)
    }
    pen.fillStyle = linear(
      pen,
      [0, y],
      [0, y + height * 0.03],
      [
        [0, '#6b3f20'],
        [0.2, '#3a2010'],
        [1, '#120a05'],
      ],
    )
    pen.fillRect(0, y, width, height * 0.028)
  }
  addGrain(pen, width, height, 0.14)
}

function bench(pen: Pen, { width, height }: Size): void {
  const y = height * 0.6
  pen.fillStyle = linear(
    pen,
    [0, y],
    [0, height],
    [
      [0, '#2c170b'],
      [0.25, '#6a3c1d'],
      [1, '#1c0e06'],
    ],
  )
  pen.fillRect(0, y, width, height)
  for (let i = 0; i < 40; i++) {
    const at = y + (height - y) * scatter(i, 11) ** 1.4
    pen.strokeStyle = i % 2 === 0 ? '#00000038' : '#ffb87014'
    pen.lineWidth = 1 + 2 * scatter(i, 12)
    pen.beginPath()
    pen.moveTo(0, at)
    pen.bezierCurveTo(width * 0.3, at + 4, width * 0.6, at - 4, width, at + 2)
    pen.stroke()
  }
}

/** The ring: a drum of painted tin, a star on its top. */
function drum(pen: Pen, { width, height }: Size, eye: Eye): void {
  pen.save()
  pen.shadowColor = '#000000'
  pen.shadowBlur = height * 0.12
  pen.shadowOffsetY = height * 0.05
  pen.fillStyle = '#0a0504'
  pen.fill(ring(eye, RING_R + 0.1, -0.42))
  pen.restore()
  const left = eye.see(-RING_R, 0).x
  const right = eye.see(RING_R, 0).x
  for (let i = 0; i <= 16; i++) {
    pen.fillStyle = linear(
      pen,
      [left, 0],
      [right, 0],
      [
        [0, '#2a0509'],
        [0.2, '#a51f30'],
        [0.32, '#e0525c'],
        [0.5, '#9c1a2a'],
        [0.85, '#5a0c18'],
        [1, '#1c0305'],
      ],
    )
    pen.fill(ring(eye, RING_R + 0.04, -0.42 + 0.42 * (i / 16)))
  }
  for (let i = 0; i < 30; i++) {
    const angle = Math.PI + (i / 29) * Math.PI
    const spot = eye.see((RING_R + 0.05) * Math.cos(angle), (RING_R + 0.05) * Math.sin(angle), -0.2)
    disc(pen, spot.x, spot.y, eye.lens.unitPx * 0.05, BRASS[3])
  }
  const top = ring(eye, RING_R, 0)
  const middle = eye.see(0, 0.4)
  pen.save()
  pen.translate(middle.x, middle.y)
  pen.scale(1, 0.45)
  pen.fillStyle = radial(pen, 0, 0, eye.lens.unitPx * RING_R * 1.1, [
    [0, '#f6dcae'],
    [0.5, '#cf9c5c'],
    [1, '#6e4220'],
  ])
  pen.restore()
  pen.fill(top)
  pen.save()
  pen.clip(top)
  pen.fillStyle = '#a51f3036'
  pen.beginPath()
  for (let i = 0; i < 10; i++) {
    const [r, angle] = [i % 2 === 0 ? 1.75 : 0.76, (i * Math.PI) / 5 + Math.PI / 2]
    const spot = eye.see(r * Math.cos(angle), r * Math.sin(angle))
    pen.lineTo(spot.x, spot.y)
  }
  pen.fill()
  addGrain(pen, width, height, 0.2)
  pen.restore()
  pen.lineWidth = eye.lens.unitPx * 0.06
  pen.strokeStyle = linear(
    pen,
    [left, 0],
    [right, 0],
    [
      [0, BRASS[0]],
      [0.25, BRASS[3]],
      [0.4, BRASS[1]],
      [0.7, BRASS[4]],
      [1, BRASS[0]],
    ],
  )
  pen.stroke(top)
}
