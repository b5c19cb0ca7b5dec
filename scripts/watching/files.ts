import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { boards } from '../../packages/server-kit/src/metrics/metric.ts'
import { alertRules } from './alerts.ts'
import { dashboard } from './dashboards.ts'
import { withMetrics } from './document.ts'

/** Where a file of the project lies. */
export const placeOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const operations = 'docs/operations.md'

/** Every file that is made of the table of metrics, by its path in the project, with its whole text. */
export const watchingFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    (Object.keys(boards) as (keyof typeof boards)[]).map(board => [
      `deploy/grafana/${board}.json`,
      `${JSON.stringify(dashboard(board), null, 2)}\n`,
    ]),
  ),
  'deploy/prometheus/alerts.yaml': alertRules(),
  [operations]: withMetrics(readFileSync(placeOf(operations), 'utf8')),
})
