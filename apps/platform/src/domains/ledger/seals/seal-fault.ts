import { chainStart } from '@baize/api/sealed-ledger/chain'
import { fromHex } from '@baize/merkle'
import type { Database } from '../../../kernel/database/open-database.ts'
import { canonicalRow } from './canonical-row.ts'
import { leafOf, sealOf } from './make-block.ts'

interface Block {
  number: bigint
  ids: bigint[]
  leaves: Buffer[]
  last_id: bigint
  root: Buffer
  previous: Buffer
  chain: Buffer
}

/**
 * Recomputes the sealed ledger from its first block, one block in memory at a time: each leaf from its transfer, each root from its
 * leaves, each link of the chain. Hashes are computed here, since a function of the database may be replaced.
 * @returns the first thing that does not hold, as a sentence; null where all does
 */
export async function sealFault({ pool }: Pick<Database, 'pool'>): Promise<string | null> {
  let before: Pick<Block, 'number' | 'last_id' | 'chain'> = {
    ...{ number: 0n, last_id: 0n, chain: Buffer.from(fromHex(chainStart)) },
  }
  for (;;) {
    const { rows } = await pool.query<Block>(
      'select number, ids, leaves, last_id, root, previous, chain from ledger.seal_block where number > $1 order by number limit 1',
      [before.number],
    )
    const [block] = rows
    if (!block) return null
    const fault = chainFault(before, block) ?? (await transferFault({ pool }, before.last_id, block))
    if (fault) return fault
    before = block
  }
}

/** A block that does not follow from its leaves and the block before it. */
function chainFault(before: Pick<Block, 'number' | 'chain'>, block: Block): string | null {
  if (block.number !== before.number + 1n) return `sealed block ${before.number + 1n} is missing`
  if (!block.previous.equals(before.chain)) return `sealed block ${block.number} does not follow the one before it`
  const { root, chain } = sealOf(block, block.leaves)
  return block.root.equals(root) && block.chain.equals(chain)
    ? null
    : `sealed block ${block.number} is not what its leaves come to`
}

/** A transfer that its block does not hold as it is now. */
async function transferFault(
  { pool }: Pick<Database, 'pool'>,
  after: bigint,
  { number, ids, leaves, last_id }: Block,
): Promise<string | null> {
  const { rows } = await pool.query<{ id: bigint; line: string }>(
    `select id, ${canonicalRow} as line from ledger.transfer where id > $1 and id <= $2 order by id`,
    [after, last_id],
  )
  const sealed = new Map(ids.map((id, place) => [id, leaves[place]!]))
  for (const { id, line } of rows) {
    const leaf = sealed.get(id)
    if (!leaf) return `transfer ${id} lies between those of sealed block ${number} and is not in it`
    if (!leaf.equals(leafOf(line))) return `transfer ${id} is not as it was sealed in block ${number}`
    sealed.delete(id)
  }
  const [lost] = sealed.keys()
  return lost === undefined ? null : `transfer ${lost} of sealed block ${number} is missing`
}
