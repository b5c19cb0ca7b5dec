import { builtInRoles, dutiesCollide } from '@baize/api/operator-permissions'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { isBuiltIn, permissionsOf } from '../roles/permissions-of.ts'
import { ownRoles, readStandings, type Standing } from './standing.ts'

/** True for one who is let in and makes operators. */
export const isAdministrator = ({ isBlocked, permissions }: Standing): boolean =>
  !isBlocked && permissions.includes('operator.edit')

/**
 * Holds what must be true of a house once it was changed: somebody is left who makes operators, and nobody whom the change
 * concerns makes operators and moves money too. Call it in the transaction of the change, after it.
 * @throws ApiError order_state for the last administrator, duties_collide
 */
export async function holdRules(tx: Tx, concerns: (standing: Standing) => boolean): Promise<void> {
  const standings = await readStandings(tx)
  if (!standings.some(isAdministrator)) throw new ApiError('order_state')
  const meant = standings.filter(concerns)
  if (meant.some(({ permissions }) => dutiesCollide(permissions))) throw new ApiError('duties_collide')
}

/** Refuses roles that there are not, or that nobody may have together. @throws ApiError invalid_input naming the field, duties_collide */
export async function requireRoles(db: Queryable, roles: readonly string[]): Promise<void> {
  const own = await ownRoles(db)
  if (roles.every(code => isBuiltIn(code) || own.has(code))) {
    if (dutiesCollide(permissionsOf(roles, own))) throw new ApiError('duties_collide')
    return
  }
  const values = { options: [...builtInRoles, ...own.keys()].join(', ') }
  throw new ApiError('invalid_input', { faults: [{ field: 'roles', fault: 'not_listed', values }] })
}
