import type { Endpoint, EndpointName, OperatorPermission, ResponseOf } from '@baize/api'
import { endpoints } from '@baize/api/endpoints/index'
import { waitingActs } from '../../../kernel/approvals/waiting-acts.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { usernamesOf } from '../../identity/index.ts'
import type { Parts } from '../parts.ts'

/** Acts that wait for a second operator, of those calls that the caller may make. */
export async function listApprovals(
  { database }: Pick<Parts, 'database'>,
  { permissions }: Pick<OperatorCaller, 'permissions'>,
): Promise<ResponseOf<'operators.approvals'>> {
  const acts = (await waitingActs(database.kysely)).filter(({ action }) => {
    const needed = permissionOf(action)
    return needed !== null && permissions.includes(needed)
  })
  const names = await usernamesOf(database.kysely, [...new Set(acts.map(({ operatorId }) => operatorId))])
  return {
    list: acts.map(({ action, subject, operatorId, proposedAt }) => ({
      ...{ action, subject, proposedBy: names.get(operatorId) ?? '' },
      proposedAt: proposedAt.toISOString(),
    })),
  }
}

const permissionOf = (action: string): OperatorPermission | null =>
  Object.hasOwn(endpoints, action) ? ((endpoints[action as EndpointName] as Endpoint).permission ?? null) : null
