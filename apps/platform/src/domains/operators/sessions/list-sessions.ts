import type { InputOf, ResponseOf } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { type ListOrder, readList } from '../../../kernel/lists/read-list.ts'
import type { Parts } from '../parts.ts'
import { noteStep } from '../people/find-operator.ts'
import { tables } from '../tables.ts'

const seesOthers = ({ permissions }: OperatorCaller) => permissions.includes('operator.edit')

const order = {
  sorts: {
    // Ids rise with the time of a sign-in.
    createdAt: { by: sql`s.id`, type: 'bigint' },
    lastSeenAt: { by: sql`s.acted_at`, type: 'timestamptz' },
  },
  key: sql`s.id`,
} as const satisfies ListOrder

/** Sessions, ended ones too: the caller's own, or everybody's for one who makes operators. */
export async function listSessions(
  { database }: Pick<Parts, 'database'>,
  { isOpen, ...asked }: InputOf<'operators.sessions'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'operators.sessions'>> {
  const query = tables(database.kysely)
    .selectFrom('operators.session as s')
    .innerJoin('identity.account_state as a', 'a.account_id', 's.operator_id')
    .select(['s.id', 'a.username', 's.address', 's.agent', 's.created_at', 's.acted_at', 's.ended_at', 's.why'])
    .$if(!seesOthers(caller), rows => rows.where('s.operator_id', '=', caller.operatorId))
    .$if(isOpen !== undefined, rows => rows.where('s.ended_at', isOpen === 'true' ? 'is' : 'is not', null))
  const { rows, ...page } = await readList(query, order, asked)
  const list = rows.map(({ id, username, address, agent, created_at, acted_at, ended_at, why }) => ({
    ...{ id: id.toString(), username, address, agent, isThis: id.toString() === caller.sessionId },
    ...{ createdAt: created_at.toISOString(), lastSeenAt: acted_at.toISOString() },
    ...{ endedAt: ended_at?.toISOString() ?? null, why },
  }))
  return { list, ...page }
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
    const change = { before: { session: id, isOpen: true }, after: { session: id, isOpen: false } }
    await noteStep(parts, tx, { action: 'operators.endSession', subject: ended, reason, by: caller, ...change })
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
