import type { Log } from '@baize/server-kit/log'
import type { RunningWork } from '@baize/server-kit/work/running-work'
import type { Handlers } from '../kernel/http/handlers.ts'
import { type HealthDependencies, readHealth } from './health/read-health.ts'
import { listJobs } from './jobs/list-jobs.ts'
import { listRuns } from './jobs/list-runs.ts'
import { runNow } from './jobs/run-now.ts'

/** How the house runs, as operators see it. */
export const operationsRoutes = (deps: HealthDependencies & { log: Log; begunRuns: RunningWork }) =>
  ({
    'jobs.list': () => listJobs(deps),
    'jobs.runs': input => listRuns(deps, input),
    'jobs.runNow': (input, { caller }) => runNow(deps, input, caller),
    'health.read': () => readHealth(deps),
  }) satisfies Partial<Handlers>
