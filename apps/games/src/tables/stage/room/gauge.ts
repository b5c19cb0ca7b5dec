import { Container, Sprite, type Text } from 'pixi.js'
import type { Piece } from '../../../kit/stage/atlas.ts'
import { box, brass, linear, stageFont } from '../../../kit/stage/paint.ts'
import type { Tools } from '../scene.ts'

const WIDTH = 200
const BAR = { width: 168, height: 9 }

export const gaugePieces: readonly Piece[] = [
  {
    name: 'gauge',
    width: WIDTH,
    height: 56,
    draw: pen => {
      pen.shadowColor = '#000000b0'
      pen.shadowBlur = 8
      pen.shadowOffsetY = 3
      box(pen, 6, 4, WIDTH - 12, 44, 12)
      pen.fillStyle = brass(pen, [6, 4], [WIDTH, 48])
      pen.fill()
      pen.shadowColor = 'transparent'
      box(pen, 8, 6, WIDTH - 16, 40, 10)
      pen.fillStyle = linear(
        pen,
        [0, 6],
        [0, 46],
        [
          [0, '#262022'],
          [0.5, '#0e0b0c'],
          [1, '#1d181a'],
        ],
      )
      pen.fill()
      box(pen, 15, 31, BAR.width + 2, BAR.height + 2, 5)
      pen.fillStyle = '#000000'
      pen.fill()
    },
  },
  {
    name: 'gauge-fill',
    width: BAR.width,
    height: BAR.height,
    draw: pen => {
      box(pen, 0, 0, BAR.width, BAR.height, 4)
      pen.fillStyle = linear(
        pen,
        [0, 0],
        [0, BAR.height],
        [
          [0, '#ffffff'],
          [0.4, '#d8d8d8'],
          [1, '#8a8a8a'],
        ],
      )
      pen.fill()
    },
  },
]

/** A name over a bar, in an upper corner of the stage. */
export class Gauge {
  readonly view = new Container()
  readonly #fill: Sprite
  readonly #name: Text
  readonly #side: -1 | 1

  constructor(tools: Tools, side: -1 | 1, tint: number) {
    this.#side = side
    const { width, height } = tools.size
    const plate = new Sprite(tools.texture('gauge'))
    this.#fill = new Sprite(tools.texture('gauge-fill'))
    this.#fill.tint = tint
    this.#fill.position.set(16, 32)
    this.#name = tools.text({ fontFamily: stageFont, fontSize: 16, fontWeight: '800', fill: '#f6efdc' })
    this.#name.position.set(WIDTH / 2, 19)
    this.view.addChild(plate, this.#fill, this.#name)
    const scale = Math.min(1, width / 620)
    this.view.scale.set(scale)
    const away = Math.min(width * 0.25, 330)
    this.view.position.set(width / 2 + side * away - (WIDTH * scale) / 2, height * 0.1)
  }

  /** @param share how full the bar is, from 0 to 1; the two bars run towards each other */
  draw(name: string, share: number): void {
    if (this.#name.text !== name) this.#name.text = name
    this.#fill.visible = share > 0
    this.#fill.scale.x = share
    this.#fill.x = 16 + (this.#side < 0 ? 0 : BAR.width * (1 - share))
  }
}
