import type { WinEvent } from '@baize/game-kit/events'
import { Container, Graphics, Text } from 'pixi.js'
import type { Layout } from '../layout.ts'
import type { Loop } from '../loop.ts'
import type { Skin } from '../skin.ts'
import { amountStyle } from '../text.ts'
import type { Board } from './board.ts'

/** Lines through winning cells, and the amount of one win beside them. */
export class WinLines {
  readonly view = new Container()
  readonly #layout: Layout
  readonly #skin: Skin
  readonly #loop: Loop
  readonly #money: (units: number) => string
  readonly #board: Board

  constructor(layout: Layout, loop: Loop, skin: Skin, money: (units: number) => string, board: Board) {
    this.#board = board
    this.#layout = layout
    this.#loop = loop
    this.#skin = skin
    this.#money = money
  }

  /** Draws the lines of these wins; with one win its amount as well, and over every cluster its own. */
  show(wins: readonly WinEvent[]): void {
    this.clear()
    for (const win of wins) if (win.kind === 'line') this.view.addChild(this.#line(win))
    const [only] = wins
    if (only && wins.length === 1) this.view.addChild(this.#amount(only))
    else for (const win of wins) if (win.kind === 'cluster') this.view.addChild(this.#amount(win))
    this.#loop.dirty()
  }

  clear(): void {
    for (const child of this.view.removeChildren()) child.destroy()
    this.#loop.dirty()
  }

  #line({ cells }: WinEvent): Graphics {
    const points = cells.map(cell => this.#board.placeOf(cell))
    const half = this.#layout.cell.width / 2
    const [first, last] = [points[0]!, points.at(-1)!]
    const ends = [{ x: first.x - half + 2, y: first.y }, ...points, { x: last.x + half - 2, y: last.y }]
    const graphics = new Graphics()
    const width = Math.max(3, this.#layout.cell.width * 0.03)
    for (const [stroke, color, alpha] of [
      [width * 2.4, this.#skin.metal[0], 0.5],
      [width * 1.25, this.#skin.metal[2], 1],
      [width * 0.5, '#fffdf0', 0.95],
    ] as const) {
      graphics.moveTo(ends[0]!.x, ends[0]!.y)
      for (const { x, y } of ends.slice(1)) graphics.lineTo(x, y)
      graphics.stroke({ width: stroke, color, alpha, join: 'round', cap: 'round' })
    }
    return graphics
  }

  #amount(win: WinEvent): Text {
    const cell = win.cells[Math.floor(win.cells.length / 2)]!
    const { x, y, height } = this.#board.placeOf(cell)
    // In small cells the amount lies over the symbol, or nobody could read it.
    const size = Math.max(height * 0.2, Math.min(20, height * 0.42))
    const text = new Text({ text: this.#money(win.amount), style: amountStyle(size, this.#skin) })
    text.anchor.set(0.5)
    text.position.set(x, y + Math.max(0, height * 0.44 - size * 0.5))
    return text
  }
}
