import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Vault } from '@baize/server-kit/secrets/vault'
import { expireRequests } from '../../kernel/approvals/require-approval.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { PushHub } from '../../kernel/push/hub.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Port } from '../../kernel/wiring/port.ts'
import type { Identity } from '../identity/index.ts'
import { addressGate } from './addresses/address-gate.ts'
import { createAuthenticator } from './authenticator.ts'
import { FactorStore } from './factors/factor-store.ts'
import type { Parts } from './parts.ts'
import { operatorsRoutes } from './routes.ts'
import { SelectionRuns } from './selections/selection-runs.ts'
import { DeskSessions } from './sessions/desk-sessions.ts'
import { findCaller } from './sessions/find-caller.ts'

export { noteAccess } from './access/note-access.ts'
export { takeReveal } from './access/take-reveal.ts'
export { openToAll } from './addresses/open-to-all.ts'
export type { WaitingElsewhere } from './approvals/list-approvals.ts'
export { pendingApprovals } from './approvals/pending-approvals.ts'
export { requireSecondPerson } from './approvals/second-person.ts'
export { codeAt, codeEndsAt } from './factors/totp.ts'
export { inviteByCommand } from './links/invite-by-command.ts'
export { hire } from './people/hire.ts'
export { readStandings } from './people/standing.ts'

type ReadWaiting = Parts['waitingElsewhere']

interface OperatorsDependencies {
  database: Database
  clock: Clock
  rng: Rng
  settings: Settings
  push: PushHub
  vault: Vault
  config: Parts['config']
  identity: Pick<Identity, 'operatorDoor' | 'passwords' | 'authenticator'>
  handlers: Port<Handlers>
  log: Log
}

/** Operators of the house: their roles, how they sign in, and their sessions. */
export function createOperators(deps: OperatorsDependencies) {
  const [sessions, factors, selectionRuns] = [new DeskSessions(deps), new FactorStore(deps), new SelectionRuns(deps)]
  const elsewhere: ReadWaiting[] = []
  const waitingElsewhere: ReadWaiting = async db => (await Promise.all(elsewhere.map(read => read(db)))).flat()
  const jobs: Job[] = [
    { name: 'operator-session-end', cron: '* * * * *', run: () => sessions.endExpired() },
    {
      name: 'approvals-expire',
      cron: '* * * * *',
      run: async () => ({
        expired: await deps.database.transaction(tx => expireRequests(tx, deps.clock.now())),
      }),
    },
    ...selectionRuns.jobs,
  ]
  return {
    /** Secrets of authenticators. */
    factors,
    authenticator: createAuthenticator(deps.identity.authenticator, shown => findCaller({ ...deps, sessions }, shown)),
    routes: operatorsRoutes({ ...deps, sessions, factors, selectionRuns, waitingElsewhere }),
    /** Answers paths of operators to the addresses of the house alone. */
    addressGate: addressGate(deps.database),
    /** Shows what waits for a second operator in rows of another domain among the requests. */
    alsoWaits: (read: ReadWaiting): void => void elsewhere.push(read),
    jobs,
    /** Lets acts on selections come to a stop before the database closes. */
    close: () => selectionRuns.close(),
  }
}
export type Operators = ReturnType<typeof createOperators>
