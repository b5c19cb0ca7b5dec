import type { Language } from '@baize/api'
import type { BonusTerms } from '@baize/api/loyalty'
import type { Clock } from '@baize/server-kit/outside'
import type { Database, Tx } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Wallet } from '../wallet/index.ts'

export interface RedeemedBonus {
  memberId: bigint
  /** The key of the redemption: one bonus each. */
  key: string
  titles: Partial<Record<Language, string>>
  units: bigint
  terms: BonusTerms
}

/**
 * Gives a member a bonus, in the transaction that let the points for it go.
 * @throws ApiError bonus_active while another one is, account_blocked
 */
export type GiveBonus = (tx: Tx, bonus: RedeemedBonus) => Promise<void>

export interface PointsDependencies {
  database: Database
  clock: Clock
  settings: Settings
  ledger: Ledger
  identity: Pick<Identity, 'withdrawalPassword'>
  messages: Messages
  wallet: Pick<Wallet, 'tellBalance'>
  /** Currency of the real book. */
  currency: string
}
