import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import { drainReader } from '../../kernel/drain-reader.ts'
import { drainTransfers } from '../ledger/index.ts'
import { drainFacts } from '../rounds/index.ts'
import { tables } from './tables.ts'

type Kysely = Pick<Database, 'kysely'>

const rollUp = (call: string, { kysely }: Kysely, zone: string) =>
  sql`select ${sql.raw(`reports.${call}`)}(${zone})`.execute(kysely)

/** Adds up play that has come since, by days of the zone. */
export const rollUpPlay = (database: Database, zone: string): Promise<void> =>
  drainFacts(database, 'reports-play', () => rollUp('roll_up_play', database, zone))

/** Adds up transfers that have come since, by days of the zone. */
export const rollUpMoney = (database: Database, zone: string): Promise<void> =>
  drainTransfers(database, 'reports-money', () => rollUp('roll_up_money', database, zone))

/** Adds up members that have come since, and what their orders went through, by days of the zone. */
export async function rollUpMembers(database: Database, zone: string): Promise<void> {
  await drainIds(database, {
    ...{ name: 'reports-newcomers', rows: 'accounts', newest: 'identity.last_account_id' },
    take: () => rollUp('roll_up_newcomers', database, zone),
  })
  await drainIds(database, {
    ...{ name: 'reports-orders', rows: 'steps', newest: 'cashier.last_step_id' },
    take: () => rollUp('roll_up_orders', database, zone),
  })
}

interface IdReader {
  name: string
  rows: string
  /** Function that tells the last id that was drawn. */
  newest: string
  take: () => Promise<unknown>
}

/** Lets a reader of ids take all that was noted the last time and is there by now, and notes how far the next time may go. */
async function drainIds({ kysely }: Kysely, { newest, ...reader }: IdReader): Promise<void> {
  const noted = await sql<{ until: bigint }>`
    select reports.note_ids(${reader.name}, ${sql.raw(newest)}()) as until`.execute(kysely)
  const now = async () => {
    const { through_id } = await tables(kysely)
      .selectFrom('reports.reader')
      .select('through_id')
      .where('name', '=', reader.name)
      .executeTakeFirstOrThrow()
    return through_id
  }
  await drainReader({ ...reader, position: 'id', until: noted.rows[0]!.until, now })
}
