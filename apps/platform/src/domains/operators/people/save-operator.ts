import type { InputOf } from '@baize/api'
import { currentAct } from '../../../kernel/acts/current-act.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { requireWithin } from '../addresses/house-addresses.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { noteStep, operatorOf, requireTwo } from './find-operator.ts'
import { giversOf, grant } from './hire.ts'
import { holdRules, requireRoles } from './rules.ts'
import { lockHouse } from './standing.ts'

/**
 * Gives an operator these roles and no others, and lets them in from these addresses alone, from their next call on. A role that they
 * keep stays as it was given, and so do the addresses where none are said.
 * @throws ApiError not_found, changed_meanwhile, invalid_input for a role that there is not, duties_collide, order_state for the
 * last administrator, would_lock_out for an own list without the address that asks
 */
export async function saveOperator(
  parts: Parts,
  { username, roles, addresses, version, reason }: InputOf<'operators.save'>,
  { caller, ip }: { caller: OperatorCaller; ip: string },
): Promise<null> {
  const { database, clock } = parts
  const wanted = [...new Set(roles)].toSorted()
  const known = await operatorOf(database.kysely, username)
  await requireRoles(database.kysely, wanted)
  const allowed = [...new Set(addresses ?? known.addresses)]
  // The one who agrees may be elsewhere: the list is not theirs.
  if (known.id === caller.operatorId && currentAct()?.run === 'first') requireWithin(allowed, ip)
  const change = {
    before: { roles: known.roles, addresses: known.addresses },
    after: { roles: wanted, addresses: allowed },
  }
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
      .set({ addresses: allowed, version: version + 1 })
      .where('id', '=', operatorId)
      .execute()
    await holdRules(tx, standing => standing.id === operatorId)
    await noteStep(parts, tx, { action: 'operators.save', subject: operatorId, reason, by: caller, ...change })
  })
  return null
}
