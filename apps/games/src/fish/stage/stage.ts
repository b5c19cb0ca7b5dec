import { loadPreyDrawings } from '@baize/art/prey/drawings'
import { COIN } from '@baize/art/prey/icons'
import { type FishCode, type Place, sceneTimeAt } from '@baize/game-kit/fish/index'
import { Container, type Texture, type WebGLRenderer } from 'pixi.js'
import { type Atlas, type Piece, paintedAtlas } from '../../kit/stage/atlas.ts'
import { loadStageFace } from '../../kit/stage/face.ts'
import { createStageRenderer, resolutionNow } from '../../kit/stage/renderer.ts'
import { inSlices } from '../../kit/stage/slices.ts'
import type { FishDesk } from '../desk.ts'
import { bossNow } from '../sea/boss.ts'
import { drawFrost, drawLock, drawMotes, drawRays, drawTide, drawWalls, tideOf } from './draw/air.ts'
import { Batch } from './draw/batch.ts'
import { drawBullets } from './draw/bullets.ts'
import { drawCannons } from './draw/cannons.ts'
import { drawEffects } from './draw/effects.ts'
import type { Look } from './draw/look.ts'
import { Shoal } from './draw/prey.ts'
import { drawScenery } from './draw/scenery.ts'
import type { Fit } from './fit.ts'
import { cannonPieces } from './pieces/cannon-pieces.ts'
import { gearPieces } from './pieces/gear-pieces.ts'
import { glyphPieces } from './pieces/glyph-pieces.ts'
import { type Drawings, decodeDrawings, preyPieces } from './pieces/prey-pieces.ts'
import { sceneryPieces } from './pieces/scenery-pieces.ts'
import type { ThriftLevel } from './thrift.ts'
import { Water } from './water/water.ts'

/** Pixels drawn for one that there is, by what is saved. */
const PIXELS = [1, 1, 0.75, 0.55] as const
/** Frames left out before the canvas gets fewer pixels: while drawing is behind, that would hold up the page for as long. */
const REST_FRAMES = 4

/**
 * Pixels of the atlas for a unit of the world: what the screen shows, and a little more. A finer one would flicker where
 * it is made smaller.
 */
const atlasScale = ({ scale }: Fit): number => Math.min(2, Math.max(0.45, resolutionNow() * scale * 1.1))

/** Side of the coin, in units of the world. */
const COIN_SIDE = 90

const coinPiece = (drawings: Drawings): Piece => ({
  ...{ name: 'coin', width: COIN_SIDE, height: COIN_SIDE },
  draw: pen => pen.drawImage(drawings.get(COIN)!, 3, 3, COIN_SIDE - 6, COIN_SIDE - 6),
})

/** The picture of a room: water, prey and all that flies, drawn from the desk's sea. */
export class SeaStage {
  readonly #renderer: WebGLRenderer
  readonly #desk: FishDesk
  readonly #code: FishCode
  readonly #atlas: Atlas
  readonly #water: Water
  readonly #batch: Batch
  readonly #root = new Container()
  readonly #shoal = new Shoal()
  #fit: Fit | null = null
  #level: ThriftLevel | null = null
  #rested = 0
  #frost = 0
  #dark = 0
  readonly #lean: Place = { x: 0, y: 0 }
  #leanTo: Place = { x: 0, y: 0 }

  /** @throws Error where the browser has no WebGL; AbortError when the signal ends the preparation */
  static async create(canvas: HTMLCanvasElement, desk: FishDesk, fit: Fit, signal: AbortSignal): Promise<SeaStage> {
    const { code } = desk.page.boot.game
    const [drawings] = await Promise.all([loadPreyDrawings(code).then(decodeDrawings), loadStageFace()])
    const pieces = [
      ...preyPieces(code, drawings),
      coinPiece(drawings),
      ...gearPieces,
      ...cannonPieces,
      ...sceneryPieces[code],
      ...glyphPieces(desk.page.boot.currencySymbol),
    ]
    const { atlas, jobs } = paintedAtlas(pieces, atlasScale(fit))
    await inSlices(jobs, signal)
    const renderer = await createStageRenderer(canvas)
    if (!signal.aborted) return new SeaStage(renderer, desk, atlas)
    renderer.destroy()
    throw signal.reason
  }

  private constructor(renderer: WebGLRenderer, desk: FishDesk, atlas: Atlas) {
    this.#renderer = renderer
    this.#desk = desk
    this.#code = desk.page.boot.game.code
    this.#atlas = atlas
    this.#water = new Water(renderer, this.#code)
    this.#batch = new Batch(atlas.texture('white') as Texture)
    this.#root.addChild(this.#water.view, this.#batch.view)
  }

  resize(fit: Fit): void {
    this.#fit = fit
    this.#level = null
  }

  /** Lets the layers behind lean away from where the player looks. Both from -1 to 1. */
  lean(to: Place): void {
    this.#leanTo = to
  }

  /** @param level 0 draws all, the others leave out what is not needed */
  draw(level: ThriftLevel, isCalm: boolean): void {
    const fit = this.#fit
    if (!fit) return
    if (level !== this.#level) {
      if (this.#shrinksTo(level) && this.#rested++ < REST_FRAMES) return
      this.#follow(fit, level)
    }
    const { time } = this.#desk.page
    const state = this.#desk.picture.read()
    const { sea } = this.#desk
    const timeS = time.localMs / 1_000
    this.#ease(isCalm)
    const base = {
      ...{ batch: this.#batch, atlas: this.#atlas, fit, code: this.#code, sea, thrift: level, isCalm },
      ...{ roomMs: time.nowMs, localMs: time.localMs, timeS, frost: this.#frost, lean: this.#lean },
    }
    const look: Look = { ...base, tide: tideOf(base, state.isTide) }
    this.#water.draw(isCalm ? 20 : timeS % 600, this.#lean, this.#dark)
    this.#batch.begin(timeS % 600)
    drawScenery(look, 'back')
    if (state.room) drawWalls(look)
    this.#shoal.draw(look)
    drawRays(look)
    drawLock(look, state.lock)
    drawBullets(look, state.seat)
    drawScenery(look, 'front')
    drawMotes(look)
    if (state.room) drawCannons(look, state.seats, state)
    drawEffects(look)
    drawFrost(look)
    drawTide(look)
    this.#batch.end()
    this.#renderer.render(this.#root)
  }

  destroy(): void {
    this.#water.destroy()
    this.#batch.destroy()
    this.#atlas.destroy()
    this.#root.destroy()
    this.#renderer.destroy()
  }

  /** True where the canvas of this size gets fewer pixels with a level. */
  #shrinksTo(level: ThriftLevel): boolean {
    return this.#level !== null && PIXELS[level] !== PIXELS[this.#level]
  }

  #follow(fit: Fit, level: ThriftLevel): void {
    if (this.#level === null || this.#shrinksTo(level))
      this.#renderer.resize(fit.width, fit.height, resolutionNow() * PIXELS[level])
    this.#water.resize(fit.width, fit.height, level)
    this.#level = level
    this.#rested = 0
  }

  /** Light and lean follow within a moment. */
  #ease(isCalm: boolean): void {
    const { sea, page } = this.#desk
    const { scene } = sea
    const nowMs = page.time.nowMs
    const isFrozen = scene !== null && sceneTimeAt(scene.clock, nowMs + 1) === sceneTimeAt(scene.clock, nowMs)
    const by = isCalm ? 1 : 0.08
    this.#frost += ((isFrozen ? 1 : 0) - this.#frost) * by
    if (this.#frost < 0.01) this.#frost = 0
    this.#dark += ((bossNow(sea, nowMs)?.isEntering ? 0.85 : 0) - this.#dark) * by
    const goal = isCalm ? { x: 0, y: 0 } : this.#leanTo
    this.#lean.x += (goal.x - this.#lean.x) * 0.06
    this.#lean.y += (goal.y - this.#lean.y) * 0.06
  }
}
