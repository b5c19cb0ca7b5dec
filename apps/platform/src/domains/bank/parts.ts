import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Cashier } from '../cashier/index.ts'

/** What the use cases of this domain are made of. */
export interface Parts {
  database: Database
  clock: Clock
  currency: string
  cashier: Pick<Cashier, 'steps'>
}
