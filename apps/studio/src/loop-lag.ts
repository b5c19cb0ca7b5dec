import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const SPAN_MS = 5_000

/**
 * How late this process comes to what is due, on average over the last five seconds: a single stop of a second is none,
 * work that always waits a tenth of one is. The measuring goes on as long as the process.
 */
export function measuredLoopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let lagMs = 0
  setInterval(() => {
    // Each delay holds the pause between two looks.
    lagMs = Math.max(0, delays.mean / 1_000_000 - RESOLUTION_MS)
    delays.reset()
  }, SPAN_MS).unref()
  return () => lagMs
}
