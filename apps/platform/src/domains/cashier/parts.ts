import type { Log } from '@baize/server-kit/log'
import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Config } from '../../kernel/config.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Uploads } from '../../kernel/uploads/uploads.ts'
import type { Agents } from '../agents/index.ts'
import type { Bonuses } from '../bonuses/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Protection } from '../protection/index.ts'
import type { Wallet } from '../wallet/index.ts'

/** What the use cases of this domain are made of. */
export interface Parts {
  database: Database
  clock: Clock
  rng: Rng
  log: Log
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
  settings: Settings
  uploads: Uploads
  identity: Pick<Identity, 'withdrawalPassword' | 'guardChange' | 'wakeDelivery'>
  protection: Pick<Protection, 'requireUnmarked'>
  ledger: Ledger
  bonuses: Pick<Bonuses, 'lockHeld' | 'forfeit' | 'held'>
  agents: Agents
  messages: Messages
  wallet: Pick<Wallet, 'tellBalance'>
  currency: string
  /** With it the platform signs what it hands to a payment page. */
  signingKey: JsonWebKey & { kid?: string }
}
