import type { InputOf, ResponseOf } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import { tables } from '../../kernel/database/open-database.ts'
import { type ListOrder, readList } from '../../kernel/lists/read-list.ts'
import type { JobsDependencies } from './list-jobs.ts'
import { outcomeIs, presentRun, type RunRow, runColumns } from './present-run.ts'

/** Ids are given as runs begin. */
const order: ListOrder = { sorts: { startedAt: { by: sql`r.id`, type: 'bigint' } }, key: sql`r.id` }

/** Runs of a job as long as they are kept. @throws ApiError not_found for a job that there is not */
export async function listRuns(
  { database, jobs }: Pick<JobsDependencies, 'database' | 'jobs'>,
  { name, outcome, ...asked }: InputOf<'jobs.runs'>,
): Promise<ResponseOf<'jobs.runs'>> {
  if (!jobs().some(job => job.name === name)) throw new ApiError('not_found')
  const all = tables(database.kysely).selectFrom('job.run as r').where('r.name', '=', name)
  const query = (outcome ? all.where(outcomeIs[outcome]) : all).select(runColumns as never)
  const { rows, ...page } = await readList(query.$castTo<RunRow>(), order, asked)
  return { list: rows.map(presentRun), ...page }
}
