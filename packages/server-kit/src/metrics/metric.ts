/** Dashboards of `deploy/grafana`. */
export const boards = {
  house: 'Baize: the house',
  servers: 'Baize: servers and database',
  games: 'Baize: games and providers',
} as const

/** A graph of a dashboard; metrics that name the same title of a board stand on it together. */
export interface Panel {
  board: keyof typeof boards
  title: string
  /** Unit as Grafana names it. */
  unit: 'short' | 's' | 'bytes' | 'percentunit' | 'reqps' | 'ops'
  /** Queries of Prometheus, by the legend of their lines. */
  shows: Readonly<Record<string, string>>
}

/** `page` calls somebody at night; `ticket` is looked at on the next working day. */
export type Severity = 'page' | 'ticket'

export interface Alert {
  name: string
  /** It is on while this answers something. */
  when: string
  /** How long it must stay so. */
  lasting: `${number}${'m' | 'h'}`
  severity: Severity
  /** One sentence that says what is so. */
  means: string
  /** What to do first. */
  act: string
}

/** A row of the one table from which come `/metrics`, the dashboards, the alerts and their list in `docs/operations.md`. */
export interface Metric {
  kind: 'counter' | 'gauge' | 'histogram'
  /**
   * `process`: each process counts its own. `database`: asked of the database as somebody looks, so that every process of the platform
   * answers the same. `prometheus`: made by whoever collects.
   */
  source: 'process' | 'database' | 'prometheus'
  help: string
  /** What tells its lines apart; none takes values without a bound. */
  labels?: readonly string[]
  /** Upper bounds of a histogram. */
  buckets?: readonly number[]
  panel: Panel
  alerts?: readonly Alert[]
}

export type Metrics = Readonly<Record<string, Metric>>
