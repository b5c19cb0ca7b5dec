import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import { verifyNew } from './audit/verify.ts'
import type { Database } from './database/open-database.ts'

interface KernelJobsDependencies {
  database: Database
  clock: Clock
  log: Log
}

/** What the kernel owes: the audit chain must verify, and old rows of runs go. */
export const kernelJobs = ({ database, clock, log }: KernelJobsDependencies): Job[] => {
  const report = (broken: bigint | null): void => {
    if (broken === null) return
    log.fatal({ entry: broken.toString() }, 'the audit chain does not verify')
    throw new Error('the audit chain does not verify')
  }
  return [
    {
      name: 'audit-verify',
      cron: '17 * * * *',
      run: async () => report(await verifyNew(database.kysely, clock.now())),
    },
    {
      // What was verified once may have been changed since.
      name: 'audit-verify-whole',
      cron: '25 3 * * *',
      async run() {
        const { rows } = await database.pool.query<{ broken: bigint }>(
          'select min(id) as broken from audit.broken() as id',
        )
        report(rows[0]!.broken)
      },
    },
    {
      name: 'audit-tally',
      cron: '* * * * *',
      async run() {
        const { rows } = await database.pool.query<{ entries: string }>('select audit.fold_tally()::text as entries')
        return { entries: Number(rows[0]!.entries) }
      },
    },
    {
      name: 'job-runs-prune',
      cron: '50 4 * * *',
      run: async () => {
        const { rowCount } = await database.pool.query(
          "delete from job.run where started_at < now() - interval '30 days'",
        )
        return { runs: rowCount }
      },
    },
  ]
}
