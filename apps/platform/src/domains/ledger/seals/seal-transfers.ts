import { chainStart } from '@baize/api/sealed-ledger/chain'
import { fromHex } from '@baize/merkle'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../kernel/database/open-database.ts'
import { finalTransferId } from '../digest-transfers.ts'
import { tables } from '../tables.ts'
import { canonicalRow } from './canonical-row.ts'
import { leafOf, sealOf } from './make-block.ts'

const blockTransfers = 1024
/** Ids that are looked at for one block. More than it holds, since some were drawn for what was rolled back. */
const firstWindow = 2048n
/** A run begins no block after so long, and ends before the queue takes it for lost. What is left waits for the next tick. */
const runMs = 240_000

/**
 * Seals the transfers that no transaction can still add one below, block by block in the order of their ids. The last block holds
 * what there is. Each block is committed by itself, so that a run that is cut off loses at most the one at hand.
 * @returns how many it sealed
 */
export async function sealTransfers(
  database: Pick<Database, 'pool' | 'transaction'>,
): Promise<{ blocks: number; transfers: number }> {
  const startedMs = performance.now()
  const until = await finalTransferId(database)
  const sealed = { blocks: 0, transfers: 0 }
  while (performance.now() - startedMs < runMs) {
    const transfers = await database.transaction(tx => sealBlock(tx, until))
    if (transfers === 0) break
    sealed.blocks++
    sealed.transfers += transfers
  }
  return sealed
}

/** Seals the next block. @returns how many transfers it holds; 0 where none is left */
async function sealBlock(tx: Tx, until: bigint): Promise<number> {
  // One at a time: a second process goes on after the block that the first one made.
  await sql`select pg_advisory_xact_lock(hashtextextended('ledger.seal_block', 0))`.execute(tx)
  const last = await tables(tx)
    .selectFrom('ledger.seal_block')
    .select(['number', 'last_id', 'chain'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const rows = await rowsAfter(tx, last?.last_id ?? 0n, until)
  const newest = rows.at(-1)
  if (!newest) return 0
  const place = { number: (last?.number ?? 0n) + 1n, previous: last?.chain ?? fromHex(chainStart) }
  const leaves = rows.map(({ line }) => leafOf(line))
  await tables(tx)
    .insertInto('ledger.seal_block')
    .values({ ...place, ...sealOf(place, leaves), ids: rows.map(({ id }) => id), leaves, last_id: newest.id })
    .execute()
  return rows.length
}

/**
 * The next transfers after an id, a block of them at most. There is no index in the order of ids, so that windows of them are looked
 * at, each larger than the one before, until one holds something.
 */
async function rowsAfter(tx: Tx, after: bigint, until: bigint): Promise<{ id: bigint; line: string }[]> {
  for (let [low, size] = [after, firstWindow]; low < until; low += size, size *= 2n) {
    const high = low + size < until ? low + size : until
    const { rows } = await sql<{ id: bigint; line: string }>`
      select id, ${sql.raw(canonicalRow)} as line from ledger.transfer
      where id > ${low} and id <= ${high} order by id limit ${blockTransfers}`.execute(tx)
    if (rows.length > 0) return rows
  }
  return []
}
