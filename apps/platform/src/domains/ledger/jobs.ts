import type { Database } from '../../kernel/database/open-database.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import type { Log } from '../../kernel/log.ts'
import { partitionsJob } from './partitions.ts'

/** What the ledger needs done by the clock. */
export const ledgerJobs = (database: Database, log: Pick<Log, 'error'>): Job[] => [
  partitionsJob(database, log),
  {
    name: 'ledger-house-totals',
    cron: '* * * * *',
    run: async () => void (await database.pool.query('select ledger.fold_house_totals()')),
  },
]
