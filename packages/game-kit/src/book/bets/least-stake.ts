/** The least stake of a line, in units (sportsbook 5.2). */
export const LEAST_LINE_UNITS = 1_000n
