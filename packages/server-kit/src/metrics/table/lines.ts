import type { Metrics } from '../metric.ts'

/** What stays open, and who keeps it. */
export const lineMetrics = {
  baize_lines_open: {
    kind: 'gauge',
    source: 'process',
    help: 'Event streams and sockets that are open',
    labels: ['kind'],
    panel: {
      board: 'house',
      title: 'Streams and sockets that are open',
      unit: 'short',
      shows: { '{{kind}}': 'sum by (kind) (baize_lines_open)' },
    },
    alerts: [
      {
        name: 'BaizeLinesLost',
        when: 'sum(baize_lines_open) < 0.5 * sum(baize_lines_open offset 5m) and sum(baize_lines_open offset 5m) > 100',
        lasting: '2m',
        severity: 'page',
        means: 'half of all open streams and sockets went away within five minutes',
        act: 'look at the proxy in front and at processes that ended; pages open their lines again by themselves',
      },
    ],
  },
  baize_studio_leases_held: {
    kind: 'gauge',
    source: 'process',
    help: 'Shared tables, competitions and shards of rooms that this process works on',
    labels: ['kind'],
    panel: {
      board: 'games',
      title: 'Leases of the studio',
      unit: 'short',
      shows: { '{{kind}}': 'sum by (kind) (baize_studio_leases_held)' },
    },
  },
  baize_studio_lease_age_seconds: {
    kind: 'gauge',
    source: 'process',
    help: 'Time since this process renewed its leases last',
    labels: ['kind'],
    panel: {
      board: 'games',
      title: 'Time since leases were renewed',
      unit: 's',
      shows: { '{{kind}}': 'min by (kind) (baize_studio_lease_age_seconds)' },
    },
    alerts: [
      {
        name: 'BaizeLeasesLate',
        when: 'min by (kind) (baize_studio_lease_age_seconds) > 15',
        lasting: '1m',
        severity: 'page',
        means: 'no studio has renewed its leases for a quarter of a minute: tables, matches or rooms stand still',
        act: 'look at the log of the studio and its database; start a studio where none runs',
      },
    ],
  },
} as const satisfies Metrics
