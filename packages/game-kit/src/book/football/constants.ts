/** Constants of the football model (sportsbook 2.2). */

export const MATCH_BLOCKS = 30
export const MINUTES_PER_BLOCK = 3
export const MATCH_MINUTES = 90
export const HALF_MINUTES = 45
/** Blocks before the half-time break. */
export const HALF_BLOCKS = 15
/** Minutes of a band of equal goal weight, and of the intervals of market INT (4.2). */
export const BAND_MINUTES = 15
/** Weight of each band; a match of ninety minutes weighs 15,000. */
export const BAND_WEIGHTS: readonly number[] = [140, 150, 160, 170, 180, 200]
export const TOTAL_WEIGHT = 15_000
/** A side stays at so many goals. */
export const GOAL_CAP = 15
/** Expected goals and corners of home and away between average sides, in millionths. */
export const MICRO_GOALS = { home: 1_450_000, away: 1_150_000 }
export const MICRO_CORNERS = { home: 4_900_000, away: 4_100_000 }
