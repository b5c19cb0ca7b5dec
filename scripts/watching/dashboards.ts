import { boards, type Panel } from '../../packages/server-kit/src/metrics/metric.ts'
import { type MetricName, metricNames, metricOf } from '../../packages/server-kit/src/metrics/table/index.ts'

type Board = keyof typeof boards

const columns = 2
const width = 12
const height = 8
/** A board asks, as it is imported, where its figures come from. */
const source = 'source'
const datasource = { type: 'prometheus', uid: `$${source}` }

/** A dashboard as Grafana imports it: the panels of its metrics, in the order of the table. */
export function dashboard(board: Board): object {
  const byTitle = Map.groupBy(
    metricNames.filter(name => metricOf(name).panel.board === board),
    name => metricOf(name).panel.title,
  )
  return {
    ...{ uid: `baize-${board}`, title: boards[board], tags: ['baize'], schemaVersion: 39, version: 1 },
    ...{ editable: true, refresh: '30s', time: { from: 'now-6h', to: 'now' }, timezone: '' },
    annotations: { list: [] },
    templating: { list: [{ name: source, type: 'datasource', query: 'prometheus', label: 'Source' }] },
    panels: [...byTitle].map(([title, names], index) => panelOf(title, names, index)),
  }
}

function panelOf(title: string, names: readonly MetricName[], index: number): object {
  const queries = names.flatMap(name => Object.entries(metricOf(name).panel.shows))
  return {
    ...{ id: index + 1, type: 'timeseries', title, datasource },
    description: names.map(name => `${name}: ${metricOf(name).help}.`).join('\n'),
    gridPos: { x: (index % columns) * width, y: Math.floor(index / columns) * height, w: width, h: height },
    fieldConfig: { defaults: { unit: unitOf(names), min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: queries.map(([legendFormat, expr], place) => ({
      ...{ refId: String.fromCharCode('A'.charCodeAt(0) + place), datasource, expr, legendFormat },
    })),
  }
}

/** @throws Error where metrics of one panel are of different units */
function unitOf(names: readonly MetricName[]): Panel['unit'] {
  const units = new Set(names.map(name => metricOf(name).panel.unit))
  if (units.size > 1) throw new Error(`${names.join(', ')} stand on one panel in different units`)
  return [...units][0]!
}
