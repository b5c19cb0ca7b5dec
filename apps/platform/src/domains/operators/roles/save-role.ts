import type { InputOf, ResponseOf } from '@baize/api'
import { builtInRoles, operatorPermissions, rolePermissions } from '@baize/api/operator-permissions'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { requireTwo } from '../people/find-operator.ts'
import { holdRules } from '../people/rules.ts'
import { lockHouse } from '../people/standing.ts'
import { tables } from '../tables.ts'
import { isBuiltIn } from './permissions-of.ts'

/** The roles that every house has, and those of this house. */
export async function listRoles({ database }: Pick<Parts, 'database'>): Promise<ResponseOf<'operators.roles'>> {
  const own = await tables(database.kysely)
    .selectFrom('operators.role')
    .select(['code', 'permissions', 'version'])
    .orderBy('code')
    .execute()
  const builtIn = builtInRoles.map(code => ({ code, permissions: rolePermissions[code], builtIn: true, version: 0 }))
  return { list: [...builtIn, ...own.map(role => ({ ...role, builtIn: false }))] }
}

/**
 * Makes a role of the house, with version 0, or changes one for everybody who has it, from their next call on.
 * @throws ApiError not_allowed for a role that every house has, changed_meanwhile, duties_collide, order_state where nobody would be
 * left who makes operators, second_approval_required
 */
export async function saveRole(
  parts: Parts,
  { code, permissions, version, reason }: InputOf<'operators.saveRole'>,
  caller: OperatorCaller,
): Promise<null> {
  const { database, clock } = parts
  if (isBuiltIn(code)) throw new ApiError('not_allowed')
  const wanted = operatorPermissions.filter(permission => permissions.includes(permission))
  const act = { action: 'operators.saveRole', subject: `role:${code}` }
  await requireTwo(parts, { ...act, content: { wanted, version }, reason }, caller)
  await database.transaction(async tx => {
    await lockHouse(tx)
    const roles = tables(tx).selectFrom('operators.role').select(['permissions', 'version'])
    const before = await roles.where('code', '=', code).executeTakeFirst()
    if ((before?.version ?? 0) !== version) throw new ApiError('changed_meanwhile')
    const row = { code, permissions: wanted, version: version + 1, created_at: clock.now() }
    await tables(tx)
      .insertInto('operators.role')
      .values(row)
      .onConflict(conflict => conflict.column('code').doUpdateSet({ permissions: wanted, version: version + 1 }))
      .execute()
    await holdRules(tx, standing => standing.roles.includes(code))
    const detail = { reason, before: before?.permissions.join(' ') ?? '', after: wanted.join(' ') }
    await audit(tx, { ...act, at: clock.now(), actor: operatorActor(caller), detail })
  })
  return null
}
