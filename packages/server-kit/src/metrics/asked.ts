import { Gauge, Registry } from 'prom-client'
import { type MetricName, metricNames, metricOf, type NamesOf } from './table/index.ts'

/** A line of a gauge: its labels and its value. */
export type Line = readonly [labels: Readonly<Record<string, string>>, value: number]
/** What the database tells, by metric. */
export type Asked = Readonly<Record<NamesOf<'gauge', 'database'>, readonly Line[]>>

/** What was asked of the database, in Prometheus' text form; only the names where it did not answer. */
export function tellAsked(asked: Asked | null): Promise<string> {
  const registry = new Registry()
  for (const name of metricNames.filter(isAsked)) {
    const { help, labels = [] } = metricOf(name)
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [registry] })
    // Without lines there is nothing to tell, not a nought.
    gauge.reset()
    if (labels.length === 0) gauge.remove()
    for (const [label, value] of asked?.[name] ?? []) gauge.set(label, value)
  }
  return registry.metrics()
}

const isAsked = (name: MetricName): name is NamesOf<'gauge', 'database'> => metricOf(name).source === 'database'
