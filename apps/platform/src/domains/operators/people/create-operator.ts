import type { InputOf, ResponseOf } from '@baize/api'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { oneTimePassword } from '../../identity/index.ts'
import type { Parts } from '../parts.ts'
import { noteStep, operatorOf, requireTwo } from './find-operator.ts'
import { giversOf, hire } from './hire.ts'
import { holdRules, requireRoles } from './rules.ts'
import { lockHouse } from './standing.ts'

/**
 * Makes an operator's account with roles. Its one-time password is told here and nowhere else, and must be changed first.
 * @throws ApiError invalid_input for a role that there is not, duties_collide, not_found for an unknown `samePersonAs`,
 * username_taken, username_reserved
 */
export async function createOperator(
  parts: Parts,
  { username, roles, samePersonAs, reason }: InputOf<'operators.create'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'operators.create'>> {
  const { database, clock, identity, rng } = parts
  const given = [...new Set(roles)].toSorted()
  await requireRoles(database.kysely, given)
  const change = { before: null, after: { username, roles: given, person: samePersonAs ?? username } }
  await requireTwo(parts, change, caller)
  const password = oneTimePassword(rng)
  const passwordHash = await identity.passwords.hash(password)
  await database.transaction(async tx => {
    await lockHouse(tx)
    const personId = samePersonAs === undefined ? undefined : (await operatorOf(tx, samePersonAs)).personId
    const more = { roles: given, at: clock.now(), ...giversOf(caller), personId }
    const id = await hire(tx, { username, passwordHash, oneTimePassword: true, ...more })
    await holdRules(tx, standing => standing.id === id)
    await noteStep(parts, tx, { action: 'operators.create', subject: id, reason, by: caller, ...change })
  })
  return { username, password }
}
