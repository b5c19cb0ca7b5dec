import type { Endpoint, EndpointName, OperatorPermission } from '@baize/api'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'

/** A call that may wait for somebody else. */
export interface ApprovalCall {
  operation: EndpointName
  row: Endpoint
  /** To ask for it, and to decide it. */
  permission: OperatorPermission
  approver: OperatorPermission
}

const calls = endpointNames.flatMap((operation): ApprovalCall[] => {
  const row: Endpoint = endpoints[operation]
  const { approval = 'never', permission, approver = permission } = row
  return approval === 'never' || !permission || !approver ? [] : [{ operation, row, permission, approver }]
})

/** The call of an operation as it is stored; undefined for one of an older version. */
export const callOf = (operation: string): ApprovalCall | undefined => calls.find(call => call.operation === operation)

/** The calls that somebody may ask for or decide. */
export const callsOf = (permissions: readonly OperatorPermission[]): EndpointName[] =>
  calls
    .filter(({ permission, approver }) => permissions.includes(permission) || permissions.includes(approver))
    .map(({ operation }) => operation)

/** The calls that somebody may decide. */
export const decidedBy = (permissions: readonly OperatorPermission[]): EndpointName[] =>
  calls.filter(({ approver }) => permissions.includes(approver)).map(({ operation }) => operation)
