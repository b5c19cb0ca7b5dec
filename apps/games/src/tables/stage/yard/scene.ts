import type { YardPairing } from '@baize/game-kit/tables/yard/chances'
import { YARD_DEFINITIONS } from '@baize/game-kit/tables/yard/definition'
import { Container, Sprite } from 'pixi.js'
import type { Piece } from '../../../kit/stage/atlas.ts'
import { BRASS, brass, type Pen } from '../../../kit/stage/paint.ts'
import { type Burst, Particles } from '../../../kit/stage/particles.ts'
import { easeInOut, pulse } from '../../../kit/stage/timeline.ts'
import { Gauge, gaugePieces } from '../room/gauge.ts'
import type { Moment, Scene, SceneKind, Tools } from '../scene.ts'
import { yardBackdrop, yardEye } from './backdrop.ts'
import { type BoutFilm, boutFilm, springAt } from './bout-film.ts'
import { between, machinePoseAt, restingPose } from './bout-steps.ts'
import { machinePieces } from './machine-pieces.ts'
import { MachineRig } from './machine-rig.ts'

const SIDES = ['M', 'W'] as const
const TINTS = { M: 0xff8a7c, W: 0x8fbcff }
const { roster } = YARD_DEFINITIONS[0]!

export const yardScene: SceneKind<BoutFilm> = {
  filmOf: boutFilm,
  pieces: () => [...machinePieces(), ...gaugePieces, gearPiece],
  backdrop: yardBackdrop,
  build: buildYard,
}

/** A large wheel of the works behind the ring. */
const gearPiece: Piece = {
  name: 'gear',
  width: 160,
  height: 160,
  draw: (pen: Pen) => {
    pen.translate(80, 80)
    pen.beginPath()
    for (let i = 0; i < 72; i++) {
      const far = i % 4 < 2 ? 78 : 66
      pen.lineTo(far * Math.cos((i * Math.PI) / 36), far * Math.sin((i * Math.PI) / 36))
    }
    pen.closePath()
    pen.arc(0, 0, 50, 0, 2 * Math.PI, true)
    pen.fillStyle = brass(pen, [-70, -70], [70, 70])
    pen.fill()
    pen.strokeStyle = BRASS[0]
    pen.lineWidth = 2
    pen.stroke()
    pen.fillStyle = BRASS[1]
    for (let i = 0; i < 5; i++) {
      pen.rotate((2 * Math.PI) / 5)
      pen.fillRect(-5, 0, 10, 54)
    }
    pen.beginPath()
    pen.arc(0, 0, 16, 0, 7)
    pen.fill()
  },
}

function buildYard(tools: Tools): Scene<BoutFilm> {
  const { size } = tools
  const eye = yardEye(size)
  const view = new Container()
  const gears = [0.16, 0.3, 0.71, 0.85].map((at, i) => {
    const gear = new Sprite(tools.texture('gear'))
    gear.anchor.set(0.5)
    gear.setSize(size.height * (i % 2 === 0 ? 0.5 : 0.34))
    gear.position.set(size.width * at, size.height * (i % 2 === 0 ? 0.2 : 0.42))
    gear.tint = 0x5a4632
    gear.alpha = 0.75
    return gear
  })
  const floor = new Container()
  floor.sortableChildren = true
  const rigs = { M: new MachineRig(tools, eye, 'M'), W: new MachineRig(tools, eye, 'W') }
  floor.addChild(rigs.M.view, rigs.W.view)
  const sparks = new Particles(tools.texture('spark'), 80)
  const flash = new Sprite(tools.texture('glow'))
  flash.anchor.set(0.5)
  flash.blendMode = 'add'
  flash.tint = 0xffe0a0
  const contact = eye.see(0, 0, 1.35)
  flash.position.set(contact.x, contact.y)
  flash.setSize(size.height * 0.7)
  const gauges = { M: new Gauge(tools, -1, TINTS.M), W: new Gauge(tools, 1, TINTS.W) }
  view.addChild(...gears, floor, flash, sparks.view, gauges.M.view, gauges.W.view)

  const draw = ({ film, elapsedMs, cleared, nowMs, round }: Moment<BoutFilm>) => {
    for (const [i, gear] of gears.entries()) gear.rotation = ((i % 2 === 0 ? 1 : -1.5) * nowMs) / 9_000
    const pairing = round?.facts as YardPairing | null | undefined
    for (const side of SIDES) {
      const rest = restingPose(side, nowMs)
      const pose = film ? between(machinePoseAt(film, side, elapsedMs), rest, easeInOut(cleared)) : rest
      rigs[side].draw(pose)
      const name = pairing ? roster[side === 'M' ? pairing.meron : pairing.wala]!.name : ''
      const spring = film && cleared < 1 ? springAt(film, side, elapsedMs) : 1
      gauges[side].draw(name, spring)
    }
    const touches = film?.touches ?? []
    flash.alpha = Math.max(0, ...touches.map(({ t }) => pulse(elapsedMs, t - 60, t + 260))) * 0.8
    flash.visible = flash.alpha > 0
    sparks.draw(
      touches.flatMap(touch => burstsAt(touch, contact.x, contact.y, size.height)),
      film ? elapsedMs : -1,
    )
  }
  return { view, focus: { ...eye.see(0, 0, 0.9), closest: 1.12 }, draw }
}

const burstsAt = ({ t, side }: { t: number; side: 'M' | 'W' }, x: number, y: number, height: number): Burst[] => [
  {
    t,
    x,
    y,
    count: 22,
    salt: t % 97,
    lastsMs: 700,
    reach: height * 0.34,
    fall: height * 0.3,
    sizePx: height * 0.06,
    tint: 0xffd890,
  },
  {
    t,
    x,
    y,
    count: 8,
    salt: t % 89,
    lastsMs: 900,
    reach: height * 0.2,
    fall: height * 0.4,
    sizePx: height * 0.05,
    tint: TINTS[side],
  },
]
