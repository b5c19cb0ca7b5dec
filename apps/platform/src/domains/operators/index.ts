import type { Job } from '@baize/server-kit/jobs/job'
import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Vault } from '@baize/server-kit/secrets/vault'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Identity } from '../identity/index.ts'
import { createAuthenticator } from './authenticator.ts'
import { FactorStore } from './factors/factor-store.ts'
import type { Parts } from './parts.ts'
import { operatorsRoutes } from './routes.ts'
import { DeskSessions } from './sessions/desk-sessions.ts'
import { findCaller } from './sessions/find-caller.ts'

export { noteAccess } from './access/note-access.ts'
export { takeReveal } from './access/take-reveal.ts'
export { codeAt, codeEndsAt } from './factors/totp.ts'
export { inviteByCommand } from './links/invite-by-command.ts'
export { hire } from './people/hire.ts'
export { readStandings } from './people/standing.ts'

interface OperatorsDependencies {
  database: Database
  clock: Clock
  rng: Rng
  settings: Settings
  vault: Vault
  config: Parts['config']
  identity: Pick<Identity, 'operatorDoor' | 'passwords' | 'authenticator'>
}

/** Operators of the house: their roles, how they sign in, and their sessions. */
export function createOperators(deps: OperatorsDependencies) {
  const [sessions, factors] = [new DeskSessions(deps), new FactorStore(deps)]
  const jobs: Job[] = [{ name: 'operator-session-end', cron: '* * * * *', run: () => sessions.endExpired() }]
  return {
    /** Secrets of authenticators. */
    factors,
    authenticator: createAuthenticator(deps.identity.authenticator, shown => findCaller({ ...deps, sessions }, shown)),
    routes: operatorsRoutes({ ...deps, sessions, factors }),
    jobs,
  }
}
export type Operators = ReturnType<typeof createOperators>
