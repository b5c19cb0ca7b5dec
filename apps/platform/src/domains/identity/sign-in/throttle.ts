import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { Clock } from '../../../kernel/outside.ts'

const windowMs = 15 * 60_000
/** Failures of an account, or from an address, after which a captcha is asked for; and after which the account waits. */
export const captchaAfter = 3
export const lockAfter = 5
const addressCaptchaAfter = 10

/** Counts failed sign-ins by account and by address over 15 minutes, known accounts or not. */
export function createThrottle(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  const since = () => new Date(clock.now().getTime() - windowMs)
  return {
    /** @throws ApiError account_locked while the account waits */
    async look(usernameKey: string, address: string): Promise<{ needsCaptcha: boolean }> {
      const counted = await database.kysely
        .selectFrom('identity.sign_in_failure')
        .select([
          sql<bigint>`count(*) filter (where username_key = ${usernameKey})`.as('by_name'),
          sql<bigint>`count(*) filter (where address = ${address})`.as('by_address'),
          sql<Date | null>`max(at) filter (where username_key = ${usernameKey})`.as('last_at'),
        ])
        .where('at', '>', since())
        .where(eb => eb.or([eb('username_key', '=', usernameKey), eb('address', '=', address)]))
        .executeTakeFirstOrThrow()
      if (counted.by_name >= lockAfter && counted.last_at) {
        const untilMs = counted.last_at.getTime() + windowMs
        const retryAfterSeconds = Math.ceil((untilMs - clock.now().getTime()) / 1000)
        throw new ApiError('account_locked', { retryAfterSeconds })
      }
      return { needsCaptcha: counted.by_name >= captchaAfter || counted.by_address >= addressCaptchaAfter }
    },
    /** Records a failure and tells whether the next try needs a captcha. */
    async fail(usernameKey: string, address: string): Promise<{ needsCaptcha: boolean }> {
      const at = clock.now()
      await database.kysely
        .insertInto('identity.sign_in_failure')
        .values({ username_key: usernameKey, address, at })
        .execute()
      const { count } = await database.kysely
        .selectFrom('identity.sign_in_failure')
        .select(eb => eb.fn.countAll<bigint>().as('count'))
        .where('username_key', '=', usernameKey)
        .where('at', '>', since())
        .executeTakeFirstOrThrow()
      return { needsCaptcha: count >= captchaAfter }
    },
    /** A right password forgives the account's failures. */
    async forgive(usernameKey: string): Promise<void> {
      await database.kysely.deleteFrom('identity.sign_in_failure').where('username_key', '=', usernameKey).execute()
    },
  }
}
export type Throttle = ReturnType<typeof createThrottle>
