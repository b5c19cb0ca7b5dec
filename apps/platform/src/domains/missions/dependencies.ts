import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Messages } from '../messages/index.ts'
import type { Points } from '../points/index.ts'
import type { Promotions } from '../promotions/index.ts'
import type { Wallet } from '../wallet/index.ts'

export interface MissionsDependencies {
  database: Database
  clock: Clock
  settings: Settings
  messages: Messages
  points: Pick<Points, 'grant'>
  promotions: Pick<Promotions, 'award' | 'takeEligibly' | 'grantTickets' | 'claimable' | 'claimed'>
  wallet: Pick<Wallet, 'tellBalance'>
}
