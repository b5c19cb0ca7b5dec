import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/open-database.ts'

/**
 * Lets a reader take its facts chunk by chunk, until it has all that could be taken when this began. What comes meanwhile
 * waits for the next time.
 * @param take one chunk by `rounds.take_facts(reader)`, in a transaction of its own; false when another process is at it
 */
export async function drainFacts(
  { kysely }: Pick<Database, 'kysely'>,
  reader: string,
  take: (chunk: number) => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ until: bigint }>`select rounds.safe_position() as until`.execute(kysely)
  const { until } = rows[0]!
  for (let chunk = 0; ; chunk++) {
    if ((await take(chunk)) === false) return
    const { rows: readers } = await sql<{ position: bigint }>`
      select position from rounds.reader where name = ${reader}`.execute(kysely)
    if (readers[0]!.position >= until) return
  }
}

/** Brings the rollups up to every fact that can be taken now. */
export const rollUp = (database: Pick<Database, 'kysely'>): Promise<void> =>
  drainFacts(database, 'rollup', () => sql`select rounds.roll_up()`.execute(database.kysely))
