/** Size of the world in its own units; y grows downwards (rooms book 2.6). */
export const WORLD = { width: 1_600, height: 900 } as const

export interface Place {
  x: number
  y: number
}

/** A way through the world: six control points, passed at even times. Times are of the scene, in milliseconds. */
export interface Path {
  t0Ms: number
  crossMs: number
  xs: readonly number[]
  ys: readonly number[]
  /** From right to left: x is counted from the other side. */
  isMirrored: boolean
}

const SEGMENTS = 5

/** Point at `f` from 0 to 1 of the way from `p1` to `p2` on a uniform Catmull-Rom curve. */
function between(p0: number, p1: number, p2: number, p3: number, f: number): number {
  const square = p0 + p0 - 5 * p1 + 4 * p2 - p3
  const cube = 3 * (p1 - p2) + p3 - p0
  return (p1 + p1 + f * (p2 - p0 + f * (square + f * cube))) / 2
}

function along(points: readonly number[], segment: number, f: number): number {
  const p1 = points[segment]!
  const p2 = points[segment + 1]!
  const p0 = segment === 0 ? p1 + p1 - p2 : points[segment - 1]!
  const p3 = segment === SEGMENTS - 1 ? p2 + p2 - p1 : points[segment + 2]!
  return between(p0, p1, p2, p3, f)
}

/** True while the path is being followed. */
export const isUnderway = ({ t0Ms, crossMs }: Path, sceneMs: number): boolean =>
  sceneMs >= t0Ms && sceneMs < t0Ms + crossMs

/**
 * Place at a scene time within the life of the path. Plus, minus, times and divided by on doubles, in this order alone,
 * so that server and browser find the same bits.
 */
export function placeAt(path: Path, sceneMs: number): Place {
  const u = (SEGMENTS * (sceneMs - path.t0Ms)) / path.crossMs
  const segment = Math.min(SEGMENTS - 1, Math.max(0, Math.floor(u)))
  const f = u - segment
  const x = along(path.xs, segment, f)
  return { x: path.isMirrored ? WORLD.width - x : x, y: along(path.ys, segment, f) }
}

/** Prey is seen, and met, inside the world alone. */
export const isInside = ({ x, y }: Place): boolean => x >= 0 && x <= WORLD.width && y >= 0 && y <= WORLD.height
