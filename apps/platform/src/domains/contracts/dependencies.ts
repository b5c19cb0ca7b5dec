import type { ContractType, DividendPeriod } from '@baize/api'
import type { Clock } from '@baize/server-kit/outside'
import type { Selectable } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Agents } from '../agents/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Messages } from '../messages/index.ts'
import type { ContractsTables } from './tables.ts'

export interface ContractsDependencies {
  database: Database
  clock: Clock
  settings: Settings
  agents: Agents
  catalogue: Catalogue
  messages: Messages
  ledger: Ledger
  currency: string
  /** Told whose money a payment moved, after it is durable. */
  onMoved: (memberId: bigint) => void
}

export type Contract = Omit<Selectable<ContractsTables['contracts.contract']>, 'lane'>
/** What is settled together. */
export interface Series {
  type: ContractType
  /** Empty for salaries. */
  period: DividendPeriod | ''
}
