import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Wallet } from '../wallet/index.ts'

export interface RebatesDependencies {
  database: Database
  clock: Clock
  settings: Settings
  ledger: Ledger
  wallet: Pick<Wallet, 'tellBalance'>
  /** Currency of the real book. */
  currency: string
}
