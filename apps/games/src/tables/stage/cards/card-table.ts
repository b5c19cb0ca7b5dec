import { Container, Sprite } from 'pixi.js'
import { stageFont } from '../../../kit/stage/paint.ts'
import { flat, Sheet } from '../../../kit/stage/sheet.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import { easeInOut, shareOf } from '../../../kit/stage/timeline.ts'
import { PAINTED_UNIT, tableEye } from '../room/eye.ts'
import type { Moment, Scene, Tools } from '../scene.ts'
import { CardActor } from './card-actor.ts'
import { type CardFilm, GLOW_MS, type Side } from './card-film.ts'
import { cardPoseAt } from './card-steps.ts'
import type { CardLayout } from './layout.ts'

const MOST_CARDS = 6
/** Light wanders over the cloth so slowly. */
const SHEEN_MS = 4_000

export interface SideLook {
  label: string
  tint: number
}

/** A table with two sides of cards, a shoe and a tray. */
export function buildCardTable(tools: Tools, layout: CardLayout, looks: Record<Side, SideLook>): Scene<CardFilm> {
  const eye = tableEye(tools.size)
  const view = new Container()
  const lamps = { left: new Lamp(tools, eye), right: new Lamp(tools, eye) }
  const sheen = new Lamp(tools, eye)
  const shoe = standing(tools, eye, 'shoe', layout.shoe, layout.propScale)
  const tray = standing(tools, eye, 'tray', layout.tray, layout.propScale)
  const cards = Array.from({ length: MOST_CARDS }, () => new CardActor(tools, eye))
  const signs = { left: new Sign(tools, eye, looks.left), right: new Sign(tools, eye, looks.right) }
  view.addChild(sheen.view, lamps.left.view, lamps.right.view, tray)
  for (const card of cards) view.addChild(card.view)
  view.addChild(shoe, signs.left.view, signs.right.view)
  const draw = ({ film, elapsedMs, cleared, nowMs }: Moment<CardFilm>) => {
    sheen.draw(0.3, 2.6 * Math.sin(nowMs / SHEEN_MS), 0xffe2b0, 0.16, nowMs)
    for (const [i, actor] of cards.entries()) {
      const dealt = film?.cards[i]
      actor.view.visible = dealt !== undefined
      if (!film || !dealt) continue
      const place = layout.places[dealt.side][film.cards.slice(0, i).filter(({ side }) => side === dealt.side).length]!
      const pose = cardPoseAt(dealt, { shoe: layout.shoe, place, tray: layout.tray }, elapsedMs, cleared)
      actor.draw(pose, tools.texture(dealt.card))
    }
    for (const side of ['left', 'right'] as const) {
      const score = film?.scores.findLast(({ t, side: of }) => of === side && t <= elapsedMs)
      const lit = film?.winner === side ? easeInOut(shareOf(elapsedMs, film.decidedAt, film.decidedAt + GLOW_MS)) : 0
      const isLost =
        film !== null && cleared < 1 && film.winner !== null && film.winner !== side && elapsedMs >= film.decidedAt
      signs[side].draw(layout.signs[side], cleared < 1 ? (score?.text ?? '') : '', isLost)
      lamps[side].draw(layout.places[side][0]!.y, layout.signs[side].x, looks[side].tint, lit * (1 - cleared), nowMs)
    }
  }
  return { view, focus: eye.see(0, 0), draw }
}

function standing(tools: Tools, eye: Eye, name: string, { x, y }: { x: number; y: number }, size: number): Sprite {
  const sprite = new Sprite(tools.texture(name))
  const spot = eye.see(x, y)
  sprite.anchor.set(0.5, 0.62)
  sprite.scale.set((size * spot.scale) / PAINTED_UNIT)
  sprite.position.set(spot.x, spot.y)
  return sprite
}

/** Light on the cloth under the side that has won. */
class Lamp {
  readonly view: Container
  readonly #sheet: Sheet
  readonly #eye: Eye

  constructor(tools: Tools, eye: Eye) {
    this.#eye = eye
    this.#sheet = new Sheet(tools.texture('glow'))
    this.#sheet.view.blendMode = 'add'
    this.view = this.#sheet.view
  }

  draw(y: number, x: number, tint: number, lit: number, nowMs: number): void {
    this.view.visible = lit > 0
    this.#sheet.view.tint = tint
    this.#sheet.view.alpha = lit * (0.62 + 0.1 * Math.sin(nowMs / 420))
    this.#sheet.shape(this.#eye, flat({ x, y: y - 0.3, z: 0 }, 4.4, 4.2))
  }
}

/** Letters of a name that fit its sign; longer ones are drawn smaller. */
const LETTERS = 7

/** Name and total of a side. */
class Sign {
  readonly view = new Container()
  readonly #eye: Eye
  readonly #total
  #text = ''

  constructor(tools: Tools, eye: Eye, { label, tint }: SideLook) {
    this.#eye = eye
    const plate = new Sprite(tools.texture('sign'))
    plate.anchor.set(0.5)
    const name = tools.text({ fontFamily: stageFont, fontSize: 15, fontWeight: '800', letterSpacing: 1.5, fill: tint })
    name.text = label.toUpperCase()
    name.scale.set(Math.min(1, LETTERS / Math.max(1, label.length)))
    name.position.set(-17, -1)
    this.#total = tools.text({ fontFamily: stageFont, fontSize: 28, fontWeight: '800', fill: '#fff6d8' })
    this.#total.position.set(46, -1)
    this.view.addChild(plate, name, this.#total)
  }

  draw({ x, y }: { x: number; y: number }, text: string, isLost: boolean): void {
    if (this.#text !== text) {
      this.#text = text
      this.#total.text = text
    }
    const spot = this.#eye.see(x, y, 0.1)
    this.view.position.set(spot.x, spot.y)
    this.view.scale.set(spot.scale / 82)
    this.view.alpha = isLost ? 0.6 : 1
  }
}
