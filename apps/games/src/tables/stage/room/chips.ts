import type { Pen } from '../../../kit/stage/paint.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import { ring } from './rings.ts'

const R = 0.19
const THICK = 0.052

interface Stack {
  x: number
  y: number
  count: number
  colour: string
}

/** Stacks of cheques that belong to the table; they stand for no bet. */
export function paintChips(pen: Pen, eye: Eye, stacks: readonly Stack[]): void {
  for (const { x, y, count, colour } of [...stacks].sort((a, b) => b.y - a.y)) {
    pen.save()
    pen.shadowColor = '#000000b0'
    pen.shadowBlur = eye.lens.unitPx * 0.12
    pen.shadowOffsetX = eye.lens.unitPx * 0.05
    pen.shadowOffsetY = eye.lens.unitPx * 0.05
    pen.fillStyle = '#000000'
    pen.fill(ring(eye, R, 0, x, y))
    pen.restore()
    for (let i = 0; i < count; i++) paintChip(pen, eye, x, y, i * THICK, colour, i === count - 1)
  }
}

function paintChip(pen: Pen, eye: Eye, x: number, y: number, z: number, colour: string, isTop: boolean): void {
  pen.fillStyle = '#0009'
  pen.fill(ring(eye, R, z, x, y))
  for (let k = 1; k <= 4; k++) {
    pen.fillStyle = colour
    pen.fill(ring(eye, R, z + (THICK * 0.8 * k) / 4, x, y))
  }
  const at = eye.see(x, y, z)
  const shade = pen.createLinearGradient(at.x - R * at.scale, 0, at.x + R * at.scale, 0)
  for (const [stop, tone] of [
    [0, '#00000080'],
    [0.3, '#ffffff38'],
    [0.55, '#ffffff00'],
    [1, '#000000a0'],
  ] as const)
    shade.addColorStop(stop, tone)
  pen.fillStyle = shade
  pen.fill(ring(eye, R, z + THICK * 0.5, x, y))
  if (!isTop) return
  const top = z + THICK
  pen.fillStyle = colour
  pen.fill(ring(eye, R, top, x, y))
  pen.save()
  pen.clip(ring(eye, R, top, x, y))
  pen.strokeStyle = '#f6efdc'
  pen.setLineDash([R * at.scale * 0.34, R * at.scale * 0.44])
  pen.lineWidth = R * at.scale * 0.3
  pen.stroke(ring(eye, R, top, x, y))
  pen.restore()
  pen.lineWidth = 1
  pen.strokeStyle = '#ffffff70'
  pen.stroke(ring(eye, R * 0.62, top, x, y))
}

/** Three groups of stacks to either side of what stands in the middle. */
export const sideChips = (far: number): Stack[] =>
  [-1, 1].flatMap(side =>
    [
      [0, 0.2, 9, '#a3202e'],
      [0.44, 0.34, 7, '#1f4f9a'],
      [0.2, -0.22, 11, '#1d7a52'],
      [0.66, -0.1, 5, '#22252b'],
      [-0.28, -0.12, 6, '#c99b3f'],
    ].map(([x, y, count, colour]) => ({
      ...{ x: side * (far + (x as number)), y: y as number, count: count as number, colour: colour as string },
    })),
  )
