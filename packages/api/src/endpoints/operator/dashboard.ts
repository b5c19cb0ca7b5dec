import { defineOperatorEndpoints } from '../../endpoint.ts'

/** The house at a glance. */
export const dashboardEndpoints = defineOperatorEndpoints('OPER3', {
  'dashboard.figures': {
    method: 'GET',
    path: '/wps/ext/operator/dashboard/figures',
    permission: 'dashboard.view',
    reads: 'replica',
    summary:
      'Figures of some days of the brand, with those of as many days before where they are asked for. Both instants of each range are told.',
    errors: [],
  },
  'dashboard.series': {
    method: 'GET',
    path: '/wps/ext/operator/dashboard/series',
    permission: 'dashboard.view',
    reads: 'replica',
    summary:
      'Revenue and cash of the same days by day, of up to two days by hour; the games that made most of it; and games whose return has drifted from what they state.',
    errors: [],
  },
  'dashboard.pending': {
    method: 'GET',
    path: '/wps/ext/operator/dashboard/pending',
    permission: 'dashboard.view',
    summary: 'How much waits in each queue that the caller may read, since when, and how pressing that is.',
    errors: [],
  },
})
