import type { Alert } from '../../packages/server-kit/src/metrics/metric.ts'
import { metricNames, metricOf } from '../../packages/server-kit/src/metrics/table/index.ts'

const begin = '<!-- metrics, written by: node scripts/watching/write.ts -->'
const end = '<!-- end of metrics -->'

/** A document with the table of metrics in its place, between the two marks. @throws Error where it has none */
export function withMetrics(document: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`the document lacks ${begin} and ${end}`)
  return `${document.slice(0, from)}${begin}\n\n${metricsTable()}\n\n${document.slice(to)}`
}

function metricsTable(): string {
  const rows = metricNames.flatMap(name => {
    const { help, labels = [], alerts = [] } = metricOf(name)
    const by = labels.length > 0 ? `, by ${labels.join(' and ')}` : ''
    const [first, ...others] = alerts
    return [
      `| \`${name}\` | ${help}${by} | ${first ? alarmOf(first) : ''} | ${first?.act ?? ''} |`,
      ...others.map(alert => `| | | ${alarmOf(alert)} | ${alert.act} |`),
    ]
  })
  return ['| metric | what it tells | alarm | do first |', '|---|---|---|---|', ...rows].join('\n')
}

const words: Record<Alert['severity'], string> = { page: 'call somebody', ticket: 'next working day' }

const alarmOf = ({ name, means, lasting, severity }: Alert): string =>
  `**${name}**: ${means}${lasting === '0m' ? '' : `, for ${lasting}`} (${words[severity]})`
