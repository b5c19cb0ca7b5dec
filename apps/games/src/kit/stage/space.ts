/** A point above the table: to the right, away from the eye, upwards. */
export interface Point {
  x: number
  y: number
  z: number
}

/** A point of the picture, in pixels, and pixels a unit there. */
export interface Spot {
  x: number
  y: number
  scale: number
}

export interface Lens {
  /** Radians that the eye looks down by. */
  pitch: number
  /** Units from the eye to the middle of the table. */
  distance: number
  /** Pixels a unit at the middle. */
  unitPx: number
  /** Where the middle stands, in pixels. */
  middleX: number
  middleY: number
}

/** A pinhole eye that looks at the middle of a table. */
export class Eye {
  readonly lens: Lens
  readonly #sin: number
  readonly #cos: number

  constructor(lens: Lens) {
    this.lens = lens
    this.#sin = Math.sin(lens.pitch)
    this.#cos = Math.cos(lens.pitch)
  }

  see(x: number, y: number, z = 0): Spot {
    const { distance, unitPx, middleX, middleY } = this.lens
    const depth = distance + y * this.#cos - z * this.#sin
    const scale = (unitPx * distance) / depth
    return { x: middleX + x * scale, y: middleY - (y * this.#sin + z * this.#cos) * scale, scale }
  }
}

/** Turns a point about the upright axis, counted from x towards y. */
export function turned({ x, y, z }: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos, z }
}

/** Turns a point about an axis of length one through the origin (Rodrigues' formula). */
export function turnedAbout(point: Point, axis: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const along = (point.x * axis.x + point.y * axis.y + point.z * axis.z) * (1 - cos)
  return {
    x: point.x * cos + (axis.y * point.z - axis.z * point.y) * sin + axis.x * along,
    y: point.y * cos + (axis.z * point.x - axis.x * point.z) * sin + axis.y * along,
    z: point.z * cos + (axis.x * point.y - axis.y * point.x) * sin + axis.z * along,
  }
}

/** Twice the area of a shape on the picture: positive where it is seen from its front. */
export const windingOf = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
