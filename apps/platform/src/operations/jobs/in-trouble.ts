import { readJobHealth } from '@baize/server-kit/jobs/job-health'
import type { JobsDependencies } from './list-jobs.ts'

/** How many jobs failed the last time, and how many are late. */
export async function jobsInTrouble({ database, jobs }: Pick<JobsDependencies, 'database' | 'jobs'>) {
  const states = Object.values(await readJobHealth(database, jobs())).map(({ state }) => state)
  return {
    failed: states.filter(state => state === 'failed').length,
    late: states.filter(state => state === 'late').length,
  }
}
