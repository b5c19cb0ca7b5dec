import { runRooms } from './rooms/run-rooms.ts'
import { type BenchOptions, type BenchResult, round } from './wallet/world.ts'

/** Shots are told with the row of the journal that they stand in, at most so long after they were taken (rooms.md 1.2). */
const TOLD_AFTER_MS = 120
/** The row is written so often. */
const STORE_EVERY_MS = 90

/** Seas with four seats each that fire three shots a second at prey in sight and claim each when it has arrived. */
export async function run(options: BenchOptions = {}): Promise<BenchResult> {
  const figures = await runRooms({ gameCode: 'TDL-REEF', bots: 'fish', storeEveryMs: STORE_EVERY_MS }, options)
  const { p99_ms, echo_p99_ms, commit_p99_ms } = figures
  return {
    figures: { ...figures, p99_over_bare: round((p99_ms - TOLD_AFTER_MS) / (echo_p99_ms + commit_p99_ms)) },
    targets: {
      seats: { min: 2_000 },
      cpu_ratio_echo: { max: 2 },
      cpu_core: { max: 0.45 },
      p99_ms: { max: 250 },
      p99_over_bare: { max: 3 },
      down_bytes_s: { max: 400 },
      up_bytes_s: { max: 100 },
      rss_mb: { max: 400 },
      lost: { max: 0 },
      violations: { max: 0 },
    },
  }
}
