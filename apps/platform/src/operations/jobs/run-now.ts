import type { InputOf, ResponseOf } from '@baize/api'
import { holdRun } from '@baize/server-kit/jobs/run-job'
import type { Log } from '@baize/server-kit/log'
import type { RunningWork } from '@baize/server-kit/work/running-work'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import type { JobsDependencies } from './list-jobs.ts'

/**
 * Begins a run of a job at this process, under the same lease as those of the clock, and answers before it ends.
 * @throws ApiError not_found, job_running
 */
export async function runNow(
  deps: JobsDependencies & { log: Log; begunRuns: RunningWork },
  { name, reason }: InputOf<'jobs.runNow'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'jobs.runNow'>> {
  const { database, clock, begunRuns } = deps
  const job = deps.jobs().find(each => each.name === name)
  if (!job) throw new ApiError('not_found')
  const held = await holdRun(deps, job, caller.username)
  if (!held) throw new ApiError('job_running')
  const id = held.id.toString()
  try {
    await audit(database.kysely, {
      ...{ at: clock.now(), actor: operatorActor(caller), action: 'jobs.runNow', subject: `job:${name}` },
      ...{ detail: { reason }, before: null, after: { run: id } },
    })
  } catch (error) {
    await held.giveUp()
    throw error
  }
  // The run itself keeps and tells its failure.
  begunRuns.add(held.run(), () => {})
  return { id }
}
