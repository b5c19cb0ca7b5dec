import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import { monthsJob } from '@baize/server-kit/months/months-job'
import type { Database } from '../../kernel/database/open-database.ts'
import { sealTransfers } from './seals/seal-transfers.ts'

/** What the ledger needs done by the clock. */
export const ledgerJobs = (database: Database, log: Pick<Log, 'error'>): Job[] => [
  monthsJob({ database, log }, { name: 'ledger-partitions', tables: ['ledger.transfer'] }),
  {
    name: 'ledger-house-totals',
    cron: '* * * * *',
    run: async () => void (await database.pool.query('select ledger.fold_house_totals()')),
  },
  { name: 'ledger-seals', cron: '*/10 * * * *', run: () => sealTransfers(database) },
]
