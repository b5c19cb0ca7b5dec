import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import type { Clock } from '../../kernel/outside.ts'

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
