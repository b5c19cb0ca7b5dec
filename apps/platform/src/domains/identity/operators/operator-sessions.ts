import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { proveSignIn, signInHash } from '../passwords/prove-sign-in.ts'
import { checkNewPassword, refuseOwnNames, writePassword } from '../passwords/set-password.ts'
import { tables } from '../tables.ts'
import { noteStep } from './find-operator.ts'

/** Open sessions of all operators, the newest first. */
export async function listOperatorSessions({ database, clock }: Parts): Promise<ResponseOf<'operators.sessions'>> {
  const rows = await tables(database.kysely)
    .selectFrom('identity.session as s')
    .innerJoin('identity.account as a', 'a.id', 's.account_id')
    .select(['s.id', 'a.username', 's.address', 's.created_at', 's.last_seen_at'])
    .where('a.kind', '=', 'operator')
    .where('s.expires_at', '>', clock.now())
    .orderBy('s.id', 'desc')
    .limit(200)
    .execute()
  return {
    list: rows.map(({ id, username, address, created_at, last_seen_at }) => ({
      ...{ id: id.toString(), username, address },
      ...{ createdAt: created_at.toISOString(), lastSeenAt: last_seen_at.toISOString() },
    })),
  }
}

/** Ends a session of an operator. @throws ApiError not_found */
export async function endOperatorSession(
  parts: Parts,
  { id, reason }: InputOf<'operators.endSession'>,
  caller: OperatorCaller,
): Promise<null> {
  const { database, sessions } = parts
  const accountId = await database.transaction(async tx => {
    const ended = await tables(tx)
      .deleteFrom('identity.session as s')
      .using('identity.account as a')
      .whereRef('a.id', '=', 's.account_id')
      .where('a.kind', '=', 'operator')
      .where('s.id', '=', BigInt(id))
      .returning('a.id')
      .executeTakeFirst()
    if (!ended) throw new ApiError('not_found')
    await noteStep(parts, tx, { action: 'operators.endSession', subject: ended.id, reason, by: caller })
    return ended.id
  })
  await sessions.ended(accountId, [id])
  return null
}

/**
 * Changes the password of the operator who asks. Their other sessions end, this one gets a new token.
 * @throws ApiError invalid_input with the fields' faults, old_password_wrong, account_locked
 */
export async function changeOperatorPassword(
  parts: Parts,
  input: InputOf<'operators.changePassword'>,
  { caller }: { caller: OperatorCaller },
): Promise<{ token: string }> {
  const { database, passwords, sessions } = parts
  const { operatorId, sessionId } = caller
  await checkNewPassword(parts, input)
  await refuseOwnNames(parts, operatorId, input.newPassword)
  const hash = await signInHash(parts, operatorId)
  await proveSignIn(
    parts,
    { accountId: operatorId, sessionId },
    { typed: input.oldPassword, field: 'oldPassword', hash },
  )
  if (await passwords.matches(input.newPassword, hash))
    throw new ApiError('invalid_input', { faults: [{ field: 'newPassword', fault: 'same_password' }] })
  const passwordHash = await passwords.hash(input.newPassword)
  const { token, ended } = await database.transaction(async tx => {
    await writePassword(parts, tx, operatorId, passwordHash)
    const ended = await sessions.endAll(tx, operatorId, { sessionId })
    const token = await sessions.rotate(tx, sessionId)
    await noteStep(parts, tx, { action: 'operators.changePassword', subject: operatorId, reason: '', by: caller })
    return { token, ended }
  })
  await sessions.ended(operatorId, ended)
  return { token }
}
