import { Container, Sprite } from 'pixi.js'
import type { Tools } from '../scene.ts'
import type { RaceSide } from './race-film.ts'
import type { RobotPose } from './race-steps.ts'
import { MASKS } from './robot-pieces.ts'

/** Hips above the ground, in hundredths of a unit. */
const HIPS = 82

/** A robot of parts that looks to the right; its origin is the ground under it. */
export class RobotRig {
  readonly view = new Container()
  readonly #tools: Tools
  readonly #side: RaceSide
  readonly #body = new Container()
  readonly #trunk = new Container()
  readonly #shadow: Sprite
  readonly #mask: Sprite
  readonly #scarf: Sprite
  readonly #arms: readonly [Sprite, Sprite]
  readonly #legs: readonly { thigh: Container; shin: Sprite }[]
  #machine = -1

  constructor(tools: Tools, side: RaceSide) {
    this.#tools = tools
    this.#side = side
    this.#shadow = new Sprite(tools.texture('shadow'))
    this.#shadow.anchor.set(0.5)
    this.#shadow.setSize(90, 22)
    this.#mask = this.#part('mask-0', [34, 62], [2, -70])
    this.#scarf = this.#part('scarf', [86, 13], [-4, -66])
    this.#arms = [this.#part('arm', [13, 8], [4, -60]), this.#part('arm', [13, 8], [-4, -60])]
    this.#legs = [this.#leg(4), this.#leg(-4)]
    this.#arms[0].tint = 0x8890a0
    this.#trunk.position.set(0, -HIPS)
    this.#trunk.addChild(this.#arms[0], this.#scarf, this.#part('torso', [30, 70], [0, 0]), this.#mask, this.#arms[1])
    this.#body.addChild(this.#legs[0]!.thigh, this.#legs[1]!.thigh, this.#trunk)
    this.view.addChild(this.#shadow, this.#body)
  }

  draw({ stride, lean, arms, crouch, head, jump }: RobotPose, machine: number, nowMs: number): void {
    if (machine !== this.#machine) {
      this.#machine = machine
      this.#mask.texture = this.#tools.texture(`${this.#side}-mask-${machine % MASKS}`)
    }
    const drop = crouch * 40
    this.#body.y = -jump * 4
    this.#trunk.y = -HIPS + drop
    this.#trunk.rotation = lean
    this.#mask.rotation = head
    this.#arms[0].rotation = -arms - 0.2
    this.#arms[1].rotation = arms - 0.2
    this.#scarf.rotation = -lean * 0.6 + 0.14 * Math.sin(nowMs / 110) - 0.3 * jump
    this.#scarf.scale.set(0.6 + 0.5 * Math.min(1, lean * 3), 1)
    for (const [i, { thigh, shin }] of this.#legs.entries()) {
      const swing = i === 0 ? stride : -stride
      thigh.y = -HIPS + drop + 4
      // A leg that swings ahead is stretched, one that comes from behind is bent; in a jump both are drawn up.
      thigh.rotation = -swing - crouch * 1.6 - jump * (i === 0 ? 0.7 : 0.1)
      shin.rotation = Math.max(0, -swing) * 1.3 + crouch * 3 + jump * (i === 0 ? 0.9 : 0.7)
    }
    this.#shadow.alpha = 0.7 * (1 - jump * 0.7)
  }

  #part(name: string, [pivotX, pivotY]: readonly [number, number], [x, y]: readonly [number, number]): Sprite {
    const sprite = new Sprite(this.#tools.texture(`${this.#side}-${name}`))
    sprite.pivot.set(pivotX, pivotY)
    sprite.position.set(x, y)
    return sprite
  }

  #leg(x: number): { thigh: Container; shin: Sprite } {
    const thigh = new Container()
    thigh.position.set(x, -HIPS)
    const shin = this.#part('shin', [16, 8], [0, 36])
    thigh.addChild(shin, this.#part('thigh', [13, 9], [0, 0]))
    if (x > 0) for (const sprite of thigh.children) (sprite as Sprite).tint = 0x8890a0
    return { thigh, shin }
  }
}
