import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Config } from '../../kernel/config.ts'
import type { Database, Queryable } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { PushHub } from '../../kernel/push/hub.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Port } from '../../kernel/wiring/port.ts'
import type { Identity } from '../identity/index.ts'
import type { WaitingElsewhere } from './approvals/list-approvals.ts'
import type { FactorStore } from './factors/factor-store.ts'
import type { SelectionRuns } from './selections/selection-runs.ts'
import type { DeskSessions } from './sessions/desk-sessions.ts'

/** What the use cases of this domain are made of. */
export interface Parts {
  database: Database
  clock: Clock
  rng: Rng
  identity: Pick<Identity, 'operatorDoor' | 'passwords'>
  settings: Settings
  push: Pick<PushHub, 'desk'>
  sessions: DeskSessions
  factors: FactorStore
  config: Pick<Config, 'CONSOLE_URL' | 'PUBLIC_URL' | 'PORT'>
  /** The handler of each call, for those that somebody else has agreed to. */
  handlers: Port<Handlers>
  selectionRuns: Pick<SelectionRuns, 'wake'>
  /** What waits for a second operator in rows of other domains. */
  waitingElsewhere: (db: Queryable) => Promise<WaitingElsewhere[]>
}
