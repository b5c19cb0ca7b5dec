import { Container, type Texture } from 'pixi.js'
import { flat, Sheet } from '../../../kit/stage/sheet.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import type { Tools } from '../scene.ts'
import type { CardPose } from './card-steps.ts'

/** A card's size on the table, in units. */
const CARD = { width: 0.95, depth: 1.33 }
/** Light falls from the upper left, so shadows lie to the lower right of what is above the table. */
const LEAN = { x: 0.22, y: -0.26 }

/** A card in space with its shadow. */
export class CardActor {
  readonly view = new Container()
  readonly #eye: Eye
  readonly #sheet: Sheet
  readonly #shadow: Sheet
  readonly #back: Texture

  constructor(tools: Tools, eye: Eye) {
    this.#eye = eye
    this.#back = tools.texture('back')
    this.#sheet = new Sheet(this.#back, 6, 4)
    this.#shadow = new Sheet(tools.texture('card-shadow'))
    this.view.addChild(this.#shadow.view, this.#sheet.view)
  }

  draw(pose: CardPose, face: Texture): void {
    this.view.visible = pose.isOut
    if (!pose.isOut) return
    const { z, roll, bend, angle } = pose
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const isFront = this.#sheet.shape(this.#eye, (u, v) => {
      const across = (u - 0.5) * CARD.width
      const along = (0.5 - v) * CARD.depth
      const turn = roll + bend * (u - 0.5) * 4
      const x = across * Math.cos(turn)
      const up = across * Math.sin(turn) + bend * along * along * 0.8
      return { x: pose.x + x * cos - along * sin, y: pose.y + x * sin + along * cos, z: z + up + 0.012 }
    })
    this.#sheet.view.texture = isFront ? face : this.#back
    // A card that stands on its edge catches less light.
    const lit = Math.round(255 * (0.72 + 0.28 * Math.abs(Math.cos(roll))))
    this.#sheet.view.tint = (lit << 16) | (lit << 8) | lit
    const height = Math.max(0, z)
    const wide = Math.max(0.25, Math.abs(Math.cos(roll)))
    const grown = 1.22 + height * 0.5
    const middle = { x: pose.x + 0.03 + height * LEAN.x, y: pose.y - 0.04 + height * LEAN.y, z: 0 }
    this.#shadow.shape(this.#eye, flat(middle, CARD.width * wide * grown, CARD.depth * grown, angle))
    this.#shadow.view.alpha = 0.78 / (1 + height * 1.6)
  }
}
