import type { Metrics } from '../metric.ts'

/** The process itself, as the library measures it. */
export const processMetrics = {
  process_start_time_seconds: {
    kind: 'gauge',
    source: 'process',
    help: 'Start of the process, in seconds since 1970',
    panel: {
      board: 'servers',
      title: 'Time since the start',
      unit: 's',
      shows: { '{{instance}}': 'time() - process_start_time_seconds{job="baize"}' },
    },
    alerts: [
      {
        name: 'BaizeProcessRestarts',
        when: 'changes(process_start_time_seconds{job="baize"}[30m]) > 2',
        lasting: '0m',
        severity: 'page',
        means: 'a process was started more than twice within half an hour',
        act: 'read the last lines of its log before each end',
      },
    ],
  },
  process_cpu_seconds_total: {
    kind: 'counter',
    source: 'process',
    help: 'Processor time',
    panel: {
      board: 'servers',
      title: 'Processors in use',
      unit: 'short',
      shows: { '{{instance}}': 'rate(process_cpu_seconds_total{job="baize"}[5m])' },
    },
    alerts: [
      {
        name: 'BaizeProcessorFull',
        when: 'rate(process_cpu_seconds_total{job="baize"}[5m]) > 0.9',
        lasting: '15m',
        severity: 'ticket',
        means: 'a process fills the one processor that it can use',
        act: 'add a process of its role',
      },
    ],
  },
  process_resident_memory_bytes: {
    kind: 'gauge',
    source: 'process',
    help: 'Memory that the process holds',
    panel: {
      board: 'servers',
      title: 'Memory',
      unit: 'bytes',
      shows: { '{{instance}} held': 'process_resident_memory_bytes{job="baize"}' },
    },
    alerts: [
      {
        name: 'BaizeMemoryHigh',
        when: 'process_resident_memory_bytes{job="baize"} > 1.5e9',
        lasting: '15m',
        severity: 'ticket',
        means: 'a process holds more than 1.5 GB; 400 MB are usual',
        act: 'compare with the streams that are open, and start it again at a quiet hour',
      },
    ],
  },
  nodejs_heap_size_used_bytes: {
    kind: 'gauge',
    source: 'process',
    help: 'Memory of JavaScript objects',
    panel: {
      board: 'servers',
      title: 'Memory',
      unit: 'bytes',
      shows: { '{{instance}} of objects': 'nodejs_heap_size_used_bytes{job="baize"}' },
    },
  },
  process_open_fds: {
    kind: 'gauge',
    source: 'process',
    help: 'Open files and sockets',
    panel: {
      board: 'servers',
      title: 'Open files of those allowed',
      unit: 'percentunit',
      shows: { '{{instance}}': 'process_open_fds{job="baize"} / process_max_fds{job="baize"}' },
    },
    alerts: [
      {
        name: 'BaizeFilesNearLimit',
        when: 'process_open_fds{job="baize"} / process_max_fds{job="baize"} > 0.8',
        lasting: '5m',
        severity: 'page',
        means: 'four fifths of the files that a process may open are open',
        act: 'raise LimitNOFILE of the service, or add a process',
      },
    ],
  },
  process_max_fds: {
    kind: 'gauge',
    source: 'process',
    help: 'Files and sockets that may be open',
    panel: {
      board: 'servers',
      title: 'Files that may be open',
      unit: 'short',
      shows: { '{{instance}}': 'process_max_fds{job="baize"}' },
    },
  },
  nodejs_eventloop_lag_p99_seconds: {
    kind: 'gauge',
    source: 'process',
    help: 'How late the process comes to what is due, in the worst hundredth',
    panel: {
      board: 'servers',
      title: 'Lateness of the process',
      unit: 's',
      shows: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds{job="baize"}' },
    },
    alerts: [
      {
        name: 'BaizeProcessLate',
        when: 'nodejs_eventloop_lag_p99_seconds{job="baize"} > 0.25',
        lasting: '10m',
        severity: 'ticket',
        means: 'a process comes a quarter of a second late to what is due',
        act: 'look for the call that computes so long; add a process meanwhile',
      },
    ],
  },
  nodejs_gc_duration_seconds: {
    kind: 'histogram',
    source: 'process',
    help: 'Pauses for collecting garbage',
    labels: ['kind'],
    buckets: [0.001, 0.01, 0.1, 1, 2, 5],
    panel: {
      board: 'servers',
      title: 'Share of time in pauses for garbage',
      unit: 'percentunit',
      shows: { '{{instance}}': 'sum by (instance) (rate(nodejs_gc_duration_seconds_sum{job="baize"}[5m]))' },
    },
    alerts: [
      {
        name: 'BaizeGarbage',
        when: 'sum by (instance) (rate(nodejs_gc_duration_seconds_sum{job="baize"}[5m])) > 0.1',
        lasting: '15m',
        severity: 'ticket',
        means: 'a tenth of the time of a process goes into collecting garbage',
        act: 'give it more memory, see `--max-semi-space-size` under "Roles"',
      },
    ],
  },
} as const satisfies Metrics
