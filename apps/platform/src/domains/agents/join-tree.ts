import type { Rng } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database/open-database.ts'
import { addCode } from './affiliate-codes.ts'
import { newCode } from './codes.ts'
import { shareTree } from './moves/hold-tree.ts'
import { tables } from './tables.ts'

export interface NewNode {
  memberId: bigint
  uplineId: bigint | null
  inviterId: bigint | null
  /** The code by which the member came to the upline. */
  viaCode: string | null
  /** Agents get a code of their own. */
  isAgent: boolean
  at: Date
}

/**
 * Puts a new member under their upline, with one row for each member above, and for each who will be above by a move that is
 * planned. No move is planned meanwhile.
 */
export async function joinTree(tx: Tx, rng: Rng, node: NewNode): Promise<void> {
  const { memberId, uplineId, inviterId, viaCode, isAgent, at } = node
  await shareTree(tx)
  await tables(tx)
    .insertInto('agents.member')
    .values({
      id: memberId,
      inviter_id: inviterId,
      referral_code: newCode(rng),
      via_code: viaCode,
      joined_at: at,
    })
    .execute()
  await sql`
    insert into agents.lineage (ancestor_id, descendant_id, depth, from_at, until_at)
    select ancestor_id, ${memberId}::bigint, depth + 1, case when from_at <= ${at} then '-infinity' else from_at end, until_at
    from agents.lineage where descendant_id = ${uplineId}::bigint and until_at > ${at}
    union all select ${memberId}::bigint, ${memberId}::bigint, 0, '-infinity', 'infinity'`.execute(tx)
  if (isAgent) await addCode(tx, rng, { agentId: memberId, at })
}
