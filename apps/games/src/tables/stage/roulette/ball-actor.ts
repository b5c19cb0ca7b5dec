import { Container, Sprite } from 'pixi.js'
import { flat, Sheet } from '../../../kit/stage/sheet.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import { mix } from '../../../kit/stage/timeline.ts'
import type { Tools } from '../scene.ts'
import { type BallFilm, type BallPose, ballAt } from './ball-steps.ts'
import { BOWL, groundAt } from './bowl.ts'
import { ROTOR } from './pieces.ts'

const SIZE = 0.15
/** A fast ball leaves a trace: where it was so many times before, so long apart. */
const TRACES = 7
const TRACE_MS = 7
const POCKET_R = (ROTOR.pockets + ROTOR.numbers) / 2

/** The ball with its trace and its shadow. */
export class BallActor {
  readonly view = new Container()
  readonly #eye: Eye
  readonly #shadow: Sheet
  readonly #balls: Sprite[]

  constructor(tools: Tools, eye: Eye) {
    this.#eye = eye
    this.#shadow = new Sheet(tools.texture('shadow'))
    this.#balls = Array.from({ length: TRACES }, () => new Sprite(tools.texture('ball')))
    for (const ball of this.#balls) ball.anchor.set(0.5)
    this.view.addChild(this.#shadow.view, ...this.#balls)
  }

  draw(film: BallFilm | null, elapsedMs: number, nowMs: number, cleared: number): void {
    const now = film && ballAt(film, elapsedMs, nowMs)
    this.view.visible = now !== null && cleared < 1
    if (!film || !now) return
    this.view.alpha = 1 - cleared
    for (const [i, sprite] of this.#balls.entries()) {
      const ago = (TRACES - 1 - i) * TRACE_MS
      const pose = ballAt(film, elapsedMs - ago, nowMs - ago)
      sprite.visible = pose !== null
      if (!pose) continue
      const { x, y, z } = this.#pointOf(pose)
      const spot = this.#eye.see(x, y, z + SIZE / 2)
      sprite.position.set(spot.x, spot.y)
      sprite.setSize(SIZE * spot.scale)
      sprite.alpha = ago === 0 ? 1 : 0.26 * (i / TRACES)
    }
    const { x, y, z } = this.#pointOf(now)
    const ground = groundAt(Math.hypot(x, y))
    const height = Math.max(0, z - ground)
    this.#shadow.shape(this.#eye, flat({ x: x + 0.04 + height * 0.3, y: y - 0.05, z: ground }, SIZE * 1.9, SIZE * 1.9))
    this.#shadow.view.alpha = 0.8 / (1 + height * 5)
  }

  #pointOf({ angle, radius, isHopping }: BallPose) {
    const r = mix(POCKET_R, BOWL.track - 0.02, radius)
    const hop = isHopping ? radius * 1.1 : 0
    return { x: r * Math.cos(angle), y: -r * Math.sin(angle), z: groundAt(r) - (radius === 0 ? 0.02 : 0) + hop }
  }
}
