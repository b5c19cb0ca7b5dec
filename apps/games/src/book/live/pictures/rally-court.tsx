import { Arena, ArenaLight } from '../scene/arena.tsx'
import { Floor } from '../scene/floor.ts'
import { Ball, Team } from '../scene/team.tsx'
import { chanceOf, type Spot } from './spot.ts'
import type { StageProps } from './stage-props.ts'
import { useDrift } from './use-drift.ts'

const floor = new Floor({ farY: 48, nearY: 166, nearWidth: 296, depth: 0.44 })

/** Lines of both games: alleys, service boxes, and the middle. */
const lineSets = {
  TENN: [
    floor.rectangle(0, 0, 1, 1),
    floor.path([
      [0, 0.125],
      [1, 0.125],
    ]),
    floor.path([
      [0, 0.875],
      [1, 0.875],
    ]),
    floor.rectangle(0.23, 0.125, 0.77, 0.875),
    floor.path([
      [0.23, 0.5],
      [0.77, 0.5],
    ]),
  ],
  BADM: [
    floor.rectangle(0, 0, 1, 1),
    floor.rectangle(0.057, 0, 0.943, 1),
    floor.rectangle(0, 0.075, 1, 0.925),
    floor.path([
      [0.352, 0],
      [0.352, 1],
    ]),
    floor.path([
      [0.648, 0],
      [0.648, 1],
    ]),
    floor.path([
      [0, 0.5],
      [0.352, 0.5],
    ]),
    floor.path([
      [0.648, 0.5],
      [1, 0.5],
    ]),
  ],
}
const net = floor.path(
  [
    [0.5, -0.04],
    [0.5, 1.04],
    [0.5, 1.04, 16],
    [0.5, -0.04, 16],
  ],
  true,
)
const mesh = Array.from({ length: 15 }, (_, place) => place / 14)
  .map(v =>
    floor.path([
      [0.5, v],
      [0.5, v, 16],
    ]),
  )
  .join('')

/** Where a stroke lands, in the half of the side that receives it. */
const landing = (isLeft: boolean, key: { block: number; atMs: number }, salt: number): Spot => ({
  x: isLeft ? 0.08 + 0.3 * chanceOf(key, salt) : 0.62 + 0.3 * chanceOf(key, salt),
  y: 0.16 + 0.68 * chanceOf(key, salt + 9),
})

/** A court with a net: both players, the ball in its rally, the side that won the last one, and the one that serves. */
export function RallyCourt({ fixture, incidents, title }: StageProps) {
  const { fresh, step } = useDrift({ fixture, incidents })
  const last = incidents.findLast(({ kind }) => ['point', 'ace', 'rally'].includes(kind))
  const { serving } = fixture.score
  const won = fresh ? last?.side : undefined
  const ball = won && last ? landing(won === 'away', last, 3) : landing(step % 2 === 0, { block: 0, atMs: step }, 1)
  const waiting = (isLeft: boolean): Spot => ({
    x: isLeft ? 0.1 : 0.9,
    y: 0.5 + 0.3 * (chanceOf({ block: isLeft ? 1 : 2, atMs: step }, 7) - 0.5),
  })
  const reaches = (isLeft: boolean): Spot => {
    const isNear = ball.x < 0.5 === isLeft
    return isNear && !won ? { x: isLeft ? ball.x - 0.04 : ball.x + 0.04, y: ball.y } : waiting(isLeft)
  }
  const serve = serving && floor.at(serving === 'A' ? 0.04 : 0.96, 1.1)
  const mark = won && floor.at(won === 'home' ? 0.25 : 0.75, 0.5)
  return (
    <svg className="stage-svg rally" viewBox="0 0 320 180" role="img" aria-label={title} data-sport={fixture.sport}>
      <Arena floor={floor} board="BAIZE" />
      <path className="apron" d={floor.rectangle(-0.07, -0.12, 1.07, 1.1)} />
      <path className="floor" d={floor.rectangle(0, 0, 1, 1)} />
      <ArenaLight />
      {mark && <ellipse className={`won is-${won}`} cx={mark.x} cy={mark.y} rx="52" ry="24" />}
      <path className="lines" d={lineSets[fixture.sport === 'TENN' ? 'TENN' : 'BADM'].join('')} />
      <Team floor={floor} side="home" spots={[reaches(true)]} />
      <path className="net" d={net} />
      <path className="mesh" d={mesh} />
      <Team floor={floor} side="away" spots={[reaches(false)]} />
      <Ball floor={floor} spot={ball} flight={`${step} ${won}`} height={fixture.sport === 'TENN' ? 18 : 34} />
      {serve && <circle className="serve" cx={serve.x} cy={serve.y} r="3" />}
    </svg>
  )
}
