import { builtInRoles, dutiesCollide } from '@baize/api/operator-permissions'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { isBuiltIn } from '../roles/permissions-of.ts'
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

/** Refuses roles that there are not. @throws ApiError invalid_input naming the field */
export async function requireRoles(tx: Tx, roles: readonly string[]): Promise<void> {
  const own = await ownRoles(tx)
  if (roles.every(code => isBuiltIn(code) || own.has(code))) return
  const values = { options: [...builtInRoles, ...own.keys()].join(', ') }
  throw new ApiError('invalid_input', { faults: [{ field: 'roles', fault: 'not_listed', values }] })
}
