import { LIFT_MS } from '@baize/game-kit/tables/sic-bo/film'
import { type Point, turned, turnedAbout } from '../../../kit/stage/space.ts'
import { scatter, shareOf } from '../../../kit/stage/timeline.ts'
import type { ShakeTimes } from '../vessel/shake-steps.ts'

/** Half the edge of a die, in units. */
export const HALF = 0.3

export const DICE_TIMES: ShakeTimes = { shakesFrom: 300, shakesUntil: 3_300, liftsAt: LIFT_MS['sic-bo'] }
/** The first die lies still, and how much later each of the others. */
const SETTLES_MS = 3_650
const LATER_MS = 130

/** Sides of a die that is not turned: up, towards the eye, right, left, away, down. */
export const SIDES: readonly Point[] = [
  { x: 0, y: 0, z: 1 },
  { x: 0, y: -1, z: 0 },
  { x: 1, y: 0, z: 0 },
  { x: -1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: -1 },
]

/** What the sides show when `top` lies upwards; opposite sides have seven together. */
export function facesOf(top: number, quarter: number): readonly number[] {
  const others = [1, 2, 3].filter(face => face !== Math.min(top, 7 - top))
  const [front, right] = quarter % 2 === 0 ? [others[0]!, others[1]!] : [others[1]!, 7 - others[0]!]
  return [top, front, right, 7 - right, 7 - front, 7 - top]
}

export interface DiePose extends Point {
  /** Turns a point of the die to where it stands about the die's middle. */
  turn(point: Point): Point
}

/**
 * A die of one of the tumbles at a time: played backwards from where it comes to lie, so that it always ends flat on its
 * side. It is lifted by as much as its lowest corner would stand in the ground.
 */
export function diePoseAt(tumble: number, die: number, elapsedMs: number): DiePose {
  const salt = tumble * 3 + die
  const settlesAt = SETTLES_MS + LATER_MS * die
  const left = 1 - shareOf(elapsedMs, DICE_TIMES.shakesFrom, settlesAt)
  const restAt = (2 * Math.PI * (die + 0.35 * scatter(salt, 1))) / 3 + scatter(tumble, 2) * 6
  const yaw = scatter(salt, 3) * Math.PI
  const lean = scatter(salt, 4) * 2 * Math.PI
  const axis = { x: Math.cos(lean), y: Math.sin(lean), z: 0 }
  // Whole turns, so that it lies as flat before the first shake as after the last.
  const turns = 4 + Math.floor(3 * scatter(salt, 5))
  const angle = 2 * Math.PI * turns * left ** 1.7
  const turn = (point: Point) => turnedAbout(turned(point, yaw + 3 * left ** 2), axis, angle)
  const lowest = Math.min(...corners.map(corner => turn(corner).z))
  const sway = 0.3 * Math.sin(Math.PI * Math.min(1, left * 1.4)) * Math.min(1, left * 4)
  const phase = elapsedMs / 130 + salt
  const hop = Math.abs(Math.sin(Math.PI * 7 * left ** 1.4)) * 0.75 * left ** 0.6 * Math.min(1, (1 - left) * 12)
  return {
    x: 0.52 * Math.cos(restAt) + sway * Math.cos(phase),
    y: 0.52 * Math.sin(restAt) + sway * Math.sin(phase * 0.8),
    z: hop - lowest,
    turn,
  }
}

const corners: readonly Point[] = [-HALF, HALF].flatMap(x =>
  [-HALF, HALF].flatMap(y => [-HALF, HALF].map(z => ({ x, y, z }))),
)
