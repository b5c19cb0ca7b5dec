import type { Pen } from '../../../kit/stage/paint.ts'
import type { Eye } from '../../../kit/stage/space.ts'

/** Colour of what is printed on a cloth. */
export const PRINT = '#e7c877'

/** Draws on the table: the pen's units are hundredths of the table's around a point, flattened as the table is seen there. */
export function onTable(pen: Pen, eye: Eye, x: number, y: number, draw: () => void): void {
  const [at, right, near] = [eye.see(x, y), eye.see(x + 0.5, y), eye.see(x, y - 0.5)]
  pen.save()
  pen.transform(
    ...([(right.x - at.x) / 50, (right.y - at.y) / 50, (near.x - at.x) / 50] as const),
    ...([(near.y - at.y) / 50, at.x, at.y] as const),
  )
  draw()
  pen.restore()
}

/** Traces a line on the table through points of it. */
export function printLine(pen: Pen, eye: Eye, points: readonly (readonly [number, number])[], width: number): void {
  pen.beginPath()
  for (const [x, y] of points) {
    const spot = eye.see(x, y)
    pen.lineTo(spot.x, spot.y)
  }
  pen.lineWidth = width
  pen.strokeStyle = PRINT
  pen.stroke()
}

/** Points of an arc on the table. */
export const arcPoints = (x: number, y: number, rx: number, ry: number, from: number, to: number) =>
  Array.from({ length: 49 }, (_, i) => {
    const angle = from + ((to - from) * i) / 48
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const
  })

/** Points around a rectangle on the table. */
export const framePoints = (x: number, y: number, width: number, depth: number) => {
  const [w, d] = [width / 2, depth / 2]
  return [
    [x - w, y - d],
    [x + w, y - d],
    [x + w, y + d],
    [x - w, y + d],
    [x - w, y - d],
  ] as (readonly [number, number])[]
}
