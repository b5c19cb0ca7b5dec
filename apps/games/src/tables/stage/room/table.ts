import { addGrain, alpha, BRASS, linear, type Pen, radial } from '../../../kit/stage/paint.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import { scatter } from '../../../kit/stage/timeline.ts'
import type { Size } from '../scene.ts'
import { halfWidth } from './eye.ts'

export interface Cloth {
  light: string
  mid: string
  dark: string
}

export const GREEN: Cloth = { light: '#2f8a68', mid: '#14553f', dark: '#06241a' }

/** An outline on the table: a rectangle whose corners are round, grown by some units. */
function outline(eye: Eye, halfX: number, halfY: number, grown: number): Path2D {
  const path = new Path2D()
  for (let i = 0; i <= 160; i++) {
    const angle = (i / 160) * 2 * Math.PI
    const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.42
    const spot = eye.see((halfX + grown) * round(Math.cos(angle)), (halfY + grown) * round(Math.sin(angle)))
    if (i === 0) path.moveTo(spot.x, spot.y)
    else path.lineTo(spot.x, spot.y)
  }
  path.closePath()
  return path
}

/** Half the table, in units, as it fits a stage. */
const tableHalf = (size: Size) => ({ x: Math.max(3, halfWidth(size) * 0.93 - 0.35), y: 1.72 })

/** Wood, brass and cloth under a lamp; `print` is what stands on the cloth. */
export function tableSteps(size: Size, eye: Eye, cloth: Cloth, print: (pen: Pen) => void): ((pen: Pen) => void)[] {
  const { x, y } = tableHalf(size)
  const edge = (grown: number) => outline(eye, x, y, grown)
  const middle = eye.see(0, 0.1)
  return [
    pen => {
      pen.shadowColor = '#000000'
      pen.shadowBlur = 40
      pen.shadowOffsetY = 14
      pen.fillStyle = '#120803'
      pen.fill(edge(0.36))
    },
    pen => wood(pen, size, edge(0.34)),
    pen => {
      pen.lineWidth = Math.max(1.5, size.height * 0.006)
      pen.strokeStyle = linear(
        pen,
        [0, size.height * 0.2],
        [size.width, size.height],
        [
          [0, BRASS[2]],
          [0.3, BRASS[3]],
          [0.5, BRASS[1]],
          [0.7, BRASS[4]],
          [1, BRASS[1]],
        ],
      )
      pen.stroke(edge(0.06))
      pen.fillStyle = '#03120c'
      pen.fill(edge(0.03))
    },
    pen => {
      pen.clip(edge(0))
      pen.translate(middle.x, middle.y)
      pen.scale(1.9, 0.82)
      pen.fillStyle = radial(pen, 0, 0, size.height * 0.86, [
        [0, cloth.light],
        [0.42, cloth.mid],
        [1, cloth.dark],
      ])
      pen.fillRect(-size.width, -size.height, size.width * 2, size.height * 2)
    },
    pen => {
      pen.clip(edge(0))
      addGrain(pen, size.width, size.height, 0.2)
      print(pen)
    },
    pen => {
      pen.clip(edge(0))
      pen.shadowColor = '#000000d0'
      pen.shadowBlur = size.height * 0.05
      pen.shadowOffsetY = size.height * 0.012
      pen.strokeStyle = '#000000'
      pen.lineWidth = size.height * 0.02
      pen.stroke(edge(0.05))
    },
  ]
}

function wood(pen: Pen, { width, height }: Size, rail: Path2D): void {
  pen.save()
  pen.clip(rail)
  pen.fillStyle = linear(
    pen,
    [0, height * 0.15],
    [0, height],
    [
      [0, '#8a4a22'],
      [0.25, '#4a2210'],
      [0.7, '#5c2c14'],
      [0.93, '#a4612f'],
      [1, '#3a190a'],
    ],
  )
  pen.fillRect(0, 0, width, height)
  pen.lineWidth = 1
  for (let i = 0; i < 150; i++) {
    const y = scatter(i, 5) * height
    pen.strokeStyle = alpha(i % 3 === 0 ? '#1d0b04' : '#c98a52', 0.1 + 0.12 * scatter(i, 6))
    pen.beginPath()
    pen.moveTo(0, y)
    pen.bezierCurveTo(width * 0.3, y + 9 * scatter(i, 7), width * 0.7, y - 9 * scatter(i, 8), width, y + 4)
    pen.stroke()
  }
  pen.restore()
  pen.lineWidth = 2
  pen.strokeStyle = '#f3c58a55'
  pen.stroke(rail)
}
