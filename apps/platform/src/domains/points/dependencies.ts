import type { Database } from '../../kernel/database/open-database.ts'
import type { Clock } from '../../kernel/outside.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Wallet } from '../wallet/index.ts'

export interface PointsDependencies {
  database: Database
  clock: Clock
  settings: Settings
  ledger: Ledger
  identity: Pick<Identity, 'withdrawalPassword'>
  messages: Messages
  wallet: Pick<Wallet, 'refreshBalance'>
  /** Currency of the real book. */
  currency: string
}
