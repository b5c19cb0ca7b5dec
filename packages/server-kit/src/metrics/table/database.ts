import type { Metrics } from '../metric.ts'

/** Connections, and how far standbys are behind. */
export const databaseMetrics = {
  baize_database_answers: {
    kind: 'gauge',
    source: 'process',
    help: '1 where the database answered the questions of this page',
    panel: {
      board: 'house',
      title: 'The database answers',
      unit: 'short',
      shows: { '{{instance}}': 'baize_database_answers' },
    },
    alerts: [
      {
        name: 'BaizeDatabaseSilent',
        when: 'baize_database_answers == 0',
        lasting: '1m',
        severity: 'page',
        means: 'the database does not answer a process of the platform',
        act: 'look at the database server; after a failover the processes find the new primary by themselves',
      },
    ],
  },
  baize_database_connections: {
    kind: 'gauge',
    source: 'process',
    help: 'Open connections of a pool, busy or idle',
    labels: ['pool', 'state'],
    panel: {
      board: 'servers',
      title: 'Connections of the database',
      unit: 'short',
      shows: { '{{pool}} {{state}}': 'sum by (pool, state) (baize_database_connections)' },
    },
  },
  baize_database_connections_most: {
    kind: 'gauge',
    source: 'process',
    help: 'Connections that a pool may open',
    labels: ['pool'],
    panel: {
      board: 'servers',
      title: 'Connections of the database',
      unit: 'short',
      shows: { '{{pool}} at most': 'sum by (pool) (baize_database_connections_most)' },
    },
  },
  baize_database_waiting: {
    kind: 'gauge',
    source: 'process',
    help: 'Questions that wait for a connection of a pool',
    labels: ['pool'],
    panel: {
      board: 'servers',
      title: 'Questions that wait for a connection',
      unit: 'short',
      shows: { '{{instance}} {{pool}}': 'baize_database_waiting' },
    },
    alerts: [
      {
        name: 'BaizeConnectionsShort',
        when: 'min_over_time(baize_database_waiting[3m]) > 0',
        lasting: '2m',
        severity: 'page',
        means: 'questions have waited for a connection for minutes',
        act: 'look at `pg_stat_activity` for what holds them; add a process where nothing does',
      },
    ],
  },
  baize_database_oldest_transaction_seconds: {
    kind: 'gauge',
    source: 'database',
    help: 'Age of the oldest open transaction',
    panel: {
      board: 'servers',
      title: 'Oldest transaction',
      unit: 's',
      shows: { age: 'max(baize_database_oldest_transaction_seconds)' },
    },
    alerts: [
      {
        name: 'BaizeTransactionOld',
        when: 'max(baize_database_oldest_transaction_seconds) > 60',
        lasting: '5m',
        severity: 'page',
        means: 'a transaction has been open for more than a minute',
        act: 'find it in `pg_stat_activity` by `xact_start`; a dump or a migration may be meant',
      },
    ],
  },
  baize_replica_answers: {
    kind: 'gauge',
    source: 'process',
    help: '1 while a standby is near enough to answer reads',
    labels: ['replica'],
    panel: {
      board: 'servers',
      title: 'Standbys that answer',
      unit: 'short',
      shows: { '{{instance}} standby {{replica}}': 'baize_replica_answers' },
    },
    alerts: [
      {
        name: 'BaizeStandbySilent',
        when: 'baize_replica_answers == 0',
        lasting: '5m',
        severity: 'ticket',
        means: 'a standby answers no reads, and the primary does its work',
        act: 'the log names it and says why; `replica` is its place in DATABASE_REPLICA_URLS',
      },
    ],
  },
  baize_replica_lag_seconds: {
    kind: 'gauge',
    source: 'process',
    help: 'Age of the newest state of the primary that a standby is known to have',
    labels: ['replica'],
    panel: {
      board: 'servers',
      title: 'Lag of standbys',
      unit: 's',
      shows: { '{{instance}} standby {{replica}}': 'baize_replica_lag_seconds' },
    },
  },
} as const satisfies Metrics
