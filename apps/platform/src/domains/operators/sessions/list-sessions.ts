import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { noteStep } from '../people/find-operator.ts'
import { tables } from '../tables.ts'

const atMost = 200
const seesOthers = ({ permissions }: OperatorCaller) => permissions.includes('operator.edit')

/** Sessions, the newest first, ended ones too: the caller's own, or everybody's for one who makes operators. */
export async function listSessions(
  { database }: Pick<Parts, 'database'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'operators.sessions'>> {
  const rows = await tables(database.kysely)
    .selectFrom('operators.session as s')
    .innerJoin('identity.account_state as a', 'a.account_id', 's.operator_id')
    .select(['s.id', 'a.username', 's.address', 's.agent', 's.created_at', 's.acted_at', 's.ended_at', 's.why'])
    .$if(!seesOthers(caller), query => query.where('s.operator_id', '=', caller.operatorId))
    .orderBy('s.id', 'desc')
    .limit(atMost)
    .execute()
  return {
    list: rows.map(({ id, username, address, agent, created_at, acted_at, ended_at, why }) => ({
      ...{ id: id.toString(), username, address, agent, isThis: id.toString() === caller.sessionId },
      ...{ createdAt: created_at.toISOString(), lastSeenAt: acted_at.toISOString() },
      ...{ endedAt: ended_at?.toISOString() ?? null, why },
    })),
  }
}

/** Ends a session: one's own, or anybody's for one who makes operators. @throws ApiError not_found */
export async function endSession(
  parts: Parts,
  { id, reason }: InputOf<'operators.endSession'>,
  caller: OperatorCaller,
): Promise<null> {
  await parts.database.transaction(async tx => {
    const ended = await parts.sessions.end(tx, BigInt(id), 'ended')
    if (ended === null || (ended !== caller.operatorId && !seesOthers(caller))) throw new ApiError('not_found')
    await noteStep(parts, tx, { action: 'operators.endSession', subject: ended, reason, by: caller })
  })
  return null
}

/** Ends the caller's sessions but this one. */
export async function endOtherSessions(parts: Parts, caller: OperatorCaller): Promise<null> {
  const { operatorId, sessionId } = caller
  await parts.database.transaction(async tx => {
    await parts.sessions.endAll(tx, operatorId, 'ended-others', sessionId)
    await noteStep(parts, tx, { action: 'operators.endOtherSessions', subject: operatorId, reason: '', by: caller })
  })
  return null
}
