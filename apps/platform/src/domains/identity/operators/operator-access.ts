import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { oneTimePassword } from '../passwords/one-time-password.ts'
import { tables } from '../tables.ts'
import { usernameKey } from '../username-key.ts'
import { lockOperator, noteStep, requireTwo } from './find-operator.ts'

type Named = InputOf<'operators.block'>

/** Every operator with what they may do. */
export async function listOperators({ database }: Parts): Promise<ResponseOf<'operators.list'>> {
  const rows = await tables(database.kysely)
    .selectFrom('identity.account')
    .select(['username', 'status', 'permissions', 'created_at'])
    .where('kind', '=', 'operator')
    .orderBy('id')
    .execute()
  return {
    list: rows.map(({ username, status, permissions, created_at }) => ({
      ...{ username, status, permissions, createdAt: created_at.toISOString() },
    })),
  }
}

/** Lets an operator in no more and ends their sessions. @throws ApiError not_found, not_allowed for oneself */
export async function blockOperator(parts: Parts, { username, reason }: Named, caller: OperatorCaller): Promise<null> {
  const { database, sessions } = parts
  const { id, ended } = await database.transaction(async tx => {
    const { id } = await lockOperator(tx, username)
    if (id === caller.operatorId) throw new ApiError('not_allowed')
    await tables(tx).updateTable('identity.account').set({ status: 'blocked' }).where('id', '=', id).execute()
    const ended = await sessions.endAll(tx, id)
    await noteStep(parts, tx, { action: 'operators.block', subject: id, reason, by: caller })
    return { id, ended }
  })
  await sessions.ended(id, ended)
  return null
}

/** Lets a blocked operator in again. @throws ApiError not_found, second_approval_required */
export async function releaseOperator(parts: Parts, { username, reason }: Named, caller: OperatorCaller) {
  const act = { action: 'operators.release', subject: usernameKey(username), content: null, reason }
  await requireTwo(parts, act, caller)
  await parts.database.transaction(async tx => {
    const { id } = await lockOperator(tx, username)
    await tables(tx).updateTable('identity.account').set({ status: 'active' }).where('id', '=', id).execute()
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
  const { database, clock, passwords, rng, sessions, throttle } = parts
  const key = usernameKey(username)
  if (key === usernameKey(caller.username)) throw new ApiError('not_allowed')
  await requireTwo(parts, { action: 'operators.resetPassword', subject: key, content: null, reason }, caller)
  const password = oneTimePassword(rng)
  const hash = await passwords.hash(password)
  const { id, ended } = await database.transaction(async tx => {
    const { id } = await lockOperator(tx, username)
    await tables(tx)
      .updateTable('identity.account')
      .set({ password_hash: hash, password_changed_at: clock.now(), password_one_time: true })
      .where('id', '=', id)
      .execute()
    const ended = await sessions.endAll(tx, id)
    await noteStep(parts, tx, { action: 'operators.resetPassword', subject: id, reason, by: caller })
    return { id, ended }
  })
  await sessions.ended(id, ended)
  await throttle.forgive(id)
  return { password }
}
