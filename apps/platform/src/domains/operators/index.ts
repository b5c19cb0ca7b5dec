import type { Job } from '@baize/server-kit/jobs/job'
import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Identity } from '../identity/index.ts'
import { createAuthenticator } from './authenticator.ts'
import { operatorsRoutes } from './routes.ts'
import { DeskSessions } from './sessions/desk-sessions.ts'

export { hire } from './people/hire.ts'
export { readStandings } from './people/standing.ts'

interface OperatorsDependencies {
  database: Database
  clock: Clock
  rng: Rng
  identity: Pick<Identity, 'operatorDoor' | 'passwords' | 'authenticator'>
}

/** Operators of the house: their roles, how they sign in, and their sessions. */
export function createOperators(deps: OperatorsDependencies) {
  const sessions = new DeskSessions(deps)
  const jobs: Job[] = [{ name: 'operator-session-end', cron: '* * * * *', run: () => sessions.endExpired() }]
  return {
    authenticator: createAuthenticator(deps.identity.authenticator, sessions),
    routes: operatorsRoutes({ ...deps, sessions }),
    jobs,
  }
}
