import { Container } from 'pixi.js'
import { flat, Sheet } from '../../../kit/stage/sheet.ts'
import type { Eye, Point } from '../../../kit/stage/space.ts'
import type { Tools } from '../scene.ts'
import { type DiePose, HALF, SIDES } from './tumble.ts'

/** Where the key light comes from. */
const LIGHT: Point = { x: -0.42, y: -0.2, z: 0.88 }

/** Two edges of a side, so that its picture lies on it from its left and from its top. */
const edges: readonly (readonly [across: Point, down: Point])[] = [
  [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: -1, z: 0 },
  ],
  [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 0, z: -1 },
  ],
  [
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: -1 },
  ],
  [
    { x: 0, y: -1, z: 0 },
    { x: 0, y: 0, z: -1 },
  ],
  [
    { x: -1, y: 0, z: 0 },
    { x: 0, y: 0, z: -1 },
  ],
  [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
  ],
]

/** A die in space with its shadow. */
export class DieActor {
  readonly view = new Container()
  readonly #tools: Tools
  readonly #eye: Eye
  readonly #shadow: Sheet
  readonly #sides: Sheet[]

  constructor(tools: Tools, eye: Eye) {
    this.#tools = tools
    this.#eye = eye
    this.#shadow = new Sheet(tools.texture('shadow'))
    this.#sides = SIDES.map(() => new Sheet(tools.texture('die-1'), 2, 2))
    this.view.addChild(this.#shadow.view, ...this.#sides.map(side => side.view))
  }

  /** @param ground height of what it lies on; faces are those of its sides */
  draw(pose: DiePose, faces: readonly number[], ground: number): void {
    for (const [i, side] of this.#sides.entries()) {
      const [across, down] = edges[i]!
      const out = SIDES[i]!
      const isSeen = side.shape(this.#eye, (u, v) => {
        const [a, d] = [(u - 0.5) * 2 * HALF, (v - 0.5) * 2 * HALF]
        const { x, y, z } = pose.turn({
          x: out.x * HALF + across.x * a + down.x * d,
          y: out.y * HALF + across.y * a + down.y * d,
          z: out.z * HALF + across.z * a + down.z * d,
        })
        return { x: pose.x + x, y: pose.y + y, z: ground + pose.z + z }
      })
      side.view.visible = isSeen
      if (!isSeen) continue
      side.view.texture = this.#tools.texture(`die-${faces[i]!}`)
      const normal = pose.turn(out)
      const light = Math.max(0, normal.x * LIGHT.x + normal.y * LIGHT.y + normal.z * LIGHT.z)
      const lit = Math.round(255 * Math.min(1, 0.5 + 0.56 * light))
      side.view.tint = (lit << 16) | (lit << 8) | Math.round(lit * 0.97)
    }
    const height = Math.max(0, pose.z - HALF)
    const middle = { x: pose.x + 0.1 + height * 0.3, y: pose.y - 0.08 - height * 0.2, z: ground + 0.005 }
    this.#shadow.shape(this.#eye, flat(middle, HALF * (4 + height), HALF * (4 + height)))
    this.#shadow.view.alpha = 0.85 / (1 + height * 2)
  }
}
