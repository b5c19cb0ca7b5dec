import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Vault } from '@baize/server-kit/secrets/vault'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Uploads } from '../../kernel/uploads/uploads.ts'
import type { Bonuses } from '../bonuses/index.ts'
import type { Cashier } from '../cashier/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Points } from '../points/index.ts'
import type { Wallet } from '../wallet/index.ts'

export interface PromotionsDependencies {
  database: Database
  clock: Clock
  rng: Rng
  vault: Vault
  settings: Settings
  ledger: Ledger
  messages: Messages
  points: Pick<Points, 'grant'>
  cashier: Pick<Cashier, 'openRequirement' | 'countTurnover'>
  bonuses: Pick<Bonuses, 'grant' | 'read' | 'forfeit'>
  uploads: Pick<Uploads, 'use'>
  wallet: Pick<Wallet, 'tellBalance'>
  /** Rewards of a demo usually ask for nothing but an account. */
  demo: boolean
  /** Currency of the real book. */
  currency: string
}
