import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'

export interface Step {
  id: string
  account: string
}

/**
 * The way down from an agent to a member of their team as it is now, both included.
 * @throws ApiError not_in_team
 */
export async function pathTo(
  db: Queryable,
  { agentId, memberId, now }: { agentId: bigint; memberId: bigint; now: Date },
): Promise<Step[]> {
  const { rows } = await sql<{ id: bigint; account: string; depth: number }>`
    select up.ancestor_id as id, a.username as account, up.depth
    from agents.team_at(${now}) top
    join agents.team_at(${now}) up on up.descendant_id = top.descendant_id and up.depth <= top.depth
    join identity.account_state a on a.account_id = up.ancestor_id
    where top.ancestor_id = ${agentId} and top.descendant_id = ${memberId}
    order by up.depth desc`.execute(db)
  if (rows.length === 0) throw new ApiError('not_in_team')
  return rows.map(({ id, account }) => ({ id: id.toString(), account }))
}
