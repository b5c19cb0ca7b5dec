/** So near to straight up or down prey keeps the side that it showed. */
const UNDECIDED = 0.2

/** How a drawing lies on the screen. */
export interface Pose {
  turn: number
  isFlipped: boolean
}

interface PoseInput {
  /** The way it swims on the screen, in radians. */
  heading: number
  drawing: { headingDegrees: number | null; isFromAbove: boolean }
  /** Which way it lay before. */
  wasFlipped: boolean
}

/** Turns a drawing along its way; one that is seen from its side is mirrored before it would stand on its head. */
export function poseOf({ heading, drawing: { headingDegrees, isFromAbove }, wasFlipped }: PoseInput): Pose {
  if (headingDegrees === null) return { turn: 0.12 * Math.cos(heading), isFlipped: false }
  const own = (headingDegrees * Math.PI) / 180
  if (isFromAbove) return { turn: heading - own, isFlipped: false }
  const [ahead, native] = [Math.cos(heading), Math.cos(own)]
  const isFlipped = Math.abs(ahead) < UNDECIDED ? wasFlipped : ahead * native < 0
  return { turn: heading - (isFlipped ? Math.PI - own : own), isFlipped }
}
