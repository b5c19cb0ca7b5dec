import type { Metrics } from '../metric.ts'

/** What the clock starts, and what follows from it. */
export const jobMetrics = {
  baize_job_last_success_age_seconds: {
    kind: 'gauge',
    source: 'database',
    help: 'Time since the last success of a job',
    labels: ['job'],
    panel: {
      board: 'house',
      title: 'Time since the last success of a job',
      unit: 's',
      shows: { '{{job}}': 'max by (job) (baize_job_last_success_age_seconds)' },
    },
  },
  baize_job_trouble: {
    kind: 'gauge',
    source: 'database',
    help: '1 while a job failed or is late',
    labels: ['job'],
    panel: {
      board: 'house',
      title: 'Jobs in trouble',
      unit: 'short',
      shows: { '{{job}}': 'max by (job) (baize_job_trouble) > 0' },
    },
    alerts: [
      {
        name: 'BaizeJobTrouble',
        when: 'max by (job) (baize_job_trouble) == 1',
        lasting: '5m',
        severity: 'page',
        means: 'a job failed or is late',
        act: 'see "Jobs and alarms" for its line in the log',
      },
    ],
  },
  baize_job_running_seconds: {
    kind: 'gauge',
    source: 'database',
    help: 'How long a job has held its lease for the run under way',
    labels: ['job'],
    panel: {
      board: 'house',
      title: 'Jobs that hold their lease',
      unit: 's',
      shows: { '{{job}}': 'max by (job) (baize_job_running_seconds)' },
    },
    alerts: [
      {
        name: 'BaizeJobOverTime',
        when: 'max by (job) (baize_job_running_seconds) > 300',
        lasting: '5m',
        severity: 'ticket',
        means: 'a run takes longer than five minutes, and holds its lease',
        act: 'look at `pg_stat_activity` for `baize-jobs`',
      },
    ],
  },
  baize_job_ticks_waiting: {
    kind: 'gauge',
    source: 'database',
    help: 'Ticks of jobs that are due and that no process has taken',
    panel: {
      board: 'house',
      title: 'Ticks that nobody has taken',
      unit: 'short',
      shows: { ticks: 'max(baize_job_ticks_waiting)' },
    },
    alerts: [
      {
        name: 'BaizeTicksWait',
        when: 'min_over_time(max(baize_job_ticks_waiting)[5m:1m]) > 20',
        lasting: '5m',
        severity: 'page',
        means: 'twenty ticks of jobs wait and nobody takes them',
        act: 'is a process with the role jobs running, and does the database answer it?',
      },
    ],
  },
  baize_reader_behind: {
    kind: 'gauge',
    source: 'database',
    help: 'Facts, transfers, accounts or orders that a reader has not taken yet, up to a bound',
    labels: ['reader', 'reads'],
    panel: {
      board: 'house',
      title: 'What readers have not taken yet',
      unit: 'short',
      shows: { '{{reader}}': 'max by (reader) (baize_reader_behind)' },
    },
  },
  baize_reader_lag_seconds: {
    kind: 'gauge',
    source: 'database',
    help: 'Age of the oldest that a reader has not taken yet',
    labels: ['reader', 'reads'],
    panel: {
      board: 'house',
      title: 'Lag of readers',
      unit: 's',
      shows: { '{{reader}}': 'max by (reader) (baize_reader_lag_seconds)' },
    },
    alerts: [
      {
        name: 'BaizeReaderLags',
        when: 'max by (reader) (baize_reader_lag_seconds) > 900',
        lasting: '5m',
        severity: 'ticket',
        means: 'a reader of play or money is a quarter of an hour behind: points, reports or contracts come late',
        act: 'look at the job of its name; after a backlog it catches up in chunks',
      },
    ],
  },
  baize_messages_oldest_seconds: {
    kind: 'gauge',
    source: 'database',
    help: 'Age of the oldest mail or text message that waits',
    panel: {
      board: 'house',
      title: 'Oldest message that waits',
      unit: 's',
      shows: { age: 'max(baize_messages_oldest_seconds)' },
    },
    alerts: [
      {
        name: 'BaizeMessagesWait',
        when: 'max(baize_messages_oldest_seconds) > 600',
        lasting: '5m',
        severity: 'ticket',
        means: 'mails or text messages have waited for ten minutes',
        act: 'does the server of SMTP_URL or SMS_GATEWAY_URL answer?',
      },
    ],
  },
} as const satisfies Metrics
