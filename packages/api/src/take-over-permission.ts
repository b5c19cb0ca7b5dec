import type { OperatorPermission } from './operator-permissions.ts'

/** The permission by which an operator takes an order from a colleague who has it. It stands alone: the queues need no table of permissions. */
export const takeOverPermission = 'case.work' satisfies OperatorPermission
