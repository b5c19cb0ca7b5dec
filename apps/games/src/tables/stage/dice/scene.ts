import { drawTumble } from '@baize/game-kit/tables/sic-bo/film'
import type { SicBoResult } from '@baize/game-kit/tables/sic-bo/rules'
import { Container, Sprite } from 'pixi.js'
import { stageFont } from '../../../kit/stage/paint.ts'
import { backOut, scatter, shareOf } from '../../../kit/stage/timeline.ts'
import { paintChips, sideChips } from '../room/chips.ts'
import { halfWidth, tableEye } from '../room/eye.ts'
import { roomSteps } from '../room/room.ts'
import { signPiece } from '../room/sign.ts'
import { GREEN, tableSteps } from '../room/table.ts'
import type { Deal, Film, Moment, Scene, SceneKind, Tools } from '../scene.ts'
import { CLOSEST, LIFT_MS, shakeCues } from '../vessel/shake-steps.ts'
import { VesselView } from '../vessel/vessel-view.ts'
import { DieActor } from './die-actor.ts'
import { dicePieces, GROUND_Z } from './pieces.ts'
import { DICE_TIMES, diePoseAt, facesOf } from './tumble.ts'

export interface DiceFilm extends Film {
  dice: readonly number[]
  tumble: number
}

const OPEN_MS = DICE_TIMES.liftsAt + LIFT_MS

function diceFilm({ result, look }: Pick<Deal, 'result' | 'look'>): DiceFilm {
  const { dice } = result as SicBoResult
  const stops = [{ t: 0 }, { t: DICE_TIMES.liftsAt, shows: OPEN_MS + 400 }]
  return { dice, tumble: drawTumble(look), stops, cues: shakeCues(DICE_TIMES) }
}

/** Dice that lie under the lid between rounds show something that was never thrown. */
const restingFaces = (serial: number): number[] => [0, 1, 2].map(die => 1 + Math.floor(6 * scatter(serial, die)))

export const diceScene: SceneKind<DiceFilm> = {
  filmOf: diceFilm,
  pieces: () => [...dicePieces(), signPiece],
  backdrop: size => {
    const eye = tableEye(size)
    const stacks = halfWidth(size) > 4.5 ? sideChips(3.4) : []
    const room = { top: '#100608', low: '#33141a', lamp: '#ffb27a' }
    return [...roomSteps(size, room), ...tableSteps(size, eye, GREEN, pen => paintChips(pen, eye, stacks))]
  },
  build: buildDice,
}

function buildDice(tools: Tools): Scene<DiceFilm> {
  const eye = tableEye(tools.size)
  const contents = new Container()
  contents.sortableChildren = true
  const dice = [0, 1, 2].map(() => new DieActor(tools, eye))
  for (const die of dice) contents.addChild(die.view)
  const vessel = new VesselView(tools, eye, { base: 'bowl', lid: 'lid', lidZ: 0.44 }, contents)
  const total = tools.text({ fontFamily: stageFont, fontSize: 30, fontWeight: '800', fill: '#fff6d8' })
  const sign = new Container()
  const plate = new Sprite(tools.texture('sign'))
  plate.anchor.set(0.5)
  total.position.set(0, -1)
  sign.addChild(plate, total)
  const spot = eye.see(0, -1.5, 0.2)
  sign.position.set(spot.x, spot.y)
  const view = new Container()
  view.addChild(vessel.view, sign)
  const draw = ({ film, elapsedMs, cleared, round }: Moment<DiceFilm>) => {
    const pose = vessel.draw(film && DICE_TIMES, elapsedMs, cleared)
    const tops = film && cleared < 1 ? film.dice : restingFaces(round?.serial ?? 0)
    for (const [i, die] of dice.entries()) {
      const rolled = diePoseAt(film?.tumble ?? 0, i, film ? elapsedMs : 0)
      const moved = { ...rolled, x: rolled.x + pose.x, z: rolled.z + pose.z }
      die.draw(moved, facesOf(tops[i]!, (film?.tumble ?? 0) + i), GROUND_Z)
      die.view.zIndex = -rolled.y
    }
    const shown = film ? backOut(shareOf(elapsedMs, OPEN_MS, OPEN_MS + 320)) * (1 - cleared) : 0
    sign.visible = shown > 0
    sign.scale.set((shown * spot.scale) / 92)
    const text = film ? String(film.dice.reduce((sum, face) => sum + face, 0)) : ''
    if (shown > 0 && total.text !== text) total.text = text
  }
  return { view, focus: { ...eye.see(0, 0.1), closest: CLOSEST }, draw }
}
