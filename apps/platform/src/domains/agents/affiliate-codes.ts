import type { InputOf, ResponseOf } from '@baize/api'
import type { Clock, Rng } from '@baize/server-kit/outside'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database, Tx } from '../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import { newCode } from './codes.ts'
import { tables } from './tables.ts'

const mostCodes = 50

/** Gives an agent a code to hand out. */
export async function addCode(
  tx: Tx,
  rng: Rng,
  { agentId, label = '', at }: { agentId: bigint; label?: string; at: Date },
): Promise<string> {
  const code = newCode(rng)
  await tables(tx)
    .insertInto('agents.affiliate_code')
    .values({ code, agent_id: agentId, label, created_at: at })
    .execute()
  return code
}

/**
 * Makes one more code of an agent.
 * @throws ApiError quota_exceeded for an agent who has fifty
 */
export function createAffiliateCode(
  { database, rng, clock }: { database: Database; rng: Rng; clock: Clock },
  { label }: InputOf<'agents.createAffiliateCode'>,
  { memberId }: MemberCaller,
): Promise<ResponseOf<'agents.createAffiliateCode'>> {
  return database.transaction(async tx => {
    // Two at once wait for each other, so that the bound holds.
    await tables(tx).selectFrom('agents.member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
    const { count } = await tables(tx)
      .selectFrom('agents.affiliate_code')
      .select(eb => eb.fn.countAll<bigint>().as('count'))
      .where('agent_id', '=', memberId)
      .executeTakeFirstOrThrow()
    if (count >= mostCodes) throw new ApiError('quota_exceeded')
    return { code: await addCode(tx, rng, { agentId: memberId, label, at: clock.now() }) }
  })
}
