import { ApiError } from '../../../kernel/api-error.ts'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import type { Parts } from '../parts.ts'
import { type Claimed, releaseClaim, requireClaim } from './claim-rows.ts'
import { requireSeen } from './seen.ts'

interface Act {
  action: string
  /** Number of the order. */
  subject: string
  content: unknown
}

/**
 * Asks for a second operator before an act on an order that the first has claimed and seen as it is; they leave it to the second.
 * @throws ApiError claimed_by_other, changed_meanwhile, second_approval_required
 */
export async function requireTwo(
  parts: Parts,
  claimed: Claimed & { version: number },
  act: Act,
  { reason, version }: { reason: string; version: number },
  { operatorId }: { operatorId: bigint },
): Promise<void> {
  const { database, clock } = parts
  await requireClaim(database.kysely, claimed, { operatorId }, clock.now())
  requireSeen(claimed, { version })
  await requireSecond(parts, { ...act, operatorId, reason }).catch(async error => {
    if (error instanceof ApiError) await releaseClaim(database.kysely, claimed)
    throw error
  })
}
