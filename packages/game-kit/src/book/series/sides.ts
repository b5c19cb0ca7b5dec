/** The two sides of a best-of match. */
export type Side = 'A' | 'B'

/** The published rating of each side, around 1500 (sportsbook 1.2). */
export type RatingPair = Readonly<Record<Side, number>>

/** Thresholds and words are integers of 2^32 (sportsbook 2.2). */
export const WORDS = 2 ** 32

export const otherOf = (side: Side): Side => (side === 'A' ? 'B' : 'A')

/** The word threshold of a chance in millionths, rounded down. */
export const thresholdOf = (ppm: number): number => Math.floor((WORDS * ppm) / 1_000_000)
