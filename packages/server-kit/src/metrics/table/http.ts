import type { Metrics } from '../metric.ts'

const faults = 'sum(rate(baize_http_request_seconds_count{status=~"5.."}[5m]))'
const all = 'sum(rate(baize_http_request_seconds_count[5m]))'
const slowest = 'histogram_quantile(0.99, sum by (le) (rate(baize_http_request_seconds_bucket[5m])))'

/** Calls that are answered. */
export const httpMetrics = {
  up: {
    kind: 'gauge',
    source: 'prometheus',
    help: '1 while a process answers whoever collects',
    panel: {
      board: 'house',
      title: 'Processes that answer',
      unit: 'short',
      shows: { '{{instance}}': 'up{job="baize"}' },
    },
    alerts: [
      {
        name: 'BaizeProcessGone',
        when: 'up{job="baize"} == 0',
        lasting: '1m',
        severity: 'page',
        means: 'a process does not answer',
        act: 'look at its log and start it again; bets that were acknowledged are safe',
      },
    ],
  },
  baize_http_request_seconds: {
    kind: 'histogram',
    source: 'process',
    help: 'Time from request to answer',
    labels: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    panel: {
      board: 'house',
      title: 'Calls a second, and their slowest hundredth',
      unit: 'short',
      shows: { calls: all, faults, 'seconds of the slowest hundredth': slowest },
    },
    alerts: [
      {
        name: 'BaizeCallsFail',
        when: `${faults} / ${all} > 0.001`,
        lasting: '5m',
        severity: 'page',
        means: 'more than one call in a thousand ends with a fault of the server',
        act: 'read the lines `unforeseen error` of the log, and what changed last',
      },
      {
        name: 'BaizeCallsSlow',
        when: `${slowest} > 1`,
        lasting: '5m',
        severity: 'page',
        means: 'a hundredth of all calls takes longer than a second',
        act: 'look at connections that are waited for, and at the oldest transaction',
      },
    ],
  },
} as const satisfies Metrics
