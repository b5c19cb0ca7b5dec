/** Angles of a full turn; 0 points to the right, and they grow towards the lower side of the world. */
export const ANGLES = 4_096
/** What a sine of 1 stands as. */
export const SINE_ONE = 32_768

const QUARTER = ANGLES / 4

/**
 * Sines of the first quarter of a turn, rounded to whole numbers. They come from a series of plus, times and divided by
 * alone, which every machine rounds alike; a machine's own sine may differ in its last bit.
 */
export const QUARTER_SINES: readonly number[] = Array.from({ length: QUARTER + 1 }, (_, angle) => {
  const turn = (angle * Math.PI) / (2 * QUARTER)
  let term = turn
  let sum = turn
  for (let n = 2; n <= 24; n += 2) {
    term = (-term * turn * turn) / (n * (n + 1))
    sum += term
  }
  return Math.round(sum * SINE_ONE)
})

/** The sine of an angle from 0 to 4095, times 32 768 (rooms book 2.6). */
export function sineOf(quarter: readonly number[], angle: number): number {
  const within = angle % QUARTER
  switch (Math.floor(angle / QUARTER)) {
    case 0:
      return quarter[within]!
    case 1:
      return quarter[QUARTER - within]!
    case 2:
      return -quarter[within]!
    default:
      return -quarter[QUARTER - within]!
  }
}

export const cosineOf = (quarter: readonly number[], angle: number): number =>
  sineOf(quarter, (angle + QUARTER) % ANGLES)
