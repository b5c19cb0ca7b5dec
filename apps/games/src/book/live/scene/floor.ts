/** A point of a picture, and how large things are drawn there. */
export interface Drawn {
  x: number
  y: number
  scale: number
}

/** Every picture has this size, in units of its drawing. */
export const pictureSize = { width: 320, height: 180 } as const

/** Where a floor lies in its picture: its far and its near edge, how wide the near edge is, and how much the far one shrinks. */
export interface FloorShape {
  farY: number
  nearY: number
  nearWidth: number
  depth: number
}

/** A floor as a camera above its near side sees it. `u` runs along the floor from left to right, `v` from far to near, both from 0 to 1. */
export class Floor {
  readonly #shape: FloorShape
  readonly #horizon: number

  constructor(shape: FloorShape) {
    this.#shape = shape
    const { farY, nearY, depth } = shape
    this.#horizon = (farY * (1 + depth) - nearY) / depth
  }

  at(u: number, v: number, height = 0): Drawn {
    const { nearY, nearWidth, depth } = this.#shape
    const scale = 1 / (1 + depth * (1 - v))
    const y = this.#horizon + (nearY - this.#horizon) * scale - height * scale
    return { x: pictureSize.width / 2 + (u - 0.5) * nearWidth * scale, y, scale }
  }

  /** The outline through points of the floor, as the path of an SVG. */
  path(points: readonly (readonly [u: number, v: number, height?: number])[], isClosed = false): string {
    const text = points.map(([u, v, height]) => {
      const { x, y } = this.at(u, v, height)
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return `M${text.join('L')}${isClosed ? 'z' : ''}`
  }

  rectangle(u: number, v: number, toU: number, toV: number): string {
    return this.path(
      [
        [u, v],
        [toU, v],
        [toU, toV],
        [u, toV],
      ],
      true,
    )
  }

  /** A part of an ellipse; angles are in turns, from the right and towards the near side. */
  arc(u: number, v: number, radiusU: number, radiusV: number, fromTurn = 0, toTurn = 1): string {
    const steps = Math.ceil(32 * Math.abs(toTurn - fromTurn))
    return this.path(
      Array.from({ length: steps + 1 }, (_, step) => {
        const angle = 2 * Math.PI * (fromTurn + ((toTurn - fromTurn) * step) / steps)
        return [u + radiusU * Math.cos(angle), v + radiusV * Math.sin(angle)] as const
      }),
    )
  }
}
