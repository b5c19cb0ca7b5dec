import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Config } from '../../kernel/config.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Identity } from '../identity/index.ts'
import type { FactorStore } from './factors/factor-store.ts'
import type { DeskSessions } from './sessions/desk-sessions.ts'

/** What the use cases of this domain are made of. */
export interface Parts {
  database: Database
  clock: Clock
  rng: Rng
  identity: Pick<Identity, 'operatorDoor' | 'passwords'>
  settings: Settings
  sessions: DeskSessions
  factors: FactorStore
  config: Pick<Config, 'CONSOLE_URL' | 'PUBLIC_URL' | 'PORT'>
}
