import type { Database } from './database/open-database.ts'
import type { Job } from './jobs/scheduler.ts'
import type { Log } from './log.ts'

/** Checks that the kernel owes: the audit chain must verify. */
export const kernelJobs = (database: Database, log: Log): Job[] => [
  {
    name: 'audit-verify',
    cron: '17 * * * *',
    async run() {
      const { rows } = await database.pool.query<{ broken: bigint }>('select audit.broken() as broken')
      if (rows.length > 0)
        log.fatal({ entries: rows.map(row => String(row.broken)) }, 'the audit chain does not verify')
    },
  },
]
