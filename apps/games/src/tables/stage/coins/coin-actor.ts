import { Container } from 'pixi.js'
import { flat, Sheet } from '../../../kit/stage/sheet.ts'
import type { Eye, Point } from '../../../kit/stage/space.ts'
import type { Tools } from '../scene.ts'

const R = 0.42
const THICK = 0.07
/** Pictures one above the other that make the edge of a coin. */
const EDGES = 5

export interface CoinPose extends Point {
  /** Radians that its picture is turned by. */
  turn: number
  /** Radians that it leans by, and to where. */
  lean: number
  leanTo: number
}

/** A thick coin that lies or trembles. */
export class CoinActor {
  readonly view = new Container()
  readonly #tools: Tools
  readonly #eye: Eye
  readonly #shadow: Sheet
  readonly #edges: Sheet[]
  readonly #top: Sheet

  constructor(tools: Tools, eye: Eye) {
    this.#tools = tools
    this.#eye = eye
    this.#shadow = new Sheet(tools.texture('shadow'))
    this.#edges = Array.from({ length: EDGES }, () => new Sheet(tools.texture('coin-edge'), 2, 2))
    this.#top = new Sheet(tools.texture('coin-red'), 3, 3)
    this.view.addChild(this.#shadow.view, ...this.#edges.map(edge => edge.view), this.#top.view)
  }

  draw(pose: CoinPose, isRed: boolean): void {
    const lowest = R * Math.sin(pose.lean)
    const at = (above: number) => (u: number, v: number) => {
      const { x, y } = flat({ x: 0, y: 0, z: 0 }, 2 * R, 2 * R, pose.turn)(u, v)
      const rise = (x * Math.cos(pose.leanTo) + y * Math.sin(pose.leanTo)) * Math.sin(pose.lean)
      return { x: pose.x + x, y: pose.y + y, z: pose.z + above + lowest + rise }
    }
    for (const [i, edge] of this.#edges.entries()) edge.shape(this.#eye, at((THICK * i) / EDGES))
    this.#top.shape(this.#eye, at(THICK))
    this.#top.view.texture = this.#tools.texture(isRed ? 'coin-red' : 'coin-white')
    const middle = { x: pose.x + 0.07, y: pose.y - 0.07, z: pose.z }
    this.#shadow.shape(this.#eye, flat(middle, R * 2.9, R * 2.9))
    this.#shadow.view.alpha = 0.75
  }
}
