import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import { drainReader } from '../../kernel/drain-reader.ts'
import { tables } from './tables.ts'

/**
 * Lets a reader take its transfers chunk by chunk, until it has all up to the fold of house totals as this began.
 * @param take one chunk by `ledger.take_transfers(reader)`, in a transaction of its own
 * @throws Error where a chunk left the reader where it was, so that a reader that never comes on does not run for ever
 */
export async function drainTransfers(
  { kysely }: Pick<Database, 'kysely'>,
  reader: string,
  take: (chunk: number) => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ until: bigint }>`select through_id as until from ledger.house_fold`.execute(kysely)
  const now = () => throughOf(kysely, reader)
  await drainReader({ name: reader, rows: 'transfers', position: 'id', until: rows[0]!.until, now, take })
}

/** How far a reader has come; one that has never read stands before all transfers. */
async function throughOf(kysely: Database['kysely'], reader: string): Promise<bigint> {
  const row = await tables(kysely)
    .selectFrom('ledger.reader')
    .select('through_id')
    .where('name', '=', reader)
    .executeTakeFirst()
  return row?.through_id ?? 0n
}
