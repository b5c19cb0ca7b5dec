import { Container, Sprite, type Text } from 'pixi.js'
import { stageFont } from '../../../kit/stage/paint.ts'
import { type Burst, Particles } from '../../../kit/stage/particles.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import { backOut, pulse, shareOf } from '../../../kit/stage/timeline.ts'
import { halfWidth } from '../room/eye.ts'
import type { Tools } from '../scene.ts'
import type { BallFilm } from './ball-steps.ts'

const MOST = 5

interface Tile {
  view: Container
  bolt: Sprite
  glow: Sprite
  number: Text
  multiplier: Text
}

/** Lucky numbers with what they pay, each struck by light before the spin. */
export class SparkTiles {
  readonly view = new Container()
  readonly #tiles: Tile[]
  readonly #sparks: Particles
  readonly #unitPx: number

  constructor(tools: Tools, eye: Eye) {
    this.#unitPx = eye.lens.unitPx
    const isNarrow = halfWidth(tools.size) < 4
    const far = isNarrow ? 2.2 : 2.75
    const rows = isNarrow ? [-1.35, 1.28, 0] : [-0.78, -0.06, 0.66]
    this.#tiles = Array.from({ length: MOST }, (_, i) => {
      const side = i % 2 === 0 ? -1 : 1
      const { middleX, middleY } = eye.lens
      const y = middleY + rows[Math.floor(i / 2)]! * this.#unitPx
      return makeTile(tools, middleX + side * far * this.#unitPx, y, this.#unitPx)
    })
    this.#sparks = new Particles(tools.texture('spark'), 60)
    for (const { bolt, glow, view } of this.#tiles) this.view.addChild(bolt, glow, view)
    this.view.addChild(this.#sparks.view)
  }

  draw(film: BallFilm | null, elapsedMs: number, cleared: number): void {
    const bursts: Burst[] = []
    for (const [i, { view, bolt, glow, number, multiplier }] of this.#tiles.entries()) {
      const spark = film?.sparks[i]
      const isOn = spark !== undefined && elapsedMs >= spark.t
      view.visible = isOn
      bolt.visible = isOn && elapsedMs < spark.t + 320
      glow.visible = isOn
      if (!spark || !isOn) continue
      bolt.alpha = 1 - shareOf(elapsedMs, spark.t, spark.t + 320)
      const isHit = film!.number === spark.number && elapsedMs >= film!.landsAt
      const lit = isHit ? 0.7 + 0.3 * Math.sin(elapsedMs / 160) : pulse(elapsedMs, spark.t - 300, spark.t + 700)
      glow.alpha = lit * (1 - cleared)
      const grown = backOut(shareOf(elapsedMs, spark.t, spark.t + 260)) * (isHit ? 1.14 : 1)
      view.scale.set((grown * this.#unitPx) / 98)
      const isOver = elapsedMs >= film!.landsAt && !isHit
      view.alpha = (isOver ? 0.5 : 1) * (1 - cleared)
      if (number.text !== String(spark.number)) number.text = String(spark.number)
      if (multiplier.text !== `×${spark.multiplier}`) multiplier.text = `×${spark.multiplier}`
      const burst = { t: spark.t, count: 12, salt: i * 7, lastsMs: 900, fall: this.#unitPx * 0.5 }
      bursts.push({ ...burst, x: view.x, y: view.y, reach: this.#unitPx, sizePx: this.#unitPx * 0.14, tint: 0xbfe4ff })
    }
    this.#sparks.draw(bursts, elapsedMs)
  }
}

function makeTile(tools: Tools, x: number, y: number, unitPx: number): Tile {
  const view = new Container()
  view.position.set(x, y)
  const plate = new Sprite(tools.texture('tile'))
  plate.anchor.set(0.5)
  const style = { fontFamily: stageFont, fontWeight: '800' } as const
  const number = tools.text({ ...style, fontSize: 24, fill: '#ffffff' })
  const multiplier = tools.text({ ...style, fontSize: 18, fill: '#ffdf8a' })
  number.position.set(-31, 0)
  multiplier.position.set(18, 0)
  view.addChild(plate, number, multiplier)
  const bolt = new Sprite(tools.texture('bolt'))
  bolt.anchor.set(0.5, 1)
  bolt.setSize(unitPx * 0.6, y)
  bolt.position.set(x, y)
  bolt.blendMode = 'add'
  const glow = new Sprite(tools.texture('glow'))
  glow.anchor.set(0.5)
  glow.setSize(unitPx * 2.2, unitPx * 1.5)
  glow.position.set(x, y)
  glow.tint = 0x6fb8ff
  glow.blendMode = 'add'
  return { view, bolt, glow, number, multiplier }
}
