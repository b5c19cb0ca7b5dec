import { Container, Sprite, type Texture } from 'pixi.js'
import { scatter } from './timeline.ts'

/** Particles that fly out from a point at a time. */
export interface Burst {
  t: number
  x: number
  y: number
  count: number
  /** Tells this burst's flights from those of others. */
  salt: number
  lastsMs: number
  /** Pixels that the fastest one flies. */
  reach: number
  /** Pixels that all have fallen by at the end. */
  fall: number
  sizePx: number
  tint: number
}

/** Bursts as a function of the time alone: whoever looks later sees the same flights. Never more at once than the budget. */
export class Particles {
  readonly view = new Container()
  readonly #sprites: Sprite[]

  constructor(texture: Texture, budget = 90) {
    this.#sprites = Array.from({ length: budget }, () => {
      const sprite = new Sprite(texture)
      sprite.anchor.set(0.5)
      sprite.blendMode = 'add'
      sprite.visible = false
      this.view.addChild(sprite)
      return sprite
    })
  }

  draw(bursts: readonly Burst[], timeMs: number): void {
    let used = 0
    for (const burst of bursts) {
      const age = (timeMs - burst.t) / burst.lastsMs
      if (age <= 0 || age >= 1) continue
      for (let i = 0; i < burst.count && used < this.#sprites.length; i++) place(this.#sprites[used++]!, burst, i, age)
    }
    for (let i = used; i < this.#sprites.length; i++) this.#sprites[i]!.visible = false
  }
}

function place(sprite: Sprite, { x, y, salt, reach, fall, sizePx, tint }: Burst, i: number, age: number): void {
  const angle = 2 * Math.PI * scatter(i, salt)
  const far = reach * (0.25 + 0.75 * scatter(i, salt + 1)) * (1 - (1 - age) ** 3)
  const size = sizePx * (0.4 + 0.6 * scatter(i, salt + 2)) * (1 - age * 0.6)
  sprite.visible = true
  sprite.position.set(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8 + fall * age * age)
  sprite.setSize(size)
  sprite.rotation = angle + age * 2
  sprite.alpha = 1 - age ** 2
  sprite.tint = tint
}
