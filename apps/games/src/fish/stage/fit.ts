import type { SeatNumber } from '@baize/game-kit/fish/index'
import { type Place, WORLD } from '@baize/game-kit/fish/index'

/** How the world lies on the screen: a turn by no or a quarter, mirrored or not, then scaled and moved. CSS pixels. */
export interface Fit {
  width: number
  height: number
  scale: number
  /** Pixels along the screen's axes for a unit of the world along its own. */
  xx: number
  xy: number
  yx: number
  yy: number
  /** Place of the world's origin. */
  x0: number
  y0: number
  isUpright: boolean
}

export interface FitInput {
  width: number
  height: number
  /** Pixels at each side that the world leaves free. */
  insets: { top: number; right: number; bottom: number; left: number }
  seat: SeatNumber
  isLeftHanded: boolean
}

/** The own cannon stands below; upright phones have the stage turned, with the own cannon at the thumb (rooms.md 2.9). */
export function fitWorld({ width, height, insets, seat, isLeftHanded }: FitInput): Fit {
  const [wide, high] = [width - insets.left - insets.right, height - insets.top - insets.bottom]
  const isUpright = high > wide
  const [across, down] = isUpright ? [WORLD.height, WORLD.width] : [WORLD.width, WORLD.height]
  const scale = Math.max(0.05, Math.min(wide / across, high / down))
  const [left, top] = [insets.left + (wide - across * scale) / 2, insets.top + (high - down * scale) / 2]
  // The world's own axes after the turn: x to the right, or upwards; y downwards, or towards the thumb.
  const isFar = seat > 1
  const downSign = isFar ? -1 : 1
  if (!isUpright) {
    const y0 = isFar ? top + WORLD.height * scale : top
    return { ...{ width, height, scale, xx: scale, xy: 0, yx: 0, yy: downSign * scale, x0: left, y0, isUpright } }
  }
  const aside = isLeftHanded ? -downSign : downSign
  const x0 = aside > 0 ? left : left + WORLD.height * scale
  return {
    ...{ width, height, scale, xx: 0, xy: -scale, yx: aside * scale, yy: 0 },
    x0,
    y0: top + WORLD.width * scale,
    isUpright,
  }
}

export const toScreen = ({ xx, xy, yx, yy, x0, y0 }: Fit, { x, y }: Place): Place => ({
  x: x0 + xx * x + yx * y,
  y: y0 + xy * x + yy * y,
})

export function toWorld({ xx, xy, yx, yy, x0, y0 }: Fit, at: Place): Place {
  const by = xx * yy - xy * yx
  const [dx, dy] = [at.x - x0, at.y - y0]
  return { x: (yy * dx - yx * dy) / by, y: (xx * dy - xy * dx) / by }
}
