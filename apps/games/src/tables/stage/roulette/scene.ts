import { Container, Sprite } from 'pixi.js'
import { stageFont } from '../../../kit/stage/paint.ts'
import { flat, Sheet } from '../../../kit/stage/sheet.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import { backOut, pulse, shareOf } from '../../../kit/stage/timeline.ts'
import { paintChips, sideChips } from '../room/chips.ts'
import { halfWidth, tableEye } from '../room/eye.ts'
import { NIGHT_ROOM, type RoomLook, roomSteps } from '../room/room.ts'
import { type Cloth, GREEN, tableSteps } from '../room/table.ts'
import type { Moment, Scene, SceneKind, Tools } from '../scene.ts'
import { BallActor } from './ball-actor.ts'
import { type BallFilm, ballFilm, pocketAngle, pocketInk, wheelTurn } from './ball-steps.ts'
import { bowlSteps } from './bowl.ts'
import { ROTOR, roulettePieces } from './pieces.ts'
import { SparkTiles } from './spark-tiles.ts'

const PITCH = 0.9
const ROTOR_Z = 0.05
const PARTS = 14
/** Units from the middle to the side from which on there is room beside the wheel. */
const WITH_CHIPS = 4.5

/** @param chipsAt units from the middle to the stacks at either side */
const rouletteKind = (room: RoomLook, cloth: Cloth, chipsAt: number): SceneKind<BallFilm> => ({
  filmOf: ballFilm,
  pieces: roulettePieces,
  backdrop: size => {
    const eye = tableEye(size, PITCH)
    const stacks = halfWidth(size) > WITH_CHIPS ? sideChips(chipsAt) : []
    return [
      ...roomSteps(size, room),
      ...tableSteps(size, eye, cloth, pen => paintChips(pen, eye, stacks)),
      ...bowlSteps(eye),
    ]
  },
  build: buildRoulette,
})

function buildRoulette(tools: Tools): Scene<BallFilm> {
  const eye = tableEye(tools.size, PITCH)
  const view = new Container()
  const rotor = new Sheet(tools.texture('rotor'), PARTS, PARTS)
  const light = new Sheet(tools.texture('rotor-light'), PARTS, PARTS)
  const disc = (z: number) => flat({ x: 0, y: 0, z }, 2 * ROTOR.edge, 2 * ROTOR.edge)
  light.shape(eye, disc(ROTOR_Z + 0.01))
  const pockets = Array.from({ length: 6 }, () => new PocketLight(tools, eye))
  const turret = new Sprite(tools.texture('turret'))
  turret.anchor.set(0.5, 0.8)
  turret.setSize(eye.lens.unitPx * 0.62, eye.lens.unitPx * 0.76)
  turret.position.copyFrom(eye.see(0, 0, ROTOR_Z))
  const ball = new BallActor(tools, eye)
  const tiles = new SparkTiles(tools, eye)
  const badge = new Badge(tools, eye)
  view.addChild(rotor.view, ...pockets.map(pocket => pocket.view), light.view)
  view.addChild(turret, ball.view, tiles.view, badge.view)
  const draw = ({ film, elapsedMs, cleared, nowMs }: Moment<BallFilm>) => {
    const turn = wheelTurn(nowMs)
    rotor.shape(eye, (u, v) => flat({ x: 0, y: 0, z: ROTOR_Z }, 2 * ROTOR.edge, 2 * ROTOR.edge, -turn)(u, v))
    ball.draw(film, elapsedMs, nowMs, cleared)
    const shown = cleared < 1 ? film : null
    tiles.draw(shown, elapsedMs, cleared)
    const landed = shown ? shareOf(elapsedMs, shown.landsAt + 150, shown.landsAt + 520) : 0
    for (const [i, pocket] of pockets.entries()) {
      const spark = shown?.sparks[i]
      const isWinner = i === 5 && landed > 0
      const lit = isWinner
        ? landed
        : spark && elapsedMs >= spark.t
          ? 0.75 + pulse(elapsedMs, spark.t, spark.t + 500)
          : 0
      const number = isWinner ? shown!.number : (spark?.number ?? 0)
      pocket.draw(turn + pocketAngle(number), lit * (1 - cleared), isWinner ? 0xfff0b0 : 0x6fc4ff)
    }
    badge.draw(shown?.number ?? null, backOut(landed) * (1 - cleared))
  }
  return { view, focus: { ...eye.see(0, 0), closest: 1.18 }, draw }
}

/** Light over a pocket that turns with the wheel. */
class PocketLight {
  readonly #sheet: Sheet
  readonly #eye: Eye

  constructor(tools: Tools, eye: Eye) {
    this.#eye = eye
    this.#sheet = new Sheet(tools.texture('glow'))
    this.#sheet.view.blendMode = 'add'
  }

  get view() {
    return this.#sheet.view
  }

  draw(angle: number, lit: number, tint: number): void {
    this.view.visible = lit > 0
    this.view.alpha = Math.min(1, lit)
    this.view.tint = tint
    const r = (ROTOR.edge + ROTOR.pockets) / 2
    const middle = { x: r * Math.cos(angle), y: -r * Math.sin(angle), z: ROTOR_Z + 0.02 }
    this.#sheet.shape(this.#eye, flat(middle, 0.78, 0.42, -angle))
  }
}

/** The number that has fallen, over the middle of the wheel. */
class Badge {
  readonly view = new Container()
  readonly #plate = new Sprite()
  readonly #number
  readonly #tools: Tools
  readonly #unitPx: number

  constructor(tools: Tools, eye: Eye) {
    this.#tools = tools
    this.#unitPx = eye.lens.unitPx
    this.#number = tools.text({ fontFamily: stageFont, fontSize: 40, fontWeight: '800', fill: '#fffaf0' })
    this.#number.position.set(0, -3)
    this.#plate.anchor.set(0.5)
    this.view.addChild(this.#plate, this.#number)
    const { x, y } = eye.see(0, 0, 0.62)
    this.view.position.set(x, y)
  }

  draw(number: number | null, size: number): void {
    this.view.visible = number !== null && size > 0
    if (number === null) return
    const ink = pocketInk(number)
    const name = ink === pocketInk(0) ? 'green' : ink === pocketInk(1) ? 'red' : 'black'
    this.#plate.texture = this.#tools.texture(`badge-${name}`)
    if (this.#number.text !== String(number)) this.#number.text = String(number)
    this.view.scale.set((size * this.#unitPx) / 128)
  }
}

export const rouletteScene = rouletteKind(NIGHT_ROOM, GREEN, 3.6)
export const sparkScene = rouletteKind(
  { top: '#05060f', low: '#1a2050', lamp: '#8fb4ff' },
  { light: '#3a4f9a', mid: '#1b2560', dark: '#080b24' },
  // Clear of the tiles of lucky numbers.
  3.74,
)
