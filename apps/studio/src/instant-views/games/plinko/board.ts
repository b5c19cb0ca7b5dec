import { element } from '../../../client/dom.ts'
import { animate, CanvasBox } from '../../canvas-box.ts'
import { times } from '../../game-view.ts'
import { ballAt, fallMs, rowMs } from './fall.ts'

export interface BoardInput {
  label: string
  colours: { accent: string; mid: string }
  onPin(row: number, pan: number): void
}

/** The board: pins, a ball, and under it the buckets with what they pay. */
export class Board {
  readonly view: HTMLElement
  readonly #buckets = element('ol', { class: 'buckets' })
  readonly #box: CanvasBox
  readonly #input: BoardInput
  #rows = 8
  #ball: { x: number; y: number } | null = null
  #lit: { x: number; row: number } | null = null

  constructor(input: BoardInput) {
    this.#input = input
    this.#box = new CanvasBox((pen, width, height) => this.#draw(pen, width, height))
    this.view = element(
      'div',
      { class: 'plinko', 'aria-label': input.label, role: 'group' },
      this.#box.view,
      this.#buckets,
    )
  }

  /** Sets the board up with its buckets, in hundredths from left to right. */
  lay(rows: number, hundredths: readonly number[]): void {
    this.#rows = rows
    this.#ball = null
    this.view.style.setProperty('--buckets', String(rows + 1))
    this.#buckets.replaceChildren(
      ...hundredths.map((pays, i) => {
        const heat = Math.abs(i - rows / 2) / (rows / 2)
        const bucket = element(
          'li',
          { title: times(pays) },
          pays >= 1_000 ? String(pays / 100) : (pays / 100).toString(),
        )
        bucket.style.setProperty('--heat', heat.toFixed(3))
        return bucket
      }),
    )
    this.#box.draw()
  }

  async fall(turns: readonly number[], bucket: number, isCalm: boolean): Promise<void> {
    let row = -1
    await animate(isCalm ? 0 : fallMs(turns), elapsedMs => {
      this.#ball = ballAt(turns, elapsedMs)
      const now = Math.min(turns.length, Math.floor(elapsedMs / rowMs))
      if (now !== row && now < turns.length) {
        row = now
        this.#lit = { x: this.#ball.x, row }
        this.#input.onPin(row, (2 * this.#ball.x) / turns.length)
      }
      this.#box.draw()
    })
    this.#lit = null
    this.#box.draw()
    this.#buckets.children[bucket]!.classList.add('is-hit')
  }

  clear(): void {
    this.#ball = null
    for (const bucket of this.#buckets.children) bucket.classList.remove('is-hit')
    this.#box.draw()
  }

  #draw(pen: CanvasRenderingContext2D, width: number, height: number): void {
    const rows = this.#rows
    const gap = width / (rows + 1)
    const rise = Math.min(height / (rows + 1.4), gap * 1.15)
    const top = height - (rows + 0.2) * rise
    const at = (x: number, y: number) => [width / 2 + x * gap, top + y * rise] as const
    const pin = Math.max(2.2, Math.min(5.5, gap * 0.09))
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < row + 1; i++) {
        const x = i - row / 2
        const isLit = this.#lit?.row === row && Math.abs(this.#lit.x - x) < 0.3
        this.#dot(
          pen,
          at(x, row),
          isLit ? pin * 1.7 : pin,
          isLit ? this.#input.colours.accent : 'rgb(255 246 224 / 82%)',
        )
      }
    if (this.#ball) this.#drawBall(pen, at(this.#ball.x, this.#ball.y), Math.max(6, gap * 0.2))
  }

  #dot(pen: CanvasRenderingContext2D, [x, y]: readonly [number, number], radius: number, fill: string): void {
    pen.beginPath()
    pen.arc(x, y, radius, 0, 7)
    pen.fillStyle = fill
    pen.fill()
  }

  #drawBall(pen: CanvasRenderingContext2D, [x, y]: readonly [number, number], radius: number): void {
    const { accent } = this.#input.colours
    pen.save()
    pen.shadowColor = accent
    pen.shadowBlur = radius * 1.6
    this.#dot(pen, [x, y], radius, accent)
    pen.restore()
    const shine = pen.createRadialGradient(x - radius * 0.35, y - radius * 0.4, 0, x, y, radius)
    shine.addColorStop(0, 'rgb(255 255 255 / 90%)')
    shine.addColorStop(0.5, 'rgb(255 255 255 / 0%)')
    shine.addColorStop(1, 'rgb(0 0 0 / 30%)')
    pen.beginPath()
    pen.arc(x, y, radius, 0, 7)
    pen.fillStyle = shine
    pen.fill()
  }
}
