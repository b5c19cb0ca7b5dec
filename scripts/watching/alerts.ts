import { metricNames, metricOf } from '../../packages/server-kit/src/metrics/table/index.ts'

/** JSON's strings are strings of YAML too. */
const text = (value: string): string => JSON.stringify(value)

/** Rules of Prometheus, in YAML: an alert for each one of the table, in its order. */
export function alertRules(): string {
  const rules = metricNames
    .flatMap(name => metricOf(name).alerts ?? [])
    .map(({ name, when, lasting, severity, means, act }) =>
      [
        `      - alert: ${name}`,
        `        expr: ${text(when)}`,
        `        for: ${lasting}`,
        `        labels: { severity: ${severity} }`,
        '        annotations:',
        `          summary: ${text(means)}`,
        `          description: ${text(act)}`,
      ].join('\n'),
    )
  return [
    '# Written by: node scripts/watching/write.ts, from packages/server-kit/src/metrics/table.',
    'groups:',
    '  - name: baize',
    '    rules:',
    ...rules,
    '',
  ].join('\n')
}
