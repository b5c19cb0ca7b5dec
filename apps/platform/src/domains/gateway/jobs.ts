import type { Job } from '@baize/server-kit/jobs/job'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'

const dayMs = 24 * 3_600_000

/** What the gateway needs done by the clock. */
export const gatewayJobs = ({ database, clock }: { database: Database; clock: Clock }): Job[] => [
  {
    name: 'gateway-refusals',
    cron: '20 2 * * *',
    run: async () => {
      const before = new Date(clock.now().getTime() - dayMs)
      await sql`delete from gateway.refusal where refused_at < ${before}::timestamptz`.execute(database.kysely)
    },
  },
]
