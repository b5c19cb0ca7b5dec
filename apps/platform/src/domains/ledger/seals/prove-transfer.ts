import type { ResponseOf } from '@baize/api'
import { proofOf, toHex } from '@baize/merkle'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { monthsAround } from '../desk/months-around.ts'
import { sha256 } from './make-block.ts'
import { publishedBlock, sealedBlocks } from './read-seals.ts'

type Proof = ResponseOf<'ledger.proof'>

/**
 * A transfer as it stands now, and its way to the root of its block from the hashes that the block holds, which no other transfer is
 * read for. One that was changed since, or came between sealed ones, does not lead to the root.
 * @param at about when it was posted, by which other months need not be looked at
 * @returns null where there is no such transfer, `pending` where it is not sealed yet
 */
export async function proveTransfer(db: Queryable, id: bigint, at?: Date): Promise<Proof | 'pending' | null> {
  const { rows } = await sql<Proof['transfer']>`
    select id::text, extract(epoch from posted_at)::numeric(20, 6)::text as "postedAt",
      debit_account::text as "debitAccount", credit_account::text as "creditAccount", amount::text,
      debit_after::text as "debitAfter", credit_after::text as "creditAfter",
      book::text, currency, code, key, reference
    from ledger.transfer where id = ${id} ${monthsAround(sql.ref('posted_at'), at)}`.execute(db)
  const [transfer] = rows
  if (!transfer) return null
  const block = await sealedBlocks(db)
    .select(['ids', 'leaves'])
    .where('last_id', '>=', id)
    .orderBy('last_id')
    .limit(1)
    .executeTakeFirst()
  if (!block) return 'pending'
  const index = block.ids.findIndex(sealed => sealed >= id)
  return { transfer, block: publishedBlock(block), index, path: proofOf(sha256, block.leaves, index).map(toHex) }
}
