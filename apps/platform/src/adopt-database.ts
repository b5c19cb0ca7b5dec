import { sql } from 'kysely'
import type { Database } from './kernel/database/open-database.ts'
import { adopt } from './kernel/deployment/home.ts'

/**
 * Takes over a database that was restored on another server: positions go on above all that are known.
 * @param database as its owner, who alone may move the base of positions
 */
export const adoptDatabase = (database: Database): Promise<boolean> =>
  adopt(database, async tx => void (await sql`select rounds.raise_positions()`.execute(tx)))
