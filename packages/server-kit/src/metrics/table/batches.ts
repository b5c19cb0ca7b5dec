import type { Metrics } from '../metric.ts'

const slowest =
  'histogram_quantile(0.99, sum by (queue, le) (rate(baize_batch_seconds_bucket{queue=~"ledger|play"}[5m])))'

/** Work that shares a commit: transfers of the ledger, bets and settles, and what the studio writes. */
export const batchMetrics = {
  baize_batch_items: {
    kind: 'histogram',
    source: 'process',
    help: 'Items of a batch',
    labels: ['queue'],
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    panel: {
      board: 'servers',
      title: 'Items of a batch',
      unit: 'short',
      shows: {
        '{{queue}}':
          'sum by (queue) (rate(baize_batch_items_sum[5m])) / sum by (queue) (rate(baize_batch_items_count[5m]))',
      },
    },
  },
  baize_batch_seconds: {
    kind: 'histogram',
    source: 'process',
    help: 'Time of a batch, its commit included',
    labels: ['queue'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    panel: { board: 'servers', title: 'Slowest hundredth of batches', unit: 's', shows: { '{{queue}}': slowest } },
    alerts: [
      {
        name: 'BaizeBatchesSlow',
        when: `${slowest} > 0.5`,
        lasting: '5m',
        severity: 'page',
        means: 'batches of bets or of the ledger take half a second',
        act: 'look at the disk of the database, at standbys that a commit waits for, and at locks',
      },
    ],
  },
  baize_batch_waiting: {
    kind: 'gauge',
    source: 'process',
    help: 'Items that wait for a batch',
    labels: ['queue'],
    panel: {
      board: 'servers',
      title: 'Items that wait for a batch',
      unit: 'short',
      shows: { '{{queue}}': 'sum by (queue) (baize_batch_waiting)' },
    },
    alerts: [
      {
        name: 'BaizeBatchesQueue',
        when: 'min_over_time(baize_batch_waiting{queue=~"ledger|play|holds|concludes"}[2m]) > 500',
        lasting: '1m',
        severity: 'page',
        means: 'more than 500 moves of money wait in a process; from 5,000 on they are refused',
        act: 'look at the time of batches and at the database; add a process where the database has room',
      },
    ],
  },
} as const satisfies Metrics
