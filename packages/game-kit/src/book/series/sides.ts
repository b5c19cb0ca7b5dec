/** The two sides of a best-of match. */
export type Side = 'A' | 'B'

/** The published rating of each side, around 1500 (sportsbook 1.2). */
export type RatingPair = Readonly<Record<Side, number>>

export const otherOf = (side: Side): Side => (side === 'A' ? 'B' : 'A')
