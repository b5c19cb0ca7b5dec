import type { Pen } from '../../../kit/stage/paint.ts'
import type { Eye } from '../../../kit/stage/space.ts'

/** A level circle in space, as the eye sees it. */
export function ring(eye: Eye, r: number, z: number, x = 0, y = 0): Path2D {
  const path = new Path2D()
  for (let i = 0; i <= 96; i++) {
    const angle = (i / 96) * 2 * Math.PI
    const spot = eye.see(x + r * Math.cos(angle), y + r * Math.sin(angle), z)
    if (i === 0) path.moveTo(spot.x, spot.y)
    else path.lineTo(spot.x, spot.y)
  }
  path.closePath()
  return path
}

/** Shading around a round thing: where light and shade fall as the angle goes round, clockwise from the right. */
export function around(
  pen: Pen,
  eye: Eye,
  stops: readonly (readonly [at: number, colour: string])[],
  from = 0,
): CanvasGradient {
  const middle = eye.see(0, 0)
  const gradient = pen.createConicGradient(from, middle.x, middle.y)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}
