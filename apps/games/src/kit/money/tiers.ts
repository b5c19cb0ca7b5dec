export type Tier = 'none' | 'return' | 'small' | 'good' | 'big' | 'great' | 'grand'

/** How long a tier's own picture stays, in milliseconds; the lower ones have none. */
export const showMs: Readonly<Record<Tier, number>> = {
  none: 0,
  return: 0,
  small: 0,
  good: 800,
  big: 2_500,
  great: 4_000,
  grand: 6_000,
}

/**
 * The tier of a win (games book 8.1). Nothing up to the stake is celebrated; a win with a named
 * jackpot is grand.
 */
export function tierOf(winUnits: number, betUnits: number, hasJackpot = false): Tier {
  if (winUnits <= 0) return 'none'
  if (winUnits <= betUnits) return 'return'
  if (hasJackpot || winUnits > 100 * betUnits) return 'grand'
  if (winUnits > 40 * betUnits) return 'great'
  if (winUnits > 15 * betUnits) return 'big'
  return winUnits > 5 * betUnits ? 'good' : 'small'
}

const longestCountMs = 4_000

/** How long the counter runs to a win: 400 + 300 log2(win / bet + 1), at most four seconds; returned money is not counted. */
export function countMs(winUnits: number, betUnits: number): number {
  if (winUnits <= betUnits) return 0
  return Math.round(Math.min(longestCountMs, 400 + 300 * Math.log2(winUnits / betUnits + 1)))
}

/** What the counter shows after a share of its time: eased, whole units, exactly the amount at the end. */
export function countedUnits(fromUnits: number, toUnits: number, share: number): number {
  if (share >= 1) return toUnits
  const eased = 1 - (1 - share) ** 3
  return fromUnits + Math.floor((toUnits - fromUnits) * eased)
}
