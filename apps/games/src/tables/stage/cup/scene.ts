import { Container, Sprite, Texture } from 'pixi.js'
import { addGrain, disc, linear, type Pen, radial } from '../../../kit/stage/paint.ts'
import { type Burst, Particles } from '../../../kit/stage/particles.ts'
import { scatter } from '../../../kit/stage/timeline.ts'
import { Gauge, gaugePieces } from '../room/gauge.ts'
import type { Moment, Scene, SceneKind, Size, Tools } from '../scene.ts'
import { cityPieces } from './city-pieces.ts'
import { type CityFrame, CityView } from './city-view.ts'
import { Parade } from './parade.ts'
import { fieldOf, pairOf, type RaceFilm, type RaceSide, raceFilm, wonAt } from './race-film.ts'
import { LEG, lookedAt, placeAt, robotPoseAt, runnerAt } from './race-steps.ts'
import { robotPieces } from './robot-pieces.ts'
import { RobotRig } from './robot-rig.ts'

const SIDES = ['away', 'home'] as const
const TINTS: Record<RaceSide, number> = { home: 0xff7a6a, away: 0x7fb8ff }
/** The one behind runs a little higher in the picture and is a little smaller. */
const LANES: Record<RaceSide, { up: number; scale: number }> = {
  home: { up: -0.1, scale: 1 },
  away: { up: 0.06, scale: 0.92 },
}
const LEGS_TO_WIN = 3

const frameOf = ({ width, height }: Size): CityFrame => ({ unitPx: height / 4.5, groundY: height * 0.78, width })

export const cupScene: SceneKind<RaceFilm> = {
  filmOf: raceFilm,
  pieces: () => [...cityPieces(), ...robotPieces(), ...gaugePieces],
  backdrop: size => [pen => sky(pen, size)],
  build: buildCup,
}

function sky(pen: Pen, { width, height }: Size): void {
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [0, height],
    [
      [0, '#050818'],
      [0.4, '#1a2350'],
      [0.62, '#6a4078'],
      [0.78, '#2a1c38'],
      [1, '#0d0a18'],
    ],
  )
  pen.fillRect(0, 0, width, height)
  for (let i = 0; i < 130; i++)
    disc(
      pen,
      width * scatter(i, 1),
      height * 0.6 * scatter(i, 2),
      0.4 + scatter(i, 3),
      `rgb(255 255 255 / ${0.15 + 0.6 * scatter(i, 4)})`,
    )
  const [x, y, r] = [width * 0.9, height * 0.24, height * 0.105]
  pen.fillStyle = radial(pen, x, y, r * 5, [
    [0, '#fff3d060'],
    [0.3, '#ffe6b02a'],
    [1, '#ffe6b000'],
  ])
  pen.fillRect(0, 0, width, height)
  disc(
    pen,
    x,
    y,
    r,
    radial(pen, x - r * 0.2, y - r * 0.2, r * 1.3, [
      [0, '#fffbe8'],
      [0.7, '#f3e3b8'],
      [1, '#c9b48a'],
    ]),
  )
  for (const [dx, dy, share] of [
    [-0.3, -0.1, 0.2],
    [0.25, 0.3, 0.14],
    [0.2, -0.4, 0.1],
  ] as const)
    disc(pen, x + dx * r, y + dy * r, r * share, '#d9c69a80')
  addGrain(pen, width, height, 0.08)
}

function buildCup(tools: Tools): Scene<RaceFilm> {
  const { size } = tools
  const frame = frameOf(size)
  const { unitPx, groundY, width } = frame
  const view = new Container()
  const city = new CityView(tools, frame)
  const rigs = { home: new RobotRig(tools, 'home'), away: new RobotRig(tools, 'away') }
  const parade = new Parade(tools, frame)
  const gauges = { home: new Gauge(tools, -1, TINTS.home), away: new Gauge(tools, 1, TINTS.away) }
  const sparks = new Particles(tools.texture('spark'), 60)
  const dark = new Sprite(Texture.WHITE)
  dark.setSize(size.width, size.height)
  dark.tint = 0x04060f
  view.addChild(city.back, city.roofs, rigs.away.view, rigs.home.view, parade.view, sparks.view)
  view.addChild(gauges.home.view, gauges.away.view, dark)

  const draw = ({ film, elapsedMs, cleared, opened, nowMs, round }: Moment<RaceFilm>) => {
    const [field, pair] = [fieldOf(round?.facts), pairOf(round?.facts)]
    const x = film ? lookedAt(film, elapsedMs) : 0
    const litBy = (leg: number) => {
      const run = film?.legs[leg - 1]
      return run && elapsedMs >= run[run.first] ? TINTS[run.first] : null
    }
    city.draw(x, litBy, nowMs)
    for (const side of SIDES) {
      const rig = rigs[side]
      const racer = pair ? field[pair[side] - 1] : undefined
      rig.view.visible = racer !== undefined
      gauges[side].view.visible = racer !== undefined
      if (!racer) continue
      const place = film ? runnerAt(film, side, elapsedMs) : { ...placeAt(0), speed: 0 }
      const { up, scale } = LANES[side]
      const stagger = side === 'home' ? -0.28 : 0.22
      rig.view.position.set(width / 2 + (place.x - x + stagger) * unitPx, groundY - (place.z + up) * unitPx)
      rig.view.scale.set((scale * unitPx) / 100)
      rig.draw(robotPoseAt(film, side, place, elapsedMs, nowMs), racer.machine, nowMs)
      gauges[side].draw(racer.name, film && cleared < 1 ? wonAt(film, side, elapsedMs) / LEGS_TO_WIN : 0)
    }
    parade.draw(pair ? [] : field, film ? elapsedMs : null, nowMs)
    const bursts = (film?.legs ?? []).map((leg, i): Burst => {
      const at = { t: leg[leg.first], x: width / 2 + ((i + 1) * LEG + 0.55 - x) * unitPx, y: groundY - 1.24 * unitPx }
      const flight = { count: 26, salt: i * 5, lastsMs: 1_000, reach: unitPx * 1.6, fall: unitPx * 0.7 }
      return { ...at, ...flight, sizePx: unitPx * 0.22, tint: TINTS[leg.first] }
    })
    sparks.draw(bursts, film ? elapsedMs : -1)
    dark.alpha = film ? cleared : 1 - opened
    dark.visible = dark.alpha > 0
  }
  return { view, focus: { x: width / 2, y: groundY - unitPx * 0.6, closest: 1.14 }, draw }
}
