import type { Database } from '../../kernel/database/open-database.ts'
import type { Job } from '../../kernel/jobs/scheduler.ts'
import type { Clock } from '../../kernel/outside.ts'

/** Removes sessions, captchas, sealed-body ids and failure counts whose time has passed. */
export const identityJobs = (deps: { database: Database; clock: Clock }): Job[] => [
  {
    name: 'identity-sweep',
    cron: '*/5 * * * *',
    async run() {
      const { kysely } = deps.database
      const now = deps.clock.now()
      await kysely.deleteFrom('identity.session').where('expires_at', '<', now).execute()
      await kysely.deleteFrom('identity.captcha').where('expires_at', '<', now).execute()
      await kysely.deleteFrom('http.opened_body').where('expires_at', '<', now).execute()
      const dayAgo = new Date(now.getTime() - 86_400_000)
      await kysely.deleteFrom('identity.sign_in_failure').where('at', '<', dayAgo).execute()
    },
  },
]
