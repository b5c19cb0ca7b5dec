import { classNames } from '@baize/ui/class-names.ts'
import type { CSSProperties } from 'react'
import { createFields } from '../../../kit/picture.ts'
import { animate, CanvasBox } from '../../canvas-box.tsx'
import { times } from '../../game-view.ts'
import { drawBoard } from './draw-board.ts'
import { ballAt, fallMs, rowMs } from './fall.ts'

export interface BoardInput {
  label: string
  accent: string
  onPin(row: number, pan: number): void
}

/** The board: pins, a ball, and under it the buckets with what they pay. */
export class Board {
  readonly #input: BoardInput
  readonly #fields = createFields<{ hundredths: readonly number[]; hit: number | null }>({ hundredths: [], hit: null })
  readonly #box: CanvasBox
  #ball: { x: number; y: number } | null = null
  #lit: { x: number; row: number } | null = null

  constructor(input: BoardInput) {
    this.#input = input
    this.#box = new CanvasBox((pen, width, height) =>
      drawBoard(pen, { width, height, rows: this.#rows, ball: this.#ball, lit: this.#lit, accent: input.accent }),
    )
  }

  readonly View = () => {
    const { hundredths, hit } = this.#fields.use()
    const Pins = this.#box.View
    return (
      // biome-ignore lint/a11y/useSemanticElements: the board is no field of a form
      <div
        className="plinko"
        role="group"
        aria-label={this.#input.label}
        style={{ '--buckets': hundredths.length } as CSSProperties}
      >
        <Pins />
        <ol className="buckets">
          {hundredths.map((pays, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its place
              key={place}
              className={classNames(place === hit && 'is-hit')}
              title={times(pays)}
              style={{ '--heat': this.#heat(place).toFixed(3) } as CSSProperties}
            >
              {pays / 100}
            </li>
          ))}
        </ol>
      </div>
    )
  }

  /** Sets the board up with its buckets, in hundredths from left to right. */
  lay(hundredths: readonly number[]): void {
    this.#ball = null
    this.#fields.tell({ hundredths, hit: null })
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
    this.#fields.tell({ hit: bucket })
  }

  clear(): void {
    this.#ball = null
    this.#fields.tell({ hit: null })
    this.#box.draw()
  }

  get #rows(): number {
    return this.#fields.read().hundredths.length - 1
  }

  /** 0 in the middle to 1 at the edges. */
  #heat(place: number): number {
    return Math.abs(place - this.#rows / 2) / (this.#rows / 2)
  }
}
