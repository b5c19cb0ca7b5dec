import type { Database } from '../../kernel/database/open-database.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import type { Log } from '../../kernel/log.ts'
import { monthsJob } from '../../kernel/months/months-job.ts'

/** What the ledger needs done by the clock. */
export const ledgerJobs = (database: Database, log: Pick<Log, 'error'>): Job[] => [
  monthsJob({ database, log }, { name: 'ledger-partitions', tables: ['ledger.transfer'] }),
  {
    name: 'ledger-house-totals',
    cron: '* * * * *',
    run: async () => void (await database.pool.query('select ledger.fold_house_totals()')),
  },
]
