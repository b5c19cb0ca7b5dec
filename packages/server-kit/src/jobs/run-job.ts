import { randomUUID } from 'node:crypto'
import type { Connections } from '../database/open-database.ts'
import { inBackground } from '../database/work-pool.ts'
import type { Log } from '../log.ts'
import { processName } from '../process-name.ts'
import { inTrace } from '../tracing/tracer.ts'
import type { Job } from './job.ts'

const leaseS = 30
const renewMs = 10_000
const overtimeMs = 300_000

interface Deps {
  database: Connections
  log: Log
}

/** A run that nobody else can begin beside: it has its row and its lease, and has not begun. */
export interface HeldRun {
  id: bigint
  /** Runs the job to its end. A failure is an error in the log and thrown on. */
  run(): Promise<void>
  /** Leaves neither row nor lease. */
  giveUp(): Promise<void>
}

/**
 * Runs a job and leaves a row of it. While another process runs it nothing happens; a run that outlives its process is
 * free again after half a minute. A failure is an error in the log and thrown on.
 */
export async function runJob(deps: Deps, job: Job): Promise<void> {
  const held = await holdRun(deps, job, null)
  if (held) await held.run()
  else deps.log.debug({ job: job.name }, 'job runs already')
}

/**
 * Takes the lease of a job for one run.
 * @param startedBy the operator who begins it; null for the clock
 * @returns null while it runs already
 */
export async function holdRun(deps: Deps, job: Job, startedBy: string | null): Promise<HeldRun | null> {
  const { pool } = deps.database
  const holder = randomUUID()
  const hold = await pool.query(
    `insert into job.state as s (name, holder, held_until) values ($1, $2, clock_timestamp() + make_interval(secs => $3))
     on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
     where s.held_until < clock_timestamp() returning name`,
    [job.name, holder, leaseS],
  )
  if (hold.rowCount === 0) return null
  const { rows } = await pool.query<{ id: bigint }>(
    'insert into job.run (name, process, started_by) values ($1, $2, $3) returning id',
    [job.name, processName, startedBy],
  )
  const { id } = rows[0]!
  return {
    id,
    run: () => runHeld(deps, job, { id, holder }),
    async giveUp() {
      await pool.query('delete from job.run where id = $1', [id])
      await pool.query(`update job.state set holder = null, held_until = '-infinity' where name = $1 and holder = $2`, [
        job.name,
        holder,
      ])
    },
  }
}

async function runHeld({ database: { pool }, log }: Deps, job: Job, { id, holder }: { id: bigint; holder: string }) {
  const renewal = setInterval(() => {
    const renewed = pool.query(
      'update job.state set held_until = clock_timestamp() + make_interval(secs => $3) where name = $1 and holder = $2',
      [job.name, holder, leaseS],
    )
    renewed.catch(error => log.warn({ err: error, job: job.name }, 'job lease not renewed'))
  }, renewMs)
  const overtime = setTimeout(() => log.error({ job: job.name }, 'job runs over its time'), overtimeMs)
  const end = async (did: unknown, error: string | null) => {
    await pool.query('update job.run set ended_at = clock_timestamp(), did = $2, error = $3 where id = $1', [
      id,
      did && typeof did === 'object' ? JSON.stringify(did) : null,
      error,
    ])
    await pool.query(
      `update job.state set holder = null, held_until = '-infinity', last_error = $3,
         last_success_at = case when $3::text is null then clock_timestamp() else last_success_at end
       where name = $1 and holder = $2`,
      [job.name, holder, error],
    )
  }
  try {
    const run = () => inBackground(() => job.run())
    await end(await inTrace(`job.${job.name}`, { kind: 'internal' }, run), null)
  } catch (error) {
    log.error({ err: error, job: job.name }, 'job failed')
    await end(null, error instanceof Error ? error.message : String(error))
    throw error
  } finally {
    clearInterval(renewal)
    clearTimeout(overtime)
  }
}
