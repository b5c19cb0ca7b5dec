import type { GameBoot } from '@baize/api/studio/slot'
import type { WinEvent } from '@baize/game-kit/events'
import type { WebGLRenderer } from 'pixi.js'
import { type Pictures, type SceneShape, shapeOf } from '../pictures.ts'
import type { Texts } from '../texts.ts'
import type { Beat } from '../timeline/beats.ts'
import { times } from '../timeline/times.ts'
import type { Atlas } from './atlas.ts'
import { type Layout, layoutOf } from './layout.ts'
import { Loop } from './loop.ts'
import { Pace } from './pace.ts'
import { resolutionNow } from './paint/paint.ts'
import { performOn } from './perform.ts'
import { restingColumns } from './reels/resting-columns.ts'
import { type ModelStrips, stripsOf } from './reels/strips.ts'
import { buildProps, type Props } from './scene/props.ts'
import { skinOf } from './skin.ts'

export interface StageOptions {
  boot: GameBoot
  t: Texts
  atlas: Atlas
  pictures: Pictures
  /** The scene of a shape that is there already. */
  scene: { shape: SceneShape; picture: ImageBitmap }
  money: (units: number) => string
  /** True where the player asked the system for less motion. */
  isCalm: () => boolean
}

/** After so long without a new round the picture is drawn sharply again where it was not. */
const restMs = 1_500

/** The picture of the game on one canvas. It decides nothing: it performs the beats that it is given. */
export class Stage {
  readonly loop: Loop
  readonly #options: StageOptions
  readonly #renderer: WebGLRenderer
  readonly #strips: ModelStrips
  readonly #scenes: Map<SceneShape, ImageBitmap>
  readonly #pace = new Pace()
  #props!: Props
  #layout!: Layout
  #size = { width: 0, height: 0 }
  #stakeUnits: number
  #stopCycle: (() => void) | null = null
  #cancelSharpening: (() => void) | null = null
  /** While a round is shown a new size only scales the picture; it is built anew when the round is over. */
  #isBusy = false
  /** The scene of this layout came after the layout was built. */
  #hasNewScene = false

  constructor(renderer: WebGLRenderer, options: StageOptions) {
    this.#options = options
    this.#scenes = new Map([[options.scene.shape, options.scene.picture]])
    this.#renderer = renderer
    this.#strips = stripsOf(options.boot.game.model)
    this.#stakeUnits = Number(options.boot.game.defaultStakeUnits)
    this.loop = new Loop(elapsedMs => this.#draw(elapsedMs))
  }

  #draw(elapsedMs: number): void {
    if (this.#pace.note(elapsedMs)) this.#setScale(this.#pace.scale)
    this.#renderer.render(this.#props.view)
  }

  /** Draws with a share of full resolution: less while things move on a slow machine, all of it at rest. */
  #setScale(scale: number): void {
    const resolution = resolutionNow() * scale
    if (this.#renderer.resolution === resolution) return
    this.#renderer.resize(this.#size.width, this.#size.height, resolution)
    this.loop.dirty()
  }

  get isCelebrating(): boolean {
    return this.#props.banner.isShown
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1 || (width === this.#size.width && height === this.#size.height)) return
    this.#resize(width, height)
  }

  #resize(width: number, height: number): void {
    this.#size = { width, height }
    this.#renderer.resize(width, height, resolutionNow() * this.#pace.scale)
    if (!this.#isBusy || !this.#props) {
      this.#build()
      this.#sharpenLater()
    } else {
      const layout = this.#layout
      const scale = Math.min(width / layout.width, height / layout.height)
      this.#props.view.scale.set(scale)
      this.#props.view.position.set((width - layout.width * scale) / 2, (height - layout.height * scale) / 2)
    }
    this.loop.dirty()
  }

  setStake(stakeUnits: number): void {
    this.#stakeUnits = stakeUnits
    this.#props.jackpots?.setStake(stakeUnits, this.#options.money)
  }

  /** The reels start at the press; what they stop on is not known yet. */
  startRound(): void {
    this.#isBusy = true
    this.#cancelSharpening?.()
    this.#setScale(this.#pace.scale)
    this.clearWins()
    this.#props.meter.hide()
    this.#props.jackpots?.reset()
    if (!this.#options.isCalm()) this.#props.board.roll(this.#strips.base)
  }

  /** The round was refused: the reels show again what they showed before, and nothing was played. */
  cancelRound(): void {
    this.#props.board.crossFade(this.#props.board.columns)
    this.endRound()
  }

  endRound(): void {
    this.#isBusy = false
    this.#sharpenLater()
    const layout = this.#layout
    if (this.#hasNewScene || layout.width !== this.#size.width || layout.height !== this.#size.height)
      this.#resize(this.#size.width, this.#size.height)
  }

  #sharpenLater(): void {
    this.#cancelSharpening?.()
    this.#cancelSharpening = this.loop.after(restMs, () => this.#setScale(1))
  }

  perform(beat: Beat): void {
    performOn(
      {
        props: this.#props,
        strips: this.#strips,
        loop: this.loop,
        t: this.#options.t,
        money: this.#options.money,
        stakeUnits: this.#stakeUnits,
        isCalm: this.#options.isCalm(),
        game: this.#options.boot.game,
        cycleWins: wins => this.#cycleWins(wins),
        clearWins: () => this.clearWins(),
      },
      beat,
    )
  }

  /** A press completes what counts and ends a celebration; it never shortens the cycle. */
  skip(): void {
    this.#props.meter.complete()
    this.#props.banner.clear()
    this.#props.glints.clear()
  }

  clearWins(): void {
    this.#stopCycle?.()
    this.#stopCycle = null
    this.#props.lines.clear()
    this.#props.board.clearWins()
    this.#props.banner.clear()
    this.#props.glints.clear()
  }

  /** After all wins at once, each for itself, over and over until the next press. */
  #cycleWins(wins: readonly WinEvent[]): void {
    const show = (i: number) => {
      const win = wins[i % wins.length]!
      this.#props.board.lightCells(win.cells, true)
      this.#props.lines.show([win])
      this.#stopCycle = wins.length > 1 ? this.loop.after(times.oneLine, () => show(i + 1)) : null
    }
    this.#stopCycle = this.loop.after(times.allLines, () => show(0))
  }

  #build(): void {
    const { boot, atlas, t, money } = this.#options
    const { width, height } = this.#size
    const { base, rows, ladders, jackpots, changesHeight } = this.#strips
    const hasStrip = ladders !== null || jackpots !== null || changesHeight
    const layout = layoutOf(width, height, { reels: base.length, rows, hasStrip })
    const columns = this.#props?.board.columns ?? restingColumns(base, rows, boot.game.code)
    const old: Props | undefined = this.#props
    if (old) {
      // What still moves would move what is about to go.
      this.clearWins()
      this.loop.settle()
    }
    this.#props = buildProps({
      layout,
      loop: this.loop,
      skin: skinOf(boot.game),
      atlas,
      scenePicture: this.#sceneOf(shapeOf(width, height)),
      game: boot.game,
      strips: this.#strips,
      columns,
      t,
      money,
    })
    this.#layout = layout
    this.#hasNewScene = false
    old?.view.destroy({ children: true })
    old?.scene.destroy()
    this.setStake(this.#stakeUnits)
  }

  /** The scene of a shape; until it has come, the one that is there. */
  #sceneOf(shape: SceneShape): ImageBitmap {
    const known = this.#scenes.get(shape)
    if (known) return known
    const { pictures, scene } = this.#options
    pictures.scene(shape).then(
      picture => {
        this.#scenes.set(shape, picture)
        this.#hasNewScene = true
        if (!this.#isBusy) this.#resize(this.#size.width, this.#size.height)
      },
      // The other scene fills the stage as well.
      () => {},
    )
    return scene.picture
  }
}
