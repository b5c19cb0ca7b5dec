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
const statusOf = (isBlocked: boolean) => ({ status: isBlocked ? 'blocked' : 'active' })

/**
 * Lets an operator in no more and ends their sessions.
 * @throws ApiError not_found, not_allowed for oneself, order_state for the last administrator
 */
export async function blockOperator(parts: Parts, { username, reason }: Named, caller: OperatorCaller): Promise<null> {
  await parts.database.transaction(async tx => {
    await lockHouse(tx)
    const { id, isBlocked } = await operatorOf(tx, username)
    if (id === caller.operatorId) throw new ApiError('not_allowed')
    await tables(tx).updateTable('operators.operator').set({ blocked: true }).where('id', '=', id).execute()
    await holdRules(tx, nobody)
    await parts.sessions.endAll(tx, id, 'blocked')
    await noteStep(parts, tx, {
      ...{ action: 'operators.block', subject: id, reason, by: caller },
      ...{ before: statusOf(isBlocked), after: statusOf(true) },
    })
  })
  return null
}

/** Lets a blocked operator in again. @throws ApiError not_found */
export async function releaseOperator(
  parts: Parts,
  { username, reason }: Named,
  caller: OperatorCaller,
): Promise<null> {
  const { id, isBlocked } = await operatorOf(parts.database.kysely, username)
  const change = { before: statusOf(isBlocked), after: statusOf(false) }
  await requireTwo(parts, change, caller)
  await parts.database.transaction(async tx => {
    await tables(tx).updateTable('operators.operator').set({ blocked: false }).where('id', '=', id).execute()
    await noteStep(parts, tx, { action: 'operators.release', subject: id, reason, by: caller, ...change })
  })
  return null
}

/**
 * Gives an operator a one-time password, told here and nowhere else, and ends their sessions.
 * @throws ApiError not_found, not_allowed for oneself
 */
export async function resetOperatorPassword(
  parts: Parts,
  { username, reason }: Named,
  caller: OperatorCaller,
): Promise<ResponseOf<'operators.resetPassword'>> {
  const { database, identity, rng, sessions } = parts
  if (nameKey(username) === nameKey(caller.username)) throw new ApiError('not_allowed')
  const { id } = await operatorOf(database.kysely, username)
  const change = { before: { password: 'own' }, after: { password: 'one-time' } }
  await requireTwo(parts, change, caller)
  const password = oneTimePassword(rng)
  const hash = await identity.passwords.hash(password)
  await database.transaction(async tx => {
    await identity.operatorDoor.giveOneTime(tx, id, hash)
    await sessions.endAll(tx, id, 'new-password')
    await noteStep(parts, tx, { action: 'operators.resetPassword', subject: id, reason, by: caller, ...change })
  })
  await identity.operatorDoor.forgive(id)
  return { password }
}
