import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { oneTimePassword } from '../../identity/index.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { nameKey, noteStep, operatorOf, requireTwo } from './find-operator.ts'
import { holdRules } from './rules.ts'
import { lockHouse } from './standing.ts'

type Named = InputOf<'operators.block'>
const nobody = () => false

/**
 * Lets an operator in no more and ends their sessions.
 * @throws ApiError not_found, not_allowed for oneself, order_state for the last administrator
 */
export async function blockOperator(parts: Parts, { username, reason }: Named, caller: OperatorCaller): Promise<null> {
  await parts.database.transaction(async tx => {
    await lockHouse(tx)
    const { id } = await operatorOf(tx, username)
    if (id === caller.operatorId) throw new ApiError('not_allowed')
    await tables(tx).updateTable('operators.operator').set({ blocked: true }).where('id', '=', id).execute()
    await holdRules(tx, nobody)
    await parts.sessions.endAll(tx, id, 'blocked')
    await noteStep(parts, tx, { action: 'operators.block', subject: id, reason, by: caller })
  })
  return null
}

/** Lets a blocked operator in again. @throws ApiError not_found, second_approval_required */
export async function releaseOperator(
  parts: Parts,
  { username, reason }: Named,
  caller: OperatorCaller,
): Promise<null> {
  const act = { action: 'operators.release', subject: nameKey(username), content: null, reason }
  await requireTwo(parts, act, caller)
  await parts.database.transaction(async tx => {
    const { id } = await operatorOf(tx, username)
    await tables(tx).updateTable('operators.operator').set({ blocked: false }).where('id', '=', id).execute()
    await noteStep(parts, tx, { action: 'operators.release', subject: id, reason, by: caller })
  })
  return null
}

/**
 * Gives an operator a one-time password, told here and nowhere else, and ends their sessions.
 * @throws ApiError not_found, not_allowed for oneself, second_approval_required
 */
export async function resetOperatorPassword(
  parts: Parts,
  { username, reason }: Named,
  caller: OperatorCaller,
): Promise<ResponseOf<'operators.resetPassword'>> {
  const { database, identity, rng, sessions } = parts
  const key = nameKey(username)
  if (key === nameKey(caller.username)) throw new ApiError('not_allowed')
  await requireTwo(parts, { action: 'operators.resetPassword', subject: key, content: null, reason }, caller)
  const password = oneTimePassword(rng)
  const hash = await identity.passwords.hash(password)
  const id = await database.transaction(async tx => {
    const { id } = await operatorOf(tx, username)
    await identity.operatorDoor.giveOneTime(tx, id, hash)
    await sessions.endAll(tx, id, 'new-password')
    await noteStep(parts, tx, { action: 'operators.resetPassword', subject: id, reason, by: caller })
    return id
  })
  await identity.operatorDoor.forgive(id)
  return { password }
}
