import type { BuiltInRole, OperatorPermission } from '@baize/api'
import { operatorPermissions, rolePermissions } from '@baize/api/operator-permissions'

/** True for a role that every house has. */
export const isBuiltIn = (code: string): code is BuiltInRole => Object.hasOwn(rolePermissions, code)

/**
 * What somebody may do who has these roles: all of it together, in the order of the table.
 * @param own permissions of the house's own roles, by code
 */
export function permissionsOf(
  roles: readonly string[],
  own: ReadonlyMap<string, readonly OperatorPermission[]>,
): OperatorPermission[] {
  const has = new Set(roles.flatMap(code => (isBuiltIn(code) ? rolePermissions[code] : (own.get(code) ?? []))))
  return operatorPermissions.filter(permission => has.has(permission))
}
