import { type Cell, cellAt, reelOf, rowOf, type SymbolCode } from '@baize/game-kit/events'
import { Container, Sprite } from 'pixi.js'
import { times } from '../../timeline/times.ts'
import type { Atlas } from '../atlas.ts'
import { later } from '../later.ts'
import type { Layout } from '../layout.ts'
import { backOut, easeIn, type Loop } from '../loop.ts'
import { paintBeam, paintSpark, paintTile, tileSpread } from '../paint/effects.ts'
import { paintShade } from '../paint/frame.ts'
import { flyStar } from '../scene/star.ts'
import type { Skin } from '../skin.ts'
import { dropCell, dropIn, dropOut } from './drop.ts'
import { Reel } from './reel.ts'
import type { ModelStrips } from './strips.ts'
import { turnCell } from './turn.ts'

const loserAlpha = 0.55

/** The reels in their wells, with the light behind winning cells. */
export class Board {
  readonly view = new Container()
  /** Above the symbols and inside the reels' window: held coins stand here. */
  readonly over = new Container()
  readonly reels: Reel[]
  readonly #tiles = new Container()
  readonly #layout: Layout
  readonly #loop: Loop
  readonly #atlas: Atlas
  readonly #skin: Skin
  readonly #tile = later(() => paintTile(this.#layout.cell.width, this.#layout.cell.height, this.#skin))
  readonly #spark = later(() => paintSpark(96))
  readonly #beam = later(() => paintBeam(this.#layout.cell.width, this.#layout.reels.height, this.#skin))
  readonly #beams: Sprite[]
  readonly #motion: ModelStrips['motion']
  #isMoving = false
  /** Ends what still drops out at once. */
  #leaving: (() => void)[] = []

  constructor(
    layout: Layout,
    loop: Loop,
    atlas: Atlas,
    skin: Skin,
    { base: strips, mostRows, motion }: Pick<ModelStrips, 'base' | 'mostRows' | 'motion'>,
    columns: readonly string[],
  ) {
    this.#layout = layout
    this.#loop = loop
    this.#atlas = atlas
    this.#skin = skin
    const { reels, cell } = layout
    this.#motion = motion
    this.reels = columns.map((column, i) => {
      const reel = new Reel(atlas, { width: cell.width, height: reels.height, mostRows }, strips[i]!, column)
      reel.view.x = i * (cell.width + cell.gap)
      return reel
    })
    this.#beams = this.reels.map(reel => {
      const sprite = new Sprite()
      sprite.x = reel.view.x
      sprite.visible = false
      sprite.blendMode = 'add'
      return sprite
    })
    this.view.position.set(reels.x, reels.y)
    const shade = paintShade(layout)
    const [above, below] = [new Sprite(shade), new Sprite(shade)]
    below.scale.y = -1
    below.y = reels.height
    this.view.addChild(this.#tiles, ...this.reels.map(reel => reel.view), ...this.#beams, above, below, this.over)
  }

  get columns(): string[] {
    return this.reels.map(reel => reel.column)
  }

  /** Where a cell stands on the stage, and how tall it is now. */
  placeOf(cell: Cell): { x: number; y: number; height: number } {
    const reel = this.reels[reelOf(cell)]!
    const { x, y } = this.view.position
    return {
      x: x + reel.view.x + this.#layout.cell.width / 2,
      y: y + reel.rowY(rowOf(cell)),
      height: reel.cellHeight,
    }
  }

  /** Starts every reel on its strip, one after the other; where cells drop, the old ones leave. */
  roll(strips: readonly string[]): void {
    this.clearWins()
    if (this.#motion === 'drop') {
      this.#leaving = this.reels.flatMap((reel, i) => dropOut(this.#loop, reel, 1 + i * times.reelStartStep))
      return
    }
    for (const [i, reel] of this.reels.entries()) reel.roll(strips[i]!, i * times.reelStartStep)
    if (this.#isMoving) return
    this.#isMoving = true
    this.#loop.each(elapsedMs => {
      this.#loop.dirty()
      // Every reel has to move on, so no short cut over the first that still rolls.
      this.#isMoving = this.reels.map(reel => reel.advance(elapsedMs)).includes(true)
      return this.#isMoving
    })
  }

  /** Brings a reel to its stop in the landing time. */
  land(reel: number, stop: number, column: string): void {
    if (this.#motion === 'drop') dropIn(this.#loop, this.reels[reel]!, column)
    else this.reels[reel]!.land(stop, column)
  }

  /** Shows a grid at once. */
  show(columns: readonly string[]): void {
    this.clearWins()
    for (const end of this.#leaving.splice(0)) end()
    for (const [i, reel] of this.reels.entries()) reel.rest(columns[i]!)
    this.#loop.dirty()
  }

  /** The hold-and-win board takes the reels' place. */
  setReelsVisible(isVisible: boolean): void {
    for (const reel of this.reels) reel.view.visible = isVisible
    this.#loop.dirty()
  }

  crossFade(columns: readonly string[]): void {
    const fade = (share: number) => {
      for (const reel of this.reels) reel.view.alpha = share
    }
    this.#loop.tween(times.crossFade / 2, share => fade(1 - share), {
      onEnd: () => {
        this.show(columns)
        this.#loop.tween(times.crossFade / 2, fade)
      },
    })
  }

  /** Light on a reel that can complete the feature; it swells at less than two beats a second. */
  anticipate(reel: number, lastsMs: number): void {
    const beam = this.#beamOf(reel)
    this.#loop.tween(lastsMs, share => {
      beam.visible = share < 1
      beam.alpha = 0.35 + 0.3 * Math.sin(share * Math.PI * 2.5) ** 2
    })
  }

  /** Lights the winning cells and dims the others. */
  lightCells(cells: Iterable<Cell>, isCalm: boolean): void {
    this.clearWins()
    const lit = new Set(cells)
    for (const [i, reel] of this.reels.entries()) {
      for (let row = 0; row < reel.rows; row++) {
        const isLit = lit.has(cellAt(i, row))
        reel.cell(row).alpha = isLit ? 1 : loserAlpha
        if (!isLit) continue
        this.#addTile(reel, row)
        if (!isCalm) this.#pulse(reel, row)
      }
    }
    this.#loop.dirty()
  }

  clearWins(): void {
    for (const tile of this.#tiles.removeChildren()) tile.destroy()
    for (const reel of this.reels) for (let row = 0; row < reel.rows; row++) reel.cell(row).alpha = 1
    this.#loop.dirty()
  }

  /** Winning cells swell and vanish. */
  burst(cells: readonly Cell[], isCalm: boolean): void {
    for (const tile of this.#tiles.removeChildren()) tile.destroy()
    for (const cell of cells) {
      const sprite = this.reels[reelOf(cell)]!.cell(rowOf(cell))
      const size = sprite.width
      this.#loop.tween(times.burst, share => {
        sprite.alpha = 1 - easeIn(share)
        if (!isCalm) sprite.setSize(size * (1 + 0.28 * share))
      })
    }
  }

  /** The symbol spreads from its cell over the whole reel, in a column of light. */
  expand(reels: readonly number[], symbol: SymbolCode, isCalm: boolean): void {
    this.clearWins()
    for (const i of reels) {
      const reel = this.reels[i]!
      const source = Math.max(0, [...reel.column].indexOf(symbol))
      const rows = reel.column.length
      reel.rest(symbol.repeat(rows))
      for (let row = 0; row < rows; row++) {
        this.#addTile(reel, row)
        if (isCalm) continue
        const [start, end] = [reel.rowY(source), reel.rowY(row)]
        this.#loop.tween(times.expand * 0.5, share => reel.moveCell(row, start + (end - start) * backOut(share)))
        this.#loop.tween(times.expand * 0.5, share => this.#swell(reel, row, 0.14 * Math.sin(share * Math.PI)), {
          delayMs: times.expand * 0.5,
        })
      }
      if (!isCalm) this.#flash(i)
    }
    this.#loop.dirty()
  }

  /** Veiled tiles turn over and show what they hide, reel after reel. */
  reveal(cells: readonly Cell[], columns: readonly string[], isCalm: boolean): void {
    const veiled = new Set(cells)
    for (const [i, reel] of this.reels.entries()) {
      const before = reel.column
      reel.rest(columns[i]!)
      if (isCalm) continue
      for (let row = 0; row < reel.rows; row++) {
        if (!veiled.has(cellAt(i, row))) continue
        this.#addTile(reel, row)
        turnCell(this.#loop, this.#atlas, { reel, row, from: before[row]!, delayMs: i * times.turnStep + row * 30 })
      }
    }
    this.#loop.dirty()
  }

  /** Stars fly from over the grid into cells, which turn where they arrive. */
  spark(cells: readonly Cell[], columns: readonly string[], isCalm: boolean): void {
    this.clearWins()
    const before = this.columns
    for (const [i, reel] of this.reels.entries()) reel.rest(columns[i]!)
    for (const [i, cell] of cells.entries()) {
      const [reel, row] = [this.reels[reelOf(cell)]!, rowOf(cell)]
      this.#addTile(reel, row)
      if (isCalm) continue
      const delayMs = 1 + i * times.sparkStep
      turnCell(this.#loop, this.#atlas, {
        reel,
        row,
        from: before[reelOf(cell)]![row]!,
        delayMs: delayMs + times.spark,
      })
      const [x, y] = [reel.view.x + this.#layout.cell.width / 2, reel.rowY(row)]
      const star = flyStar(this.#loop, this.#spark(), { fromX: this.#layout.reels.width / 2, x, y }, reel.side, delayMs)
      this.over.addChild(star)
    }
    this.#loop.dirty()
  }

  #beamOf(reel: number): Sprite {
    const beam = this.#beams[reel]!
    beam.texture = this.#beam()
    return beam
  }

  #flash(reel: number): void {
    const beam = this.#beamOf(reel)
    this.#loop.tween(times.expand, share => {
      beam.visible = share < 1
      beam.alpha = 0.8 * Math.sin(share * Math.PI)
    })
  }

  /** Symbols above the gaps fall, new ones follow from above, and all land with a little squash. */
  fall(removed: readonly Cell[], added: readonly number[], columns: readonly string[], isCalm: boolean): void {
    for (const [i, reel] of this.reels.entries()) {
      const gone = new Set(removed.filter(cell => reelOf(cell) === i).map(rowOf))
      reel.rest(columns[i]!)
      const kept = Array.from({ length: reel.rows }, (_, row) => row).filter(row => !gone.has(row))
      const count = added[i]!
      for (let row = 0; row < reel.rows; row++) {
        const from = row < count ? row - count : kept[row - count]!
        if (from !== row && !isCalm) dropCell(this.#loop, reel, row, from)
      }
    }
    this.#loop.dirty()
  }

  #addTile(reel: Reel, row: number): void {
    const { width, height } = this.#layout.cell
    const spread = Math.min(width, height) * tileSpread
    const tile = new Sprite(this.#tile())
    tile.setSize(width + 2 * spread, reel.cellHeight + 2 * spread)
    tile.position.set(reel.view.x - spread, row * reel.cellHeight - spread)
    this.#tiles.addChild(tile)
  }

  #pulse(reel: Reel, row: number): void {
    this.#loop.tween(times.allLines, share => this.#swell(reel, row, 0.12 * Math.sin(backOut(share) * Math.PI)))
  }

  /** Shows a resting symbol larger by a share. */
  #swell(reel: Reel, row: number, share: number): void {
    reel.cell(row).setSize(reel.side * (1 + share))
  }
}
