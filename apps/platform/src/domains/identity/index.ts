import './tables.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { ReplayGuard } from '../../kernel/http/sealed-body.ts'
import type { Clock, Rng } from '../../kernel/outside.ts'
import { createAuthenticator } from './authenticator.ts'
import { createCaptcha } from './captcha.ts'
import { identityJobs } from './jobs.ts'
import { Passwords } from './passwords.ts'
import { identityRoutes } from './routes.ts'
import { Sessions } from './sessions.ts'
import { createThrottle } from './throttle.ts'
import { createVisitorTokens } from './visitor-tokens.ts'

export { createAccount, previousSignIn, usernamesOf } from './accounts.ts'
export type { Sessions } from './sessions.ts'
export { signedInCookie } from './sessions.ts'

export interface IdentityDependencies {
  database: Database
  clock: Clock
  rng: Rng
  visitorTokenSecret: string
  /** Told after a session ended by its member's wish, so that what hangs on it can end too. */
  onSignOut: (sessionId: string) => Promise<void>
}

/** Credentials, sessions, visitor tokens and captchas. */
export function createIdentity(deps: IdentityDependencies) {
  const { database, clock, rng } = deps
  const passwords = new Passwords()
  const sessions = new Sessions({ database, clock, rng })
  const visitorTokens = createVisitorTokens({ secret: deps.visitorTokenSecret, clock })
  const captcha = createCaptcha({ database, clock, rng })
  const throttle = createThrottle({ database, clock })
  return {
    passwords,
    sessions,
    visitorTokens,
    captcha,
    authenticator: createAuthenticator(sessions, visitorTokens),
    routes: identityRoutes({ database, clock, passwords, sessions, throttle, captcha, onSignOut: deps.onSignOut }),
    jobs: identityJobs({ database, clock }),
  }
}
export type Identity = ReturnType<typeof createIdentity>

/** Each sealed body opens once: its id is a row until its time has passed. */
export const databaseReplayGuard = (database: Database): ReplayGuard => ({
  async firstSight(jti, expiresAt) {
    const inserted = await database.kysely
      .insertInto('http.opened_body')
      .values({ jti, expires_at: expiresAt })
      .onConflict(conflict => conflict.doNothing())
      .returning('jti')
      .executeTakeFirst()
    return inserted !== undefined
  },
})
