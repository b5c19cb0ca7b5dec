import { requireSecond } from '../../kernel/approvals/require-second.ts'
import type { OperatorCaller } from '../../kernel/http/caller.ts'
import type { LaunchDependencies } from './launch-game.ts'
import { tables } from './tables.ts'

interface Void {
  /** Operation of the endpoint table. */
  action: string
  subject: string
  /** What is void, beside the reason: the second operator must say the same. */
  content: unknown
  requestId: string
  reason: string
}

/**
 * Lets a void of accepted stakes pass that two operators agree on: whoever voids what has been seen gives a losing stake back, or
 * takes a win. A suspension, which moves nothing, takes one. The same request again passes by itself.
 * @throws ApiError second_approval_required
 */
export async function requireTwoToVoid(
  { database, clock }: Pick<LaunchDependencies, 'database' | 'clock'>,
  { action, subject, content, requestId, reason }: Void,
  { operatorId }: OperatorCaller,
): Promise<void> {
  const known = await tables(database.kysely)
    .selectFrom('launch.agreed_void')
    .select('request_id')
    .where('request_id', '=', requestId)
    .where('operator_id', '=', operatorId)
    .where('action', '=', action)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (known) return
  await requireSecond({ database, clock }, { action, subject, content, operatorId, reason })
  await tables(database.kysely)
    .insertInto('launch.agreed_void')
    .values({ request_id: requestId, operator_id: operatorId, action, subject, agreed_at: clock.now() })
    .onConflict(conflict => conflict.column('request_id').doNothing())
    .execute()
}
