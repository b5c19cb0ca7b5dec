import { runRooms } from './rooms/run-rooms.ts'
import { type BenchOptions, type BenchResult, round } from './wallet/world.ts'

/** Tables of Tien Len with four seats each that play hand after hand, an act 250 ms after the turn came to a seat. */
export async function run(options: BenchOptions = {}): Promise<BenchResult> {
  const figures = await runRooms({ gameCode: 'DUO-TIENLEN', bots: 'tienLen' }, options)
  return {
    figures: { ...figures, p99_over_echo: round(figures.p99_ms / figures.echo_p99_ms) },
    targets: {
      seats: { min: 2_000 },
      cpu_ratio_echo: { max: 2.5 },
      p99_ms: { max: 100 },
      p99_over_echo: { max: 4 },
      down_bytes_s: { max: 400 },
      up_bytes_s: { max: 100 },
      rss_mb: { max: 400 },
      lost: { max: 0 },
      violations: { max: 0 },
    },
  }
}
