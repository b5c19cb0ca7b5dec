import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { noteStep, operatorOf, requireTwo } from './find-operator.ts'
import { giversOf, grant } from './hire.ts'
import { holdRules, requireRoles } from './rules.ts'
import { lockHouse } from './standing.ts'

/**
 * Gives an operator these roles and no others, from their next call on. A role that they keep stays as it was given.
 * @throws ApiError not_found, changed_meanwhile, invalid_input for a role that there is not, duties_collide, order_state for the
 * last administrator
 */
export async function saveOperator(
  parts: Parts,
  { username, roles, version, reason }: InputOf<'operators.save'>,
  caller: OperatorCaller,
): Promise<null> {
  const { database, clock } = parts
  const wanted = [...new Set(roles)].toSorted()
  const known = await operatorOf(database.kysely, username)
  await requireRoles(database.kysely, wanted)
  const change = { before: { roles: known.roles }, after: { roles: wanted } }
  await requireTwo(parts, { ...change, isCurrent: known.version === version }, caller)
  await database.transaction(async tx => {
    await lockHouse(tx)
    const before = await operatorOf(tx, username)
    if (before.version !== version) throw new ApiError('changed_meanwhile')
    const { id: operatorId } = before
    const gone = before.roles.filter(role => !wanted.includes(role))
    const come = wanted.filter(role => !before.roles.includes(role))
    if (gone.length > 0)
      await tables(tx)
        .deleteFrom('operators.grant')
        .where('operator_id', '=', operatorId)
        .where('role', 'in', gone)
        .execute()
    await grant(tx, { operatorId, roles: come, at: clock.now(), ...giversOf(caller) })
    await tables(tx)
      .updateTable('operators.operator')
      .set({ version: version + 1 })
      .where('id', '=', operatorId)
      .execute()
    await holdRules(tx, standing => standing.id === operatorId)
    await noteStep(parts, tx, { action: 'operators.save', subject: operatorId, reason, by: caller, ...change })
  })
  return null
}
