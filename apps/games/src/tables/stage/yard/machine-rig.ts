import { Container, Sprite } from 'pixi.js'
import { flat, Sheet } from '../../../kit/stage/sheet.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import { PAINTED_UNIT } from '../room/eye.ts'
import type { Tools } from '../scene.ts'
import type { YardSide } from './bout-film.ts'
import type { MachinePose } from './bout-steps.ts'

/** A part: where it is held, in hundredths of a unit from the ground under the machine, and about which point of itself. */
const parts = {
  farLeg: { piece: 'leg', at: [8, -66], pivot: [22, 8] },
  farWing: { piece: 'wing', at: [20, -112], pivot: [84, 22] },
  tail: { piece: 'tail', at: [-38, -96], pivot: [88, 88] },
  key: { piece: 'key', at: [-16, -134], pivot: [28, 51] },
  body: { piece: 'body', at: [0, -96], pivot: [66, 54] },
  nearLeg: { piece: 'leg', at: [-6, -66], pivot: [22, 8] },
  head: { piece: 'head', at: [40, -100], pivot: [28, 92] },
  nearWing: { piece: 'wing', at: [10, -108], pivot: [84, 22] },
} as const

type PartName = keyof typeof parts

/** A clockwork machine of parts, and its shadow. */
export class MachineRig {
  readonly view = new Container()
  readonly #eye: Eye
  readonly #side: YardSide
  readonly #shadow: Sheet
  readonly #figure = new Container()
  /** What leans: everything but the legs. */
  readonly #trunk = new Container()
  readonly #parts: Record<PartName, Sprite>

  constructor(tools: Tools, eye: Eye, side: YardSide) {
    this.#eye = eye
    this.#side = side
    this.#shadow = new Sheet(tools.texture('shadow'))
    const names = Object.keys(parts) as PartName[]
    this.#parts = Object.fromEntries(names.map(name => [name, partOf(tools, side, name)])) as Record<PartName, Sprite>
    const { farLeg, nearLeg, farWing, tail, key, body, head, nearWing } = this.#parts
    farLeg.tint = 0xa0a0a0
    farWing.tint = 0x909090
    this.#trunk.pivot.set(0, -66)
    this.#trunk.position.set(0, -66)
    this.#trunk.addChild(farWing, tail, key, body, head, nearWing)
    this.#figure.addChild(farLeg, this.#trunk, nearLeg)
    this.view.addChild(this.#shadow.view, this.#figure)
  }

  draw({ x, y, z, lean, head, wing, tail, stride, key }: MachinePose): void {
    // The second machine is the first one's mirror.
    const facing = this.#side === 'M' ? 1 : -1
    const spot = this.#eye.see(x * facing, y, z)
    this.#figure.position.set(spot.x, spot.y)
    this.#figure.scale.set((facing * spot.scale) / PAINTED_UNIT, spot.scale / PAINTED_UNIT)
    this.#trunk.rotation = lean
    const { farLeg, nearLeg, farWing, nearWing, tail: feathers, head: neck, key: wound } = this.#parts
    neck.rotation = head
    feathers.rotation = -tail
    nearWing.rotation = wing
    farWing.rotation = wing * 0.8 + 0.1
    nearLeg.rotation = stride
    farLeg.rotation = -stride
    // A key that turns is seen from its edge twice a turn.
    wound.scale.x = Math.cos(key)
    wound.rotation = -0.25
    const height = Math.max(0, z)
    this.#shadow.shape(this.#eye, flat({ x: x * facing + height * 0.25, y: y - 0.05, z: 0.01 }, 1.9, 1.2))
    this.#shadow.view.alpha = 0.9 / (1 + height * 1.5)
    this.view.zIndex = -y
  }
}

function partOf(tools: Tools, side: YardSide, name: PartName): Sprite {
  const { piece, at, pivot } = parts[name]
  const sprite = new Sprite(tools.texture(`${side}-${piece}`))
  sprite.pivot.set(pivot[0], pivot[1])
  sprite.position.set(at[0], at[1])
  return sprite
}
