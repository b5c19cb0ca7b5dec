import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Port } from '../../kernel/wiring/port.ts'
import type { Cashier } from '../cashier/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Protection } from '../protection/index.ts'

export interface DeskDependencies {
  database: Database
  clock: Clock
  settings: Pick<Settings, 'recentBrand'>
  catalogue: Pick<Catalogue, 'providers' | 'nameOf' | 'snapshot'>
  /** What a member may take out now, and why it is not all. */
  funds: Cashier['funds']
  /** The break or exclusion that a member is under. */
  closureOf: Protection['wholeClosureOf']
  /** Names of all that must hold of money. */
  invariantNames: readonly string[]
  /** Counts jobs that failed the last time, and those that are late. */
  jobsInTrouble: Port<() => Promise<{ failed: number; late: number }>>
  /** Looks at it now, in the months that are not closed. */
  checkMoney: () => Promise<unknown>
  /** Currency of the real book. */
  currency: string
}
