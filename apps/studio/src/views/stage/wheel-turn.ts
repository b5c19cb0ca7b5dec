/** Whole turns that a ring makes before it stands still. */
const TURNS = 5

/** Turns made after a share of the time: fast at once, then slower and slower without a jump. */
export const turnsAt = (share: number): number => TURNS * (1 - (1 - Math.min(1, Math.max(0, share))) ** 3)
