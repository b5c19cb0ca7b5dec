import type { PromotionKind, PromotionStatus } from '@baize/api/loyalty'
import type { Step } from '../tables.ts'

export interface PromotionTimes {
  kind: PromotionKind
  starts_at: Date
  ends_at: Date
}
export interface Participation {
  step: Step
  progress_units: bigint
  target_units: bigint
}

const final: Partial<Record<Step, PromotionStatus>> = { REJECTED: 'Rejected', ISSUED: 'Issued', CLAIMED: 'Claimed' }

/**
 * The status that a member sees (rulebook section 3, participation). What the clock and the facts change is not stored:
 * it follows from the times, the step and the progress.
 * @param ready the member holds a ticket or an unopened envelope of a campaign
 */
export function statusOf(
  promotion: PromotionTimes,
  participation: Participation | null,
  now: Date,
  ready = false,
): PromotionStatus {
  const ended = participation && final[participation.step]
  if (ended) return ended
  if (now >= promotion.ends_at) return 'Closed'
  if (now < promotion.starts_at) return 'Coming soon'
  if (!participation) return ready ? 'Claim' : 'Join'
  if (participation.step !== 'JOINED') return 'Applying'
  const { progress_units: done, target_units: target } = participation
  if (done >= target) return 'Claim'
  return done > 0n ? 'Process' : 'Joined'
}
