import { Container, Sprite } from 'pixi.js'
import type { Tools } from '../scene.ts'
import { FAR, NEAR, ROOF_TOP, ROOFS } from './city-pieces.ts'
import { LEG, MARK, ROOF, roofHeight } from './race-steps.ts'

/** How much of the way a layer moves. */
const PARALLAX = { far: 0.06, near: 0.22 }

export interface CityFrame {
  /** Pixels a unit, and where the ground of the roofs stands. */
  unitPx: number
  groundY: number
  width: number
}

/** Houses in layers that run past at their own pace, and the beacons. */
export class CityView {
  readonly back = new Container()
  readonly roofs = new Container()
  readonly #frame: CityFrame
  readonly #tools: Tools
  readonly #far: Sprite[]
  readonly #near: Sprite[]
  readonly #roofs: Sprite[]
  readonly #beacons: Sprite[]
  readonly #lights: Sprite[]

  constructor(tools: Tools, frame: CityFrame) {
    this.#tools = tools
    this.#frame = frame
    const { unitPx, width } = frame
    const scale = unitPx / 100
    const many = (name: string, each: number, layer: Container) =>
      Array.from({ length: Math.ceil(width / each) + 2 }, () => {
        const sprite = new Sprite(tools.texture(name))
        sprite.scale.set(scale)
        layer.addChild(sprite)
        return sprite
      })
    this.#far = many('far', FAR.width * scale, this.back)
    this.#near = many('near', NEAR.width * scale, this.back)
    this.#roofs = many('roof-0', ROOF * unitPx, this.roofs)
    this.#lights = many('glow', LEG * unitPx, this.roofs)
    this.#beacons = many('beacon', LEG * unitPx, this.roofs)
    for (const beacon of this.#beacons) beacon.anchor.set(0.5, 1)
    for (const light of this.#lights) {
      light.anchor.set(0.5)
      light.blendMode = 'add'
    }
  }

  /** @param x units that the camera has come; `lit` is the colour of a leg's beacon, null where nobody has touched it */
  draw(x: number, lit: (leg: number) => number | null, nowMs: number): void {
    const { unitPx, groundY, width } = this.#frame
    const scale = unitPx / 100
    const left = x - width / unitPx / 2
    tile(this.#far, FAR.width * scale, -x * PARALLAX.far * unitPx, groundY - 0.55 * unitPx - FAR.height * scale * 0.8)
    tile(
      this.#near,
      NEAR.width * scale,
      -x * PARALLAX.near * unitPx,
      groundY + 0.4 * unitPx - NEAR.height * scale * 0.86,
    )
    const first = Math.floor((left + MARK) / ROOF)
    for (const [i, roof] of this.#roofs.entries()) {
      const number = first + i
      roof.texture = this.#tools.texture(`roof-${((number % ROOFS) + ROOFS) % ROOFS}`)
      const start = number * ROOF - MARK
      roof.position.set(
        width / 2 + (start - x) * unitPx - 0.1 * unitPx,
        groundY - (roofHeight(number) + ROOF_TOP / 100) * unitPx,
      )
    }
    const firstLeg = Math.floor(left / LEG)
    for (const [i, beacon] of this.#beacons.entries()) {
      const leg = firstLeg + i
      const at = width / 2 + (leg * LEG + 0.55 - x) * unitPx
      beacon.visible = leg > 0
      beacon.position.set(at, groundY)
      const light = this.#lights[i]!
      const tint = lit(leg)
      light.visible = leg > 0
      light.position.set(at, groundY - 1.24 * unitPx)
      light.setSize(unitPx * (tint === null ? 1.3 : 3.2))
      light.tint = tint ?? 0xffe6a8
      light.alpha = tint === null ? 0.5 + 0.25 * Math.sin(nowMs / 260) : 0.95
    }
  }
}

/** Lays copies beside each other so that they fill the width wherever the first one would stand. */
function tile(sprites: readonly Sprite[], each: number, offset: number, y: number): void {
  const start = (((offset % each) + each) % each) - each
  for (const [i, sprite] of sprites.entries()) sprite.position.set(start + i * each, y)
}
