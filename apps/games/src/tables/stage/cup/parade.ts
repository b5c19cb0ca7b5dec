import { Container, Sprite } from 'pixi.js'
import { pulse } from '../../../kit/stage/timeline.ts'
import type { Tools } from '../scene.ts'
import type { CityFrame } from './city-view.ts'
import type { Racer } from './race-film.ts'
import { RobotRig } from './robot-rig.ts'

const FIELD = 8
/** Each steps forward in turn. */
const TURN_MS = 2_400

/** The eight of a cup in a row on their roofs, before its first match. */
export class Parade {
  readonly view = new Container()
  readonly #rigs: RobotRig[]
  readonly #lamp: Sprite
  readonly #frame: CityFrame

  constructor(tools: Tools, frame: CityFrame) {
    this.#frame = frame
    this.#rigs = Array.from({ length: FIELD }, (_, i) => new RobotRig(tools, i % 2 === 0 ? 'home' : 'away'))
    this.#lamp = new Sprite(tools.texture('glow'))
    this.#lamp.anchor.set(0.5, 0.75)
    this.#lamp.blendMode = 'add'
    this.#lamp.tint = 0xffdf9a
    this.#lamp.setSize(frame.unitPx * 1.7, frame.unitPx * 2.6)
    this.view.addChild(this.#lamp, ...this.#rigs.map(rig => rig.view))
  }

  /** @param elapsedMs null while the field only stands there */
  draw(field: readonly Racer[], elapsedMs: number | null, nowMs: number): void {
    const { unitPx, groundY, width } = this.#frame
    this.view.visible = field.length > 0
    const apart = Math.min(1.05 * unitPx, (width * 0.9) / FIELD)
    this.#lamp.visible = elapsedMs !== null
    for (const [i, rig] of this.#rigs.entries()) {
      const racer = field[i]
      rig.view.visible = racer !== undefined
      if (!racer) continue
      const forward = elapsedMs === null ? 0 : pulse(elapsedMs, i * TURN_MS, (i + 1) * TURN_MS)
      const x = width / 2 + (i - (FIELD - 1) / 2) * apart
      rig.view.position.set(x, groundY + (0.04 + 0.14 * forward) * unitPx)
      rig.view.scale.set(((0.8 + 0.22 * forward) * unitPx) / 100)
      if (forward > 0) this.#lamp.position.set(x, groundY)
      const idle = Math.sin(nowMs / 600 + i)
      const arms = 0.06 * idle - 2.2 * forward * (i % 2)
      rig.draw(
        { stride: 0, lean: 0.02 * idle, arms, crouch: 0.02 * idle, head: 0.05 * idle, jump: 0 },
        racer.machine,
        nowMs,
      )
    }
  }
}
