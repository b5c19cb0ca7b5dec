import { sql } from 'kysely'
import type { StudioTx } from '../studio-database.ts'

/**
 * True where an id that a page gives stands for a stake already, of whatever game and member: the wallet knows all of them by
 * one kind of name. What two pages ask for under one id at the same moment waits for each other.
 */
export async function isIdTaken(tx: StudioTx, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stake-id|${id}`}, 0))`.execute(tx)
  const { rows } = await sql<{ is_taken: boolean }>`
    select exists (select from sports.bet where id = ${id}::uuid) or exists (select from sports.slip where id = ${id}::uuid)
      or exists (select from studio.slip where id = ${id}::uuid) or exists (select from studio.table_slip where id = ${id}::uuid)
      or exists (select from studio.chase where id = ${id}::uuid) or exists (select from studio.round where id = ${id}::uuid)
      or exists (select from studio.raise where id = ${id}::uuid) as is_taken`.execute(tx)
  return rows[0]!.is_taken
}
