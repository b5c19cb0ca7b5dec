import { constants, PerformanceObserver } from 'node:perf_hooks'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { metrics } from './table/index.ts'

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
 * Memory, processor time, delays and pauses of this process, from the first look on, in Prometheus' text form. Nothing ends the
 * watches that the library sets up. Of what it knows, the table's rows are told.
 */
export async function tellWatched(): Promise<string> {
  known ??= begin()
  // Some of the library's metrics are filled as others are looked at, so that all are, before any is told.
  await known.getMetricsAsJSON()
  const names = known.getMetricsAsArray().map(({ name }) => name)
  const texts = names.filter(name => name in metrics).map(name => known!.getSingleMetricAsString(name))
  return `${(await Promise.all(texts)).join('\n\n')}\n`
}

function begin(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // The library's own reads the first pause of each turn and leaves the others (prom-client 15.1.3).
  registry.removeSingleMetric(pauses)
  const { help, labels, buckets } = metrics[pauses]
  const seconds = new Histogram({
    ...{ name: pauses, help, labelNames: [...labels], buckets: [...buckets] },
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
