import { Container, Sprite } from 'pixi.js'
import { flat, Sheet } from '../../../kit/stage/sheet.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import { PAINTED_UNIT } from '../room/eye.ts'
import type { Tools } from '../scene.ts'
import { type LidPose, lidPoseAt, type ShakeTimes, type VesselPose, vesselPoseAt } from './shake-steps.ts'

interface VesselParts {
  /** Names of the pieces: what lies under everything, and the lid. */
  base: string
  lid: string
  /** Units that the middle of the lid stands above the table. */
  lidZ: number
}

/** A vessel with a lid, and what lies in it between the two. */
export class VesselView {
  readonly view = new Container()
  readonly #eye: Eye
  readonly #shadow: Sheet
  readonly #lidShadow: Sheet
  readonly #base: Sprite
  readonly #lid: Sprite
  readonly #lidZ: number

  constructor(tools: Tools, eye: Eye, { base, lid, lidZ }: VesselParts, contents: Container) {
    this.#eye = eye
    this.#lidZ = lidZ
    this.#shadow = new Sheet(tools.texture('shadow'))
    this.#lidShadow = new Sheet(tools.texture('shadow'))
    this.#base = new Sprite(tools.texture(base))
    this.#lid = new Sprite(tools.texture(lid))
    for (const sprite of [this.#base, this.#lid]) sprite.anchor.set(0.5)
    this.view.addChild(this.#shadow.view, this.#base, contents, this.#lidShadow.view, this.#lid)
  }

  /** @returns how the vessel itself stands, for what lies in it */
  draw(times: ShakeTimes | null, elapsedMs: number, cleared: number): VesselPose {
    const vessel = times ? vesselPoseAt(times, elapsedMs) : { x: 0, z: 0, tilt: 0 }
    const lid = lidPoseAt(times, elapsedMs, cleared)
    this.#place(this.#base, vessel, 0)
    this.#place(this.#lid, lid, this.#lidZ)
    this.#lid.alpha = 1 - lid.gone
    const spread = 4.7 + vessel.z * 1.4
    this.#shadow.shape(this.#eye, flat({ x: vessel.x * 0.6 + 0.2, y: -0.22, z: 0 }, spread, spread * 0.98))
    this.#shadow.view.alpha = 0.95 / (1 + vessel.z)
    const height = lid.z - vessel.z
    this.#lidShadow.shape(this.#eye, flat({ x: lid.x + height * 0.3, y: -height * 0.2, z: 0.1 }, 3, 3))
    this.#lidShadow.view.alpha = height > 0.01 ? 0.55 * (1 - lid.gone) : 0
    return vessel
  }

  #place(sprite: Sprite, { x, z, tilt }: VesselPose | LidPose, above: number): void {
    const spot = this.#eye.see(x, 0, z + above)
    sprite.position.set(spot.x, spot.y)
    sprite.scale.set(spot.scale / PAINTED_UNIT)
    sprite.rotation = tilt
  }
}
