import { constants, PerformanceObserver } from 'node:perf_hooks'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Collections of garbage by the numbers that Node tells them by. */
const kinds: Record<number, string> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weakcb',
}

const pauses = 'nodejs_gc_duration_seconds'

let known: Registry | null = null

/**
 * Memory, processor time, delays and pauses of this process, from the first call on. Platforms of one process share them: nothing
 * ends the watches that the library sets up.
 */
export function processMetrics(): Registry {
  known ??= watchProcess()
  return known
}

function watchProcess(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // The library's own reads the first pause of each turn and leaves the others (prom-client 15.1.3).
  registry.removeSingleMetric(pauses)
  const seconds = new Histogram({
    name: pauses,
    help: 'Pauses for collecting garbage, by kind',
    labelNames: ['kind'],
    buckets: [0.001, 0.01, 0.1, 1, 2, 5],
    registers: [registry],
  })
  const watch = new PerformanceObserver(list => {
    for (const { detail, duration } of list.getEntries()) {
      const kind = kinds[(detail as { kind: number }).kind]
      if (kind) seconds.observe({ kind }, duration / 1000)
    }
  })
  watch.observe({ entryTypes: ['gc'] })
  return registry
}
