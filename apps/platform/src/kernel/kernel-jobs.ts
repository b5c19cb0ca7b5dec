import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import type { Database } from './database/open-database.ts'

/** What the kernel owes: the audit chain must verify, and old rows of runs go. */
export const kernelJobs = (database: Database, log: Log): Job[] => [
  {
    name: 'audit-verify',
    cron: '17 * * * *',
    async run() {
      const { rows } = await database.pool.query<{ broken: bigint }>('select audit.broken() as broken')
      if (rows.length > 0) {
        log.fatal({ entries: rows.map(row => String(row.broken)) }, 'the audit chain does not verify')
        throw new Error('the audit chain does not verify')
      }
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
