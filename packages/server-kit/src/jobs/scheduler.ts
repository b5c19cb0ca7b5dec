import { PgBoss } from 'pg-boss'
import type { Connections } from '../database/open-database.ts'
import type { Log } from '../log.ts'
import { queueSchema } from './install-queue.ts'
import type { Job } from './job.ts'
import { createLateWatch } from './job-health.ts'
import { runJob } from './run-job.ts'

export interface Scheduler {
  stop(): Promise<void>
}

const watchMs = 60_000

/** A stop waits this long for runs that have begun. The process has eight seconds for all of it, and a run that is left is taken again. */
const patienceMs = 4_000

/** A process that ends in the middle of a run gives its job back within a minute, not when the run would expire. */
const heartbeatSeconds = 30

/**
 * Runs jobs on the database's queue: the tick is a row that exactly one process takes, and a failed run is tried again
 * twice.
 */
export async function startScheduler(database: Connections, jobs: readonly Job[], log: Log): Promise<Scheduler> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => database.pool.query(text, values) },
    schema: queueSchema,
    migrate: false,
    clockMonitorIntervalSeconds: 60,
    cronMonitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 300,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  })
  boss.on('error', error => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const job of jobs) {
    await database.pool.query('insert into job.state (name) values ($1) on conflict do nothing', [job.name])
    await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 2, retryDelay: 5, expireInSeconds: 300 })
    await boss.updateQueue(job.name, { heartbeatSeconds })
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, () => runJob({ database, log }, job))
    await boss.schedule(job.name, job.cron, null, { tz: 'UTC' })
  }
  const known = new Set(jobs.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
  const tellLate = createLateWatch({ database, jobs, log })
  const watch = setInterval(() => tellLate().catch(error => log.warn({ err: error }, 'jobs not looked at')), watchMs)
  return {
    async stop() {
      clearInterval(watch)
      await boss.stop({ graceful: true, timeout: patienceMs, close: false })
    },
  }
}
