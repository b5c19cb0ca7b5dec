import { readFileSync } from 'node:fs'
import { metricNames, metricOf } from '@baize/server-kit/metrics/table/index'
import { ServerProcess } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, expect, test } from 'vitest'
import { placeOf, watchingFiles } from './files.ts'

const { path: folder, remove } = temporaryFolder()
afterAll(remove)

test('[SCALE-009] dashboards, alerts and the list in the handbook are what the table says; node scripts/watching/write.ts writes them', () => {
  for (const [path, text] of Object.entries(watchingFiles()))
    expect(readFileSync(placeOf(path), 'utf8'), path).toBe(text)
})

test('[SCALE-009] a server serves the metrics of the table and no others, each as it is described there', async () => {
  const server = await ServerProcess.start({ PORT: '0', BAIZE_DATA: folder })
  try {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    const served = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => `${kind} ${name}`)
    const described = metricNames.filter(name => metricOf(name).source !== 'prometheus')
    expect(served.sort()).toEqual(described.map(name => `${metricOf(name).kind} ${name}`).sort())
    for (const name of ['process_cpu_seconds_total', 'nodejs_heap_size_used_bytes', 'baize_database_answers'])
      expect(text).toMatch(new RegExp(`^${name} (?!0$)`, 'm'))
    const labels = [...text.matchAll(/^(\w+?)(?:_bucket|_sum|_count)?\{(.*?)\} /gm)]
    expect(labels.length).toBeGreaterThan(20)
    for (const [line, name, pairs] of labels) {
      const named = [...pairs!.matchAll(/(\w+)="/g)].map(([, label]) => label!).filter(label => label !== 'le')
      const row = metricNames.find(known => known === name)
      if (row) expect([...(metricOf(row).labels ?? [])].sort(), line).toEqual(named.sort())
    }
  } finally {
    await server.stop()
  }
}, 300_000)

test('[SCALE-009] every question of a panel or an alert is about metrics of the table', () => {
  const known: readonly string[] = metricNames
  for (const name of metricNames) {
    const { panel, alerts = [] } = metricOf(name)
    for (const query of [...Object.values(panel.shows), ...alerts.map(({ when }) => when)]) {
      const asked = query.match(/\b(?:baize|process|nodejs)_\w+/g) ?? ['up']
      for (const each of asked) expect(known, query).toContain(each.replace(/_(?:bucket|sum|count)$/, ''))
    }
  }
})
