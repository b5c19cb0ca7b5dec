import type { Metric } from '../metric.ts'
import { batchMetrics } from './batches.ts'
import { databaseMetrics } from './database.ts'
import { httpMetrics } from './http.ts'
import { jobMetrics } from './jobs.ts'
import { lineMetrics } from './lines.ts'
import { moneyMetrics } from './money.ts'
import { processMetrics } from './process.ts'
import { providerMetrics } from './providers.ts'

/**
 * Every metric of a deployment: what `/metrics` serves, where it is drawn, and when somebody is called. `node scripts/watching/write.ts`
 * makes dashboards, alerts and their list in `docs/operations.md` of it.
 */
export const metrics = {
  ...moneyMetrics,
  ...httpMetrics,
  ...jobMetrics,
  ...databaseMetrics,
  ...batchMetrics,
  ...providerMetrics,
  ...lineMetrics,
  ...processMetrics,
} as const

export type MetricName = keyof typeof metrics

/** Names of the metrics of one kind and source. */
export type NamesOf<K extends Metric['kind'], S extends Metric['source']> = {
  [N in MetricName]: (typeof metrics)[N] extends { kind: K; source: S } ? N : never
}[MetricName]

export const metricOf = (name: MetricName): Metric => metrics[name]
export const metricNames = Object.keys(metrics) as MetricName[]
