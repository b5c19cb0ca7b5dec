import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { createAccount } from '../accounts.ts'
import type { Parts } from '../parts.ts'
import { oneTimePassword } from '../passwords/one-time-password.ts'
import { noteStep, requireTwo } from './find-operator.ts'

/**
 * Makes an operator's account with permissions that its maker has. Its one-time password is told here and nowhere else, and
 * must be changed first.
 * @throws ApiError not_allowed for a permission that the caller lacks, second_approval_required, username_taken,
 * username_reserved
 */
export async function createOperator(
  parts: Parts,
  { username, permissions, reason }: InputOf<'operators.create'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'operators.create'>> {
  if (permissions.some(permission => !caller.permissions.includes(permission))) throw new ApiError('not_allowed')
  const act = { action: 'operators.create', subject: username, content: permissions.toSorted(), reason }
  await requireTwo(parts, act, caller)
  const { database, clock, passwords, rng } = parts
  const password = oneTimePassword(rng)
  const passwordHash = await passwords.hash(password)
  await database.transaction(async tx => {
    const more = { kind: 'operator', agentType: 0, at: clock.now(), oneTimePassword: true } as const
    const id = await createAccount(tx, { username, passwordHash, permissions, ...more })
    await noteStep(parts, tx, { action: 'operators.create', subject: id, reason, by: caller })
  })
  return { username, password }
}
