import { Container, Sprite } from 'pixi.js'
import { stageFont } from '../../../kit/stage/paint.ts'
import { type Burst, Particles } from '../../../kit/stage/particles.ts'
import { backOut, shareOf } from '../../../kit/stage/timeline.ts'
import type { Moment, Scene, SceneKind, Tools } from '../scene.ts'
import { bulbPlaces, wheelBackdrop } from './backdrop.ts'
import { MULTIPLIERS, SEGMENTS, wheelPieces, wheelPlace } from './pieces.ts'
import { bendAt, SEGMENT_ANGLE, shutAt, speedAt, stopAt, turnAt, type WheelFilm, wheelFilm } from './wheel-steps.ts'

/** Radians a second from which on single segments cannot be told apart any more. */
const BLURS_FROM = 2.6
const BLURRED_AT = 4.6
const MOST_BEND = 0.62

export const wheelScene: SceneKind<WheelFilm> = {
  filmOf: wheelFilm,
  pieces: wheelPieces,
  backdrop: wheelBackdrop,
  build: buildWheel,
}

function buildWheel(tools: Tools): Scene<WheelFilm> {
  const { x, y, r } = wheelPlace(tools.size)
  const view = new Container()
  const sprite = (name: string, anchorX = 0.5, anchorY = 0.5) => {
    const made = new Sprite(tools.texture(name))
    made.anchor.set(anchorX, anchorY)
    return made
  }
  const wheel = new Container()
  wheel.position.set(x, y)
  const blur = sprite('disc-blur')
  blur.setSize(2 * r)
  const shutters = MULTIPLIERS.map(place => {
    const shutter = sprite('shutter', 0.5, 0)
    const turn = new Container()
    turn.rotation = (place + 0.5) * SEGMENT_ANGLE
    shutter.position.set(0, -r * 0.93)
    turn.addChild(shutter)
    return { turn, shutter }
  })
  const light = sprite('disc-light')
  light.setSize(2 * r)
  light.position.set(x, y)
  const beam = sprite('beam', 0.5, 0)
  beam.position.set(0, -r * 0.93)
  beam.blendMode = 'add'
  const beamTurn = new Container()
  beamTurn.addChild(beam)
  wheel.addChild(sprite('disc'), blur, ...shutters.map(({ turn }) => turn), beamTurn)
  const bulbs = bulbPlaces(tools.size).map(place => {
    const bulb = sprite('glow')
    bulb.position.copyFrom(place)
    bulb.setSize(r * 0.13)
    bulb.tint = 0xffd28a
    bulb.blendMode = 'add'
    return bulb
  })
  const flapper = sprite('flapper', 0.5, 0.2)
  flapper.scale.set(r / 360)
  flapper.position.set(x, y - r * 1.115)
  const plaque = new Container()
  const words = tools.text({ fontFamily: stageFont, fontSize: 44, fontWeight: '800', fill: '#fff3c8' })
  words.position.set(0, -2)
  plaque.addChild(sprite('plaque'), words)
  plaque.position.set(x, y - r * 0.5)
  const sparks = new Particles(tools.texture('spark'), 40)
  view.addChild(wheel, light, ...bulbs, flapper, plaque, sparks.view)

  const draw = ({ film, elapsedMs, cleared, nowMs }: Moment<WheelFilm>) => {
    const shown = cleared < 1 ? film : null
    const turn = turnAt(film, elapsedMs, cleared)
    const speed = speedAt(shown, elapsedMs)
    wheel.rotation = -turn
    blur.alpha = shareOf(speed, BLURS_FROM, BLURRED_AT)
    blur.visible = blur.alpha > 0
    const shut = shown ? shutAt(shown, elapsedMs) * (1 - cleared) : 0
    for (const { shutter } of shutters) {
      shutter.visible = shut > 0
      shutter.scale.y = shut
    }
    flapper.rotation = MOST_BEND * bendAt(turn, speed)
    const stop = shown ? stopAt(shown, elapsedMs) : null
    const risen = stop ? backOut(shareOf(elapsedMs, stop.since + 200, stop.since + 520)) * (1 - cleared) : 0
    plaque.visible = risen > 0
    plaque.scale.set((risen * r) / 400)
    beam.visible = stop !== null
    beamTurn.rotation = ((stop?.segment ?? 0) + 0.5) * SEGMENT_ANGLE
    beam.alpha = stop ? shareOf(elapsedMs, stop.since, stop.since + 250) * (0.8 + 0.2 * Math.sin(nowMs / 240)) : 0
    const text = shown && stop ? wordsOf(shown, stop.segment) : ''
    if (text && words.text !== text) words.text = text
    for (const [i, bulb] of bulbs.entries()) {
      const chase = 0.5 + 0.5 * Math.sin(nowMs / (speed > 1 ? 130 : 620) - i * 0.7)
      bulb.alpha = stop ? 0.55 + 0.45 * Math.sin(nowMs / 150 + (i % 2) * Math.PI) : 0.22 + 0.6 * chase
    }
    sparks.draw(stop ? burstsAt(stop.since, x, y - r * 0.9, r) : [], elapsedMs)
  }
  return { view, focus: { x, y: y - r * 0.86, closest: 1.15 }, draw }
}

/** What the flapper points at; after a second spin with what it is multiplied by. */
function wordsOf({ result }: WheelFilm, segment: number): string {
  const value = SEGMENTS[segment]!
  if (typeof value !== 'number') return `×${value.slice(1)}`
  return result.multiplier > 1 ? `${value} ×${result.multiplier}` : String(value)
}

const burstsAt = (t: number, x: number, y: number, r: number): Burst[] => [
  {
    t: t + 200,
    x,
    y,
    count: 26,
    salt: 4,
    lastsMs: 1_100,
    reach: r * 0.5,
    fall: r * 0.3,
    sizePx: r * 0.08,
    tint: 0xffe2a0,
  },
]
