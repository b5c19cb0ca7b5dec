import type { InputOf } from '@baize/api'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { noteStep } from '../people/find-operator.ts'

/**
 * Changes the password of the operator who asks. Their other sessions end, this one gets a new token.
 * @throws ApiError invalid_input with the fields' faults, old_password_wrong, account_locked
 */
export async function changeOperatorPassword(
  parts: Parts,
  input: InputOf<'operators.changePassword'>,
  caller: OperatorCaller,
): Promise<{ token: string }> {
  const { database, identity, sessions } = parts
  const { operatorId, sessionId } = caller
  const passwordHash = await identity.operatorDoor.newPassword(input, caller)
  const token = await database.transaction(async tx => {
    await identity.operatorDoor.setPassword(tx, operatorId, passwordHash)
    await sessions.endAll(tx, operatorId, 'new-password', sessionId)
    const token = await sessions.rotate(tx, sessionId)
    await noteStep(parts, tx, { action: 'operators.changePassword', subject: operatorId, reason: '', by: caller })
    return token
  })
  return { token }
}
