import type { InputOf, ResponseOf } from '@baize/api'
import { builtInRoles, operatorPermissions, rolePermissions } from '@baize/api/operator-permissions'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { requireTwo } from '../people/find-operator.ts'
import { giversOf } from '../people/hire.ts'
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
 * left who makes operators
 */
export async function saveRole(
  parts: Parts,
  { code, permissions, version, reason }: InputOf<'operators.saveRole'>,
  caller: OperatorCaller,
): Promise<null> {
  const { database, clock } = parts
  if (isBuiltIn(code)) throw new ApiError('not_allowed')
  const wanted = operatorPermissions.filter(permission => permissions.includes(permission))
  const known = await roleOf(database.kysely, code)
  const change = { before: known && { permissions: known.permissions }, after: { permissions: wanted } }
  await requireTwo(parts, { ...change, isCurrent: (known?.version ?? 0) === version }, caller)
  await database.transaction(async tx => {
    await lockHouse(tx)
    if (((await roleOf(tx, code))?.version ?? 0) !== version) throw new ApiError('changed_meanwhile')
    const { by: changed_by, approvedBy: approved_by } = giversOf(caller)
    const said = { permissions: wanted, version: version + 1, changed_at: clock.now(), changed_by, approved_by }
    await tables(tx)
      .insertInto('operators.role')
      .values({ code, ...said, created_at: clock.now() })
      .onConflict(conflict => conflict.column('code').doUpdateSet(said))
      .execute()
    await holdRules(tx, standing => standing.roles.includes(code))
    await audit(tx, {
      ...{ action: 'operators.saveRole', subject: `role:${code}`, at: clock.now(), actor: operatorActor(caller) },
      ...{ detail: { reason }, ...change },
    })
  })
  return null
}

const roleOf = async (db: Queryable, code: string) =>
  (await tables(db)
    .selectFrom('operators.role')
    .select(['permissions', 'version'])
    .where('code', '=', code)
    .executeTakeFirst()) ?? null
