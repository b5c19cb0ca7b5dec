import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Messages } from '../messages/index.ts'

export interface BonusesDependencies {
  database: Database
  clock: Clock
  ledger: Ledger
  messages: Messages
  /** Currency of the real book. */
  currency: string
}
