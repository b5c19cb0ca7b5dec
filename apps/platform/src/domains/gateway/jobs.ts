import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { countDays } from './bounds/count-days.ts'

const dayMs = 24 * 3_600_000

/** What the gateway needs done by the clock. */
export const gatewayJobs = (deps: { database: Database; clock: Clock; log: Log; catalogue: Catalogue }): Job[] => [
  { name: 'gateway-provider-days', cron: '* * * * *', run: () => countDays(deps) },
  {
    name: 'gateway-refusals',
    cron: '20 2 * * *',
    run: async () => {
      const { database, clock } = deps
      const before = new Date(clock.now().getTime() - dayMs)
      await sql`delete from gateway.refusal where refused_at < ${before}::timestamptz`.execute(database.kysely)
    },
  },
]
