import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Contracts } from '../contracts/index.ts'
import type { Rounds } from '../rounds/index.ts'

export interface TeamsDependencies {
  database: Database
  clock: Clock
  settings: Settings
  rounds: Rounds
  contracts: Pick<Contracts, 'accruing'>
  currency: string
}

/** The team of an agent over some days: the agent and everybody below. */
export interface TeamRange {
  agentId: bigint
  /** Half-open, multiples of 5 minutes. */
  start: Date
  end: Date
  currency: string
}
