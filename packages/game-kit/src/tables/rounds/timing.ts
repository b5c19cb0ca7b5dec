import type { TablePhase } from '../table-game.ts'

/** How long the parts of a round take, in milliseconds (live tables book 1.1). */
export interface TableTiming {
  betMs: number
  gapMs: number
  revealMs: number
  pauseMs: number
}

const timing = (bet: number, reveal: number, pause: number): TableTiming => ({
  ...{ betMs: 1_000 * bet, gapMs: GAP_MS, revealMs: 1_000 * reveal, pauseMs: 1_000 * pause },
})

const GAP_MS = 2_000
/** With a beacon the public value of the second after close has to come first. */
const BEACON_GAP_MS = 7_000

/** By the game part of a table's code. */
export const TABLE_TIMINGS = {
  'LVT-BAC': timing(15, 9, 4),
  'LVT-BNC': timing(15, 9, 4),
  'LVT-BSP': timing(10, 6, 2),
  'LVT-ROU': timing(20, 10, 4),
  'LVT-ROS': timing(20, 14, 4),
  'LVT-SIC': timing(18, 6, 4),
  'LVT-DTG': timing(12, 3, 3),
  'LVT-XOC': timing(16, 8, 4),
  'LVT-WHL': timing(18, 10, 4),
  'ARN-CLK': timing(30, 20, 8),
  'DS88-CUP': timing(28, 24, 6),
} as const satisfies Record<string, TableTiming>

export type TableCode = keyof typeof TABLE_TIMINGS

/** A new shoe takes 12 s and no bets. */
const SHUFFLE_TIMING: TableTiming = timing(0, 6, 4)

export interface RoundTimes {
  opensAt: number
  closesAt: number
  sealsAt: number
  dealsAt: number
  resultAt: number
  endsAt: number
}

/** Times of a round in milliseconds; the next one opens exactly when this one ends. */
export function roundTimes(
  code: TableCode,
  opensAt: number,
  { phase, hasBeacon }: { phase: TablePhase; hasBeacon: boolean },
): RoundTimes {
  const { betMs, gapMs, revealMs, pauseMs } = phase === 'shuffle' ? SHUFFLE_TIMING : TABLE_TIMINGS[code]
  const closesAt = opensAt + betMs
  const dealsAt = closesAt + (hasBeacon ? BEACON_GAP_MS : gapMs)
  const resultAt = dealsAt + revealMs
  return { opensAt, closesAt, sealsAt: dealsAt, dealsAt, resultAt, endsAt: resultAt + pauseMs }
}

/** The times once a round is dealt, when its result takes longer to show than the table's time. */
export const dealtTimes = (times: RoundTimes, extraRevealMs: number): RoundTimes => ({
  ...{ ...times, resultAt: times.resultAt + extraRevealMs, endsAt: times.endsAt + extraRevealMs },
})
