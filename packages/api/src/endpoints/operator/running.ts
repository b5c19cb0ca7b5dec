import { defineOperatorEndpoints } from '../../endpoint.ts'

/** How the house runs: its jobs, its brakes and its health. */
export const runningDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'jobs.list': {
    method: 'GET',
    path: '/wps/ext/operator/jobs',
    permission: 'system.view',
    summary: 'Every job with how it stands, its last run and its next tick.',
    errors: [],
  },
  'jobs.runs': {
    method: 'GET',
    path: '/wps/ext/operator/jobs/runs',
    permission: 'system.view',
    summary: 'Kept runs of a job, those of the last 30 days, the newest first.',
    errors: ['not_found'],
  },
  'jobs.runNow': {
    method: 'POST',
    path: '/wps/ext/operator/jobs/run',
    permission: 'job.run',
    subject: 'job:{name}',
    stepUp: true,
    approval: 'never',
    summary: 'Begins a run of a job beside its ticks, never a second one at once. It answers before the run ends.',
    errors: ['step_up_required', 'not_found', 'job_running'],
  },
  'stops.list': {
    method: 'GET',
    path: '/wps/ext/operator/stops',
    permission: 'any',
    summary: 'Every brake of the house; of those that are pressed since when, by whom and why.',
    errors: [],
  },
  'stops.set': {
    method: 'POST',
    path: '/wps/ext/operator/stops',
    permission: 'site.access',
    subject: 'stop:{stop}',
    stepUp: true,
    approval: 'never',
    summary: 'Presses a brake of the house, or lifts it. Every process acts on it within two seconds.',
    errors: ['step_up_required', 'stop_unchanged'],
  },
  'health.read': {
    method: 'GET',
    path: '/wps/ext/operator/health',
    permission: 'system.view',
    summary:
      'Database, readers, queue, disk, providers, messages on their way out, the last look at the money, and every process.',
    errors: [],
  },
})
