import type { Competition } from '../world/competitions.ts'

/** A cycle of the calendar: every competition plays one round in it (sportsbook 1.1). */
export const CYCLE_MS = 720_000
export const CYCLES_PER_DAY = 120

/**
 * When the book's first cycle began. The rulebook counts from 2027; a year earlier, so that every moment at which this house
 * exists has a round.
 */
const firstCycleAt = Date.UTC(2026, 0, 1)

/** A round of a competition: which season, which round of it from 1 on, and when its matches begin. */
export interface Round {
  season: number
  round: number
  kickOffAt: Date
}

/** The cycle that runs at a moment, the first from 0 on. */
export const cycleAt = (at: Date): number => Math.floor((at.getTime() - firstCycleAt) / CYCLE_MS)

/** The round that a competition plays in a cycle. */
export function roundOfCycle({ kickOffSecond, roundsPerSeason }: Competition, cycle: number): Round {
  const kickOffMs = firstCycleAt + cycle * CYCLE_MS + kickOffSecond * 1_000
  return {
    season: Math.floor(cycle / roundsPerSeason) + 1,
    round: (cycle % roundsPerSeason) + 1,
    kickOffAt: new Date(kickOffMs),
  }
}
