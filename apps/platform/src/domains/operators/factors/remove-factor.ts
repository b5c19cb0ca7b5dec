import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { nameKey, noteStep, operatorOf, requireTwo } from '../people/find-operator.ts'

/**
 * Takes the authenticator and the codes in reserve of an operator away who has lost both, and ends their sessions: they enrol anew at
 * the next sign-in.
 * @throws ApiError not_found, not_allowed for oneself
 */
export async function removeFactor(
  parts: Parts,
  { username, reason }: InputOf<'operators.removeFactor'>,
  caller: OperatorCaller,
): Promise<null> {
  if (nameKey(username) === nameKey(caller.username)) throw new ApiError('not_allowed')
  const { id } = await operatorOf(parts.database.kysely, username)
  const change = { before: { factor: 'held' }, after: { factor: null } }
  await requireTwo(parts, change, caller)
  await parts.database.transaction(async tx => {
    await parts.factors.forget(tx, id)
    await parts.sessions.endAll(tx, id, 'new-factor')
    await noteStep(parts, tx, { action: 'operators.removeFactor', subject: id, reason, by: caller, ...change })
  })
  return null
}
