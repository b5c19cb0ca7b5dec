import type { Database } from '../../../kernel/database/open-database.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import type { Ledger } from '../../ledger/index.ts'
import { houseAccount } from '../../ledger/index.ts'

export interface JackpotDependencies {
  database: Database
  settings: Settings
  ledger: Ledger
  /** Currency of the real book. */
  currency: string
}

/** The one pool of the brand, beside those of games. */
export const jackpotPool = 'brand'

export const jackpotAccount = (currency: string) => houseAccount('JACKPOT', { currency, qualifier: jackpotPool })
