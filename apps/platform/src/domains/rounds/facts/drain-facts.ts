import { sql } from 'kysely'
import type { Database, Tx } from '../../../kernel/database/open-database.ts'
import { drainReader } from '../../../kernel/drain-reader.ts'

/**
 * Lets a reader take its facts chunk by chunk, until it has all that could be taken when this began. What comes meanwhile
 * waits for the next time.
 * @param take one chunk by `rounds.take_facts(reader)`, in a transaction of its own; false when another process is at it
 * @throws Error where a chunk left the reader where it was, so that a reader that never comes on does not run for ever
 */
export async function drainFacts(
  { kysely }: Pick<Database, 'kysely'>,
  reader: string,
  take: (chunk: number) => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ until: bigint }>`select rounds.safe_position() as until`.execute(kysely)
  const now = () => positionOf(kysely, reader)
  await drainReader({ name: reader, rows: 'facts', position: 'position', until: rows[0]!.until, now, take })
}

/** How far a reader has come; one that has never read stands before all facts. */
async function positionOf(kysely: Database['kysely'], reader: string): Promise<bigint> {
  const { rows } = await sql<{ position: bigint }>`
    select position from rounds.reader where name = ${reader}`.execute(kysely)
  return rows[0]?.position ?? -1n
}

/**
 * Puts a reader's next chunk into the temporary table `taken_fact` of the transaction. A statement of its own: a join does not
 * ask for its facts where its other side is empty, as when every mission is switched off.
 */
export async function takeFactsIn(tx: Tx, reader: string): Promise<void> {
  await sql`create temporary table taken_fact on commit drop as
    select * from rounds.take_facts(${sql.lit(reader)})`.execute(tx)
}

/** Brings the rollups up to every fact that can be taken now. */
export const rollUp = (database: Pick<Database, 'kysely'>): Promise<void> =>
  drainFacts(database, 'rollup', () => sql`select rounds.roll_up()`.execute(database.kysely))
