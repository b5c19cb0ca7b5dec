import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type MetricName, metricNames, metricOf, type NamesOf } from './table/index.ts'
import { tellWatched } from './watch-process.ts'

/**
 * Registry of this process. Platforms and studios of one process share it: connections, batches and lines are told by what they are
 * and not by whose.
 */
const registry = new Registry()
const instruments = new Map<MetricName, Counter | Gauge | Histogram>()
for (const name of metricNames) {
  const { kind, source, help, labels = [], buckets = [] } = metricOf(name)
  if (source !== 'process' || !name.startsWith('baize_')) continue
  const what = { name, help, labelNames: [...labels], registers: [registry] }
  if (kind === 'counter') instruments.set(name, new Counter(what))
  else if (kind === 'gauge') instruments.set(name, new Gauge(what))
  else instruments.set(name, new Histogram({ ...what, buckets: [...buckets] }))
}

export const counter = (name: NamesOf<'counter', 'process'>): Counter => instruments.get(name) as Counter
export const gauge = (name: NamesOf<'gauge', 'process'>): Gauge => instruments.get(name) as Gauge
export const histogram = (name: NamesOf<'histogram', 'process'>): Histogram => instruments.get(name) as Histogram

const fillers: (() => void)[] = []

/** Has gauges filled each time that somebody looks. */
export function whenLookedAt(fill: () => void): void {
  fillers.push(fill)
}

/** All that this process counts, in Prometheus' text form. The process itself is watched from the first look on. */
export async function tellProcess(): Promise<string> {
  for (const fill of fillers) fill()
  return (await registry.metrics()) + (await tellWatched())
}

export const metricsType = registry.contentType
