import type { FishCode, Place } from '@baize/game-kit/fish/index'
import type { Atlas } from '../../../kit/stage/atlas.ts'
import type { Sea } from '../../sea/sea.ts'
import { type Fit, toScreen } from '../fit.ts'
import { type Batch, tintOf } from './batch.ts'

/** Parts that the drawing of a frame has at hand. */
export interface Look {
  batch: Batch
  atlas: Atlas
  fit: Fit
  code: FishCode
  sea: Sea
  /** Time of the room, and of the page in milliseconds and seconds. */
  roomMs: number
  localMs: number
  timeS: number
  /** 0 draws all; 1 leaves shadows and rays out; 2 draws others' bullets as dots. */
  thrift: number
  /** Nothing bends, shakes or flies in arcs. */
  isCalm: boolean
  /** 0 to 1: how far a freeze has set in. */
  frost: number
  /** Reach of the tide: all to the left of a place on the screen is gone, and so much of the rest is still seen. */
  tide: { frontX: number; left: number } | null
  /** How far background layers lean, each from -1 to 1. */
  lean: Place
}

/** Colours of the four seats: bullets, nets and the ring of the cannon. */
const SEAT_TINTS = [0x7cf3ff, 0xffc45c, 0xff8fb8, 0xa8ff9a] as const

export const seatTint = (seat: number, a: number, isLight = true) => tintOf(SEAT_TINTS[seat] ?? 0xffffff, a, isLight)

export const onScreen = ({ fit }: Look, at: Place): Place => toScreen(fit, at)

/** The angle on the screen of a direction of the world. */
export function turnOnScreen({ fit: { xx, xy, yx, yy } }: Look, turn: number): number {
  const [x, y] = [Math.cos(turn), Math.sin(turn)]
  return Math.atan2(xy * x + yy * y, xx * x + yx * y)
}
