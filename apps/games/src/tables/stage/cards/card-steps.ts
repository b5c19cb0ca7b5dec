import type { Point } from '../../../kit/stage/space.ts'
import { easeInOut, easeOut, mix, shareOf } from '../../../kit/stage/timeline.ts'

/** When a card leaves its shoe, lies on its place and shows its face, in milliseconds since the deal. */
export interface CardTimes {
  leavesAt: number
  liesAt: number
  showsAt: number
}

/** Where a card lies; `angle` turns it on the table. */
export interface CardPlace {
  x: number
  y: number
  angle: number
}

/** A card at a moment. */
export interface CardPose extends Point {
  angle: number
  /** Radians that it is turned over by: pi shows its back, 0 its face. */
  roll: number
  /** Radians that it bends by while it is turned. */
  bend: number
  isOut: boolean
}

/** Six degrees. */
const MOST_BEND = Math.PI / 30
const FLIGHT_HEIGHT = 0.42
const CARD_WIDTH = 0.95

/** The way of a card: on an arc from the shoe to its place, over, and to the tray when the table is cleared. */
export function cardPoseAt(
  { leavesAt, liesAt, showsAt }: CardTimes,
  { shoe, place, tray }: Record<'shoe' | 'place' | 'tray', CardPlace>,
  elapsedMs: number,
  cleared: number,
): CardPose {
  const slid = easeOut(shareOf(elapsedMs, leavesAt, liesAt))
  const turnedBy = easeInOut(shareOf(elapsedMs, liesAt, showsAt))
  const away = easeInOut(cleared)
  const arc = Math.sin(Math.PI * slid)
  const roll = Math.PI * (1 - turnedBy)
  const lift = Math.sin(roll) * CARD_WIDTH * 0.5
  return {
    x: mix(mix(shoe.x, place.x, slid), tray.x, away),
    y: mix(mix(shoe.y, place.y, slid) - 0.35 * arc * (1 - slid), tray.y, away),
    z: FLIGHT_HEIGHT * arc * (1 - slid) + lift + 0.3 * Math.sin(Math.PI * away),
    angle: mix(mix(shoe.angle, place.angle, slid), tray.angle, away),
    roll,
    bend: MOST_BEND * Math.sin(roll) + 0.05 * arc,
    isOut: elapsedMs > leavesAt && cleared < 1,
  }
}
