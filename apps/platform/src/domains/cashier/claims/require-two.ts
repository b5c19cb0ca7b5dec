import { currentAct } from '../../../kernel/acts/current-act.ts'
import { AwaitsApproval } from '../../../kernel/approvals/awaits-approval.ts'
import { requireApproval, type Wanted } from '../../../kernel/approvals/require-approval.ts'
import type { Parts } from '../parts.ts'
import { type Claimed, releaseClaim, requireClaim } from './claim-rows.ts'

/**
 * Asks for a second operator before an act on an order that the first has claimed and seen as it is; while it waits others may work on
 * the order.
 * @throws ApiError claimed_by_other, changed_meanwhile
 */
export async function requireTwo(
  parts: Parts,
  claimed: Claimed & { version: number },
  wanted: Wanted,
  { version }: { version: number },
  { operatorId }: { operatorId: bigint },
): Promise<void> {
  const { database, clock } = parts
  if (wanted.isNeeded !== false && !isDecided())
    await requireClaim(database.kysely, claimed, { operatorId }, clock.now())
  await requireApproval(parts, { ...wanted, isCurrent: claimed.version === version }).catch(async error => {
    if (error instanceof AwaitsApproval) await releaseClaim(database.kysely, claimed)
    throw error
  })
}

/** Somebody decides on the act now: the order may be anybody's meanwhile, and what matters of it was compared. */
export const isDecided = (): boolean => currentAct()?.run !== undefined && currentAct()!.run !== 'first'
