import type { TableDealView, TableRoundView } from '@baize/api/studio/live'
import { CanvasSource, Container, RenderTexture, Sprite, Text, Texture, type WebGLRenderer } from 'pixi.js'
import type { TableSound } from '../../kit/sound/table-sound.ts'
import { type Atlas, MOST_PIXELS, paintedAtlas } from '../../kit/stage/atlas.ts'
import { type Shot, STILL, shotAt } from '../../kit/stage/camera.ts'
import { loadStageFace } from '../../kit/stage/face.ts'
import { Frames } from '../../kit/stage/frames.ts'
import { lightPieces } from '../../kit/stage/light.ts'
import { canvasOf } from '../../kit/stage/paint.ts'
import { createStageRenderer, resolutionNow } from '../../kit/stage/renderer.ts'
import { inSlices } from '../../kit/stage/slices.ts'
import { filmOf, type TableName } from './film-of.ts'
import { calmMomentAt, momentAt } from './moment.ts'
import type { Film, Scene, SceneKind, Size } from './scene.ts'
import { loadScene } from './scene-of.ts'

/** What a picture shows; it may change with every frame. */
export interface Shown extends TableName {
  kind: string
  round: TableRoundView | null
  deal: TableDealView | null
  /** The server's time. */
  nowMs(): number
  isCalm: boolean
  sound: TableSound | null
  labels: Readonly<Record<string, string>>
}

/** Sounds that were missed for longer are not made up for. */
const LATE_SOUND_MS = 400

interface Built {
  size: Size
  atlas: Atlas
  backdrop: Texture
  scene: Scene<Film>
}

/** The picture of one table on a canvas, from its first paint to its end. */
export class TablePicture {
  #shown: Shown
  readonly canvas: HTMLCanvasElement
  readonly #end = new AbortController()
  readonly #frames = new Frames(scale => this.#draw(scale))
  readonly #root = new Container()
  readonly #world = new Container()
  readonly #vignette = new Sprite()
  readonly #fading = new Sprite()
  #renderer: WebGLRenderer | null = null
  #kind: SceneKind<Film> | null = null
  #built: Built | null = null
  #building: AbortController | null = null
  #size: Size = { width: 0, height: 0 }
  #film: { deal: TableDealView; film: Film } | null = null
  #heardUpToMs = 0
  #fadesFrom: number | null = null

  /** @param host gets the canvas; a canvas of its own, because a context that is given back cannot be had again */
  constructor(host: HTMLElement, shown: Shown) {
    this.canvas = document.createElement('canvas')
    this.canvas.style.display = 'block'
    host.append(this.canvas)
    this.#shown = shown
    this.#root.addChild(this.#world, this.#fading, this.#vignette)
  }

  /** Resolves when the first picture stands. @throws Error where the browser has no WebGL */
  async start(): Promise<void> {
    const [kind, renderer] = await Promise.all([
      loadScene(this.#shown.kind),
      createStageRenderer(this.canvas),
      loadStageFace(),
    ])
    if (this.#end.signal.aborted) return renderer.destroy()
    this.#kind = kind
    this.#renderer = renderer
    await this.#build()
    if (!this.#end.signal.aborted) this.#frames.start()
  }

  show(shown: Shown): void {
    this.#shown = shown
  }

  /** A picture of the old size is scaled until the new one is painted. */
  async resize(width: number, height: number): Promise<void> {
    if (width < 1 || height < 1 || (width === this.#size.width && height === this.#size.height)) return
    this.#size = { width, height }
    await this.#build()
  }

  destroy(): void {
    this.#end.abort()
    this.canvas.remove()
    this.#building?.abort()
    this.#frames.stop()
    this.#discard()
    this.#renderer?.destroy()
    this.#renderer = null
  }

  async #build(): Promise<void> {
    const [kind, size] = [this.#kind, this.#size]
    if (!kind || size.width === 0) return
    this.#building?.abort()
    const building = new AbortController()
    this.#building = building
    const { atlas, jobs } = paintedAtlas([...lightPieces, ...kind.pieces(size)], resolutionNow())
    const scale = Math.min(resolutionNow(), MOST_PIXELS / size.width)
    const { canvas, pen } = canvasOf(size.width * scale, size.height * scale)
    pen.scale(scale, scale)
    const painting = kind.backdrop(size).map(paint => () => {
      pen.save()
      paint(pen)
      pen.restore()
    })
    try {
      await inSlices([...painting, ...jobs], building.signal)
    } catch (error) {
      if (building.signal.aborted) return atlas.destroy()
      throw error
    }
    this.#discard()
    const backdrop = new Texture({ source: new CanvasSource({ resource: canvas, resolution: scale }) })
    const scene = kind.build({
      ...{ size, texture: atlas.texture, labels: this.#shown.labels },
      text: style => new Text({ style, resolution: resolutionNow(), anchor: 0.5 }),
    })
    this.#built = { size, atlas, backdrop, scene }
    const ground = new Sprite(backdrop)
    ground.setSize(size.width, size.height)
    this.#world.addChild(ground, scene.view)
    this.#vignette.texture = atlas.texture('vignette')
    this.#vignette.setSize(size.width, size.height)
  }

  #discard(): void {
    for (const child of this.#world.removeChildren()) child.destroy({ children: true })
    this.#vignette.texture = Texture.EMPTY
    this.#built?.backdrop.destroy(true)
    this.#built?.atlas.destroy()
    this.#built = null
    this.#forgetFading()
  }

  #draw(resolutionScale: number): void {
    const [renderer, built, { deal, round, isCalm }] = [this.#renderer, this.#built, this.#shown]
    if (!renderer || !built) return
    const resolution = resolutionNow() * resolutionScale
    const { width, height } = this.#size
    if (renderer.screen.width !== width || renderer.screen.height !== height || renderer.resolution !== resolution)
      renderer.resize(width, height, resolution)
    this.#root.scale.set(width / built.size.width, height / built.size.height)
    const nowMs = this.#shown.nowMs()
    const shown = { film: this.#filmOf(deal), deal, round }
    if (isCalm) this.#drawCalm(renderer, built, calmMomentAt(shown, nowMs))
    else {
      this.#forgetFading()
      const moment = momentAt(shown, nowMs)
      const resultAfterMs = deal ? deal.resultAtMs - deal.dealtAtMs : 0
      const elapsedMs = moment.film ? moment.elapsedMs : null
      this.#aim(built, shotAt({ elapsedMs, resultAfterMs, nowMs, closest: built.scene.focus.closest }))
      built.scene.draw(moment)
    }
    this.#sound(shown.film, deal ? nowMs - deal.dealtAtMs : 0)
    renderer.render(this.#root)
  }

  #drawCalm(renderer: WebGLRenderer, { scene, size }: Built, { now, before, left }: ReturnType<typeof calmMomentAt>) {
    this.#aim({ scene, size }, STILL)
    if (!before) this.#forgetFading()
    else if (this.#fadesFrom !== before.elapsedMs) {
      this.#forgetFading()
      this.#fadesFrom = before.elapsedMs
      scene.draw(before)
      const target = RenderTexture.create({ ...size, resolution: renderer.resolution })
      renderer.render({ container: this.#world, target })
      this.#fading.texture = target
    }
    this.#fading.alpha = left
    scene.draw(now)
  }

  #forgetFading(): void {
    if (this.#fadesFrom === null) return
    this.#fadesFrom = null
    const { texture } = this.#fading
    this.#fading.texture = Texture.EMPTY
    texture.destroy(true)
  }

  /** Moves the picture so that it never shows what is beyond its edge. */
  #aim({ scene, size }: Pick<Built, 'scene' | 'size'>, { zoom, driftX, driftY }: Shot): void {
    const place = (middle: number, extent: number, drift: number) =>
      Math.min(0, Math.max(extent * (1 - zoom), (middle + drift) * (1 - zoom)))
    this.#world.scale.set(zoom)
    this.#world.position.set(place(scene.focus.x, size.width, driftX), place(scene.focus.y, size.height, driftY))
  }

  #filmOf(deal: TableDealView | null): Film | null {
    if (!deal) return null
    if (this.#film?.deal.serial !== deal.serial || this.#film.deal.seed !== deal.seed) {
      this.#film = { deal, film: filmOf(this.#kind!, this.#shown, deal, this.#shown.round) }
      this.#heardUpToMs = this.#shown.nowMs() - deal.dealtAtMs
    }
    return this.#film.film
  }

  #sound(film: Film | null, elapsedMs: number): void {
    const { sound } = this.#shown
    const fromMs = Math.max(this.#heardUpToMs, elapsedMs - LATE_SOUND_MS)
    this.#heardUpToMs = elapsedMs
    if (film && sound) for (const cue of film.cues) if (cue.t > fromMs && cue.t <= elapsedMs) cue.sound(sound)
  }
}
