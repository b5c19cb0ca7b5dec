import type { InputOf, ResponseOf } from '@baize/api'
import { toHex } from '@baize/merkle'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

type PublishedBlock = ResponseOf<'ledger.seals'>['list'][number]

interface BlockRow {
  number: bigint
  sealed_at: Date
  transfers: number
  root: Uint8Array
  previous: Uint8Array
  chain: Uint8Array
}

/** Sealed blocks with what is published of them. */
export const sealedBlocks = (db: Queryable) =>
  tables(db)
    .selectFrom('ledger.seal_block')
    .select(['number', 'sealed_at', 'root', 'previous', 'chain', sql<number>`cardinality(ids)`.as('transfers')])

/** A block as anybody may see it. */
export const publishedBlock = ({ number, sealed_at, transfers, root, previous, chain }: BlockRow): PublishedBlock => ({
  ...{ number: number.toString(), sealedAt: sealed_at.toISOString(), transfers },
  ...{ root: toHex(root), previous: toHex(previous), chain: toHex(chain) },
})

/** The published blocks, the newest first. */
export async function readSeals(
  db: Queryable,
  { before, limit }: InputOf<'ledger.seals'>,
): Promise<ResponseOf<'ledger.seals'>> {
  const rows = await sealedBlocks(db)
    .$if(before !== undefined, query => query.where('number', '<', BigInt(before!)))
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute()
  const list = rows.slice(0, limit).map(publishedBlock)
  return { list, next: rows.length > limit ? list.at(-1)!.number : null }
}
