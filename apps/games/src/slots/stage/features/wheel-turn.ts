/** Whole turns that a ring makes before it stands still. */
const TURNS = 5

/** Turns made after a share of the time: fast at once, then slower and slower without a jump. */
export const turnsAt = (share: number): number => TURNS * (1 - (1 - Math.min(1, Math.max(0, share))) ** 3)

export const NOTCHES = 64
const wholeTurn = 2 * Math.PI

/** Where a notch begins on a ring, clockwise from the top, in radians. */
export const angleOfNotch = (notch: number): number => (notch / NOTCHES) * wholeTurn

/** The least distance of the pointer from the border of a segment, in notches, where the segment is wide enough. */
const FROM_BORDER = 1.5

/**
 * The angle of a ring at rest: the drawn notch is at the top, moved into its own segment as far as the pointer needs so as
 * not to touch the border of a neighbour.
 */
export function restingAngle(
  { notch, segment }: { notch: number; segment: number },
  weights: readonly number[],
): number {
  const first = weights.slice(0, segment).reduce((sum, weight) => sum + weight, 0)
  const margin = Math.min(FROM_BORDER, weights[segment]! / 2)
  return -angleOfNotch(Math.min(first + weights[segment]! - margin, Math.max(first + margin, notch + 0.5)))
}

/**
 * By how much a label is turned in its segment so that it reads upright on a resting ring: letters across a wide arc by a
 * quarter, those along the radius not at all, and both by half a turn more where they would stand on their heads.
 * @param angle of the segment's middle as the ring rests, clockwise from the top, in radians
 */
export function labelTurn(angle: number, isWide: boolean): number {
  const across = isWide ? Math.PI / 2 : 0
  // The direction of the letters on the stage: to the right at zero, downwards at a quarter.
  const towards = angle - Math.PI / 2 + across
  return Math.cos(towards) < -1e-9 ? across + Math.PI : across
}
