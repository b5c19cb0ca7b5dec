import { Container, Sprite } from 'pixi.js'
import { times } from '../../timeline/times.ts'
import type { Atlas } from '../atlas.ts'
import { ClippedSprite } from './clipped-sprite.ts'

/** Windows a second at full speed. */
const fullSpeed = 7
/** How far a stopping reel swings past its place, in cells. */
const swing = 0.085

export interface ReelSize {
  width: number
  /** Of the window; its rows share it. */
  height: number
  /** The most rows that the window may have. */
  mostRows: number
}

interface Landing {
  elapsedMs: number
  stop: number
  /** Cells to go when the landing began. */
  from: number
}

/** One reel: a cyclic strip that moves down past a window of some rows. Row 0 is on top. */
export class Reel {
  readonly view = new Container()
  readonly #atlas: Atlas
  readonly #size: ReelSize
  readonly #sprites: Sprite[]
  readonly #windows: ClippedSprite[]
  #strip: string
  /** What the window shows, laid over the strip where a grid did not come from one (after a cascade). */
  #window: { at: number; column: string }
  /** Place of the window's top on the strip, falling while the reel rolls. */
  #position = 0
  #speed = 0
  #startIn = 0
  #landing: Landing | null = null
  #isRolling = false

  constructor(atlas: Atlas, size: ReelSize, strip: string, column: string) {
    this.#atlas = atlas
    this.#size = size
    this.#strip = strip
    this.#window = { at: 0, column }
    this.#sprites = Array.from({ length: size.mostRows + 1 }, () => {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      sprite.x = size.width / 2
      this.view.addChild(sprite)
      return sprite
    })
    this.#windows = this.#sprites.map(sprite => new ClippedSprite(sprite, size.height))
    this.rest(column)
  }

  get column(): string {
    return this.#window.column
  }

  get rows(): number {
    return this.#window.column.length
  }

  get cellHeight(): number {
    return this.#size.height / this.rows
  }

  /** Side of a symbol's square. */
  get side(): number {
    return Math.min(this.#size.width, this.cellHeight) * 0.98
  }

  /** Symbols a second at full speed. */
  get #fullSpeed(): number {
    return fullSpeed * this.rows
  }

  /** The sprite of a row while the reel stands still. */
  cell(row: number): Sprite {
    return this.#sprites[row]!
  }

  /** Puts a resting row's symbol at another height, cut where it leaves the window. */
  moveCell(row: number, y: number): void {
    this.#windows[row]!.show(this.#atlas.still(this.column[row]!), y, this.side)
  }

  /** Where a row's symbol stands. */
  rowY(row: number): number {
    return (row + 0.5) * this.cellHeight
  }

  /** Starts to roll on a strip, after a delay in milliseconds. */
  roll(strip: string, delayMs: number): void {
    this.#strip = strip
    this.#isRolling = true
    this.#landing = null
    this.#speed = 0
    this.#startIn = delayMs
    for (const sprite of this.#sprites) sprite.alpha = 1
  }

  /** Slows down to stand on `stop` when the landing time has passed. */
  land(stop: number, column: string): void {
    this.#window = { at: stop, column }
    const distance = (this.#fullSpeed * times.landing) / 2000
    this.#position = stop + distance
    this.#landing = { elapsedMs: 0, stop, from: distance }
  }

  /** Stands still on a column at once. */
  rest(column: string): void {
    this.#stand(column)
    for (const sprite of this.#sprites) sprite.alpha = 1
  }

  /** At the end of a landing the light on winning cells may be there already: it stays. */
  #stand(column: string): void {
    this.#isRolling = false
    this.#landing = null
    this.#speed = 0
    this.#position = 0
    this.#window = { at: 0, column }
    this.#place()
    this.#sprites[this.rows]!.visible = false
  }

  /** Moves on; answers whether the reel still moves. */
  advance(elapsedMs: number): boolean {
    if (this.#landing) this.#advanceLanding(this.#landing, elapsedMs)
    else if (this.#isRolling) this.#advanceRolling(elapsedMs)
    return this.#isRolling
  }

  #advanceRolling(elapsedMs: number): void {
    this.#startIn -= elapsedMs
    if (this.#startIn > 0) return
    const before = -this.#startIn - elapsedMs < 0 ? -this.#startIn : elapsedMs
    const share = Math.min(1, -this.#startIn / times.start)
    // A short swing against the direction, then up to full speed.
    this.#speed =
      share < 0.34 ? -1.3 * Math.sin((share / 0.34) * Math.PI) : this.#fullSpeed * ((share - 0.34) / 0.66) ** 1.4
    this.#position -= (this.#speed * before) / 1000
    this.#place()
  }

  #advanceLanding(landing: Landing, elapsedMs: number): void {
    landing.elapsedMs += elapsedMs
    const share = Math.min(1, landing.elapsedMs / times.landing)
    const beyondMs = landing.elapsedMs - times.landing
    const over = beyondMs <= 0 ? 0 : Math.sin(Math.min(1, beyondMs / (times.overshoot * 2.4)) * Math.PI) * swing
    this.#speed = this.#fullSpeed * (1 - share)
    this.#position = landing.stop + landing.from * (1 - share) ** 2 - over
    if (beyondMs >= times.overshoot * 2.4) this.#stand(this.#window.column)
    else this.#place()
  }

  #symbolAt(index: number): string {
    const { at, column } = this.#window
    if (index >= at && index < at + this.rows) return column[index - at]!
    const { length } = this.#strip
    return this.#strip[((index % length) + length) % length]!
  }

  #place(): void {
    const top = Math.floor(this.#position)
    const part = this.#position - top
    const isFast = this.#speed > this.#fullSpeed * 0.55
    for (const [row, window] of this.#windows.entries()) {
      if (row > this.rows) {
        this.#sprites[row]!.visible = false
        continue
      }
      const symbol = this.#symbolAt(top + row)
      const texture = isFast ? this.#atlas.moving(symbol) : this.#atlas.still(symbol)
      window.show(texture, this.rowY(row - part), this.side)
    }
  }
}
