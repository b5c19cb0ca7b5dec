import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { inBackground } from '../database/work-pool.ts'
import type { Log } from '../log.ts'

/** Work that the clock starts. Across all processes each tick runs once. */
export interface Job {
  name: string
  /** Five-field cron, UTC. */
  cron: string
  run(): Promise<void>
}

export interface Scheduler {
  stop(): Promise<void>
}

/**
 * Runs jobs on the database's queue: the tick is a row that exactly one process takes, a failed run is tried
 * again twice, and a run that outlives its process is taken over after five minutes.
 */
export async function startScheduler(pool: Pool, jobs: readonly Job[], log: Log): Promise<Scheduler> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    schema: 'jobs',
    clockMonitorIntervalSeconds: 60,
    cronMonitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 300,
  })
  boss.on('error', error => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 2, retryDelay: 5, expireInSeconds: 300 })
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      const startedMs = performance.now()
      await inBackground(() => job.run())
      log.debug({ job: job.name, tookMs: Math.round(performance.now() - startedMs) }, 'job done')
    })
    await boss.schedule(job.name, job.cron, null, { tz: 'UTC' })
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000, close: false }) }
}
