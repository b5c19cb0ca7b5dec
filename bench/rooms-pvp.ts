import { runRooms } from './rooms/run-rooms.ts'
import { type BenchOptions, type BenchResult, round } from './wallet/world.ts'

/** Acts of all rooms are stored together, so often (GAP_MS of the studio's rooms). */
const ACTS_MS = 20

/** Tables of Tien Len with four seats each that play hand after hand, an act 250 ms after the turn came to a seat. */
export async function run(options: BenchOptions = {}): Promise<BenchResult> {
  const figures = await runRooms({ gameCode: 'DUO-TIENLEN', bots: 'tienLen', storeEveryMs: ACTS_MS }, options)
  const { p99_ms, echo_p99_ms, commit_p99_ms } = figures
  return {
    figures: { ...figures, p99_over_bare: round((p99_ms - ACTS_MS) / (echo_p99_ms + commit_p99_ms)) },
    targets: {
      seats: { min: 2_000 },
      cpu_ratio_echo: { max: 2.5 },
      p99_ms: { max: 100 },
      p99_over_bare: { max: 4 },
      down_bytes_s: { max: 400 },
      up_bytes_s: { max: 100 },
      rss_mb: { max: 400 },
      lost: { max: 0 },
      violations: { max: 0 },
    },
  }
}
