import type { Database } from '../../kernel/database/open-database.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import type { Log } from '../../kernel/log.ts'

const MONTHS_AHEAD = 3

/** What the ledger needs done by the clock. */
export const ledgerJobs = (database: Database, _log: Pick<Log, 'error'>): Job[] => [
  {
    name: 'ledger-partitions',
    cron: '5 1 * * *',
    run: async () => void (await database.pool.query('select ledger.add_partitions($1)', [MONTHS_AHEAD])),
  },
  {
    name: 'ledger-house-totals',
    cron: '* * * * *',
    run: async () => void (await database.pool.query('select ledger.fold_house_totals()')),
  },
]
