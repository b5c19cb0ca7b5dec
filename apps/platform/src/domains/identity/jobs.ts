import type { Job } from '@baize/server-kit/jobs/job'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import { forgetOpenedBodies } from '../../kernel/http/replay-guard.ts'
import type { Sessions } from './sessions/sessions.ts'
import { tables } from './tables.ts'

const dayMs = 86_400_000
/** As long as the cookie that names a device. */
const deviceDays = 365

/** Tables whose rows are worth nothing once `expires_at` has passed. */
const expiring = [
  'identity.captcha',
  'identity.password_link',
  'identity.remember_ticket',
  'identity.slider_puzzle',
  'identity.social_flow',
] as const

/** Removes what has expired, and counts that no limit looks at any more. */
export const identityJobs = (deps: { database: Database; clock: Clock; sessions: Sessions }): Job[] => [
  {
    name: 'session-end',
    cron: '* * * * *',
    run: () => deps.sessions.endExpired(),
  },
  {
    name: 'identity-sweep',
    cron: '*/5 * * * *',
    async run() {
      const { kysely } = deps.database
      const now = deps.clock.now()
      for (const table of expiring) await tables(kysely).deleteFrom(table).where('expires_at', '<', now).execute()
      await forgetOpenedBodies(kysely, now)
      const dayAgo = new Date(now.getTime() - dayMs)
      // A row that somebody takes from at this moment is left to them: who takes from several locks them in an order of their own.
      await sql`
        delete from identity.tries where (subject, budget) in (
          select subject, budget from identity.tries where since < ${dayAgo} for update skip locked)`.execute(kysely)
      const unused = new Date(now.getTime() - deviceDays * dayMs)
      await tables(kysely).deleteFrom('identity.known_device').where('seen_at', '<', unused).execute()
      await tables(kysely).deleteFrom('identity.recovery_attempt').where('at', '<', dayAgo).execute()
      await tables(kysely).deleteFrom('identity.sms_code').where('created_at', '<', dayAgo).execute()
      await tables(kysely).deleteFrom('identity.email_code').where('created_at', '<', dayAgo).execute()
    },
  },
]
