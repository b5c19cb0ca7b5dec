import type { InputOf, ResponseOf } from '@baize/api'
import { agentCentreTypes } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import { pageOf } from '../../kernel/database/page-of.ts'
import type { SessionCaller } from '../../kernel/http/caller.ts'

/**
 * One page of the caller's direct downlines.
 * @throws ApiError not_allowed for anybody but agents
 */
export async function listDownlines(
  { kysely }: Database,
  caller: SessionCaller,
  paging: InputOf<'agents.downlines'>,
): Promise<ResponseOf<'agents.downlines'>> {
  if (!agentCentreTypes.includes(caller.agentType)) throw new ApiError('not_allowed')
  const own = kysely
    .selectFrom('agents.member as m')
    .where('m.upline_id', '=', caller.memberId)
    .innerJoin('identity.account_state as a', 'a.account_id', 'm.id')
    .select(['m.id', 'm.joined_at', 'a.username', 'a.agent_type'])
    .select(sql<bigint>`(select count(*) from agents.lineage l where l.ancestor_id = m.id and l.depth > 0)`.as('team'))
    .orderBy('m.id', 'desc')
  const { rows, totalPages } = await pageOf(own, paging)
  return {
    list: rows.map(row => ({
      id: row.id.toString(),
      account: row.username,
      type: row.agent_type,
      joinedAt: row.joined_at.toISOString(),
      teamSize: Number(row.team),
    })),
    totalPages,
  }
}
