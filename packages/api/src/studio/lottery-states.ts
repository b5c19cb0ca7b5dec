/** What draws, slips and chases go through. See docs/fairness.md for draws. */
export type DrawState =
  | 'SCHEDULED'
  | 'SELLING'
  | 'CLOSED'
  | 'SEALED'
  | 'REDRAWN'
  | 'DRAWN'
  | 'SETTLED'
  | 'VOIDED'
  | 'SKIPPED'
export type VoidReason = 'LATE' | 'SEED' | 'BEACON' | 'BOOK' | 'SUSPENDED'
/** Why a version of a draw came to no result. */
export type FailureReason = Extract<VoidReason, 'SEED' | 'BEACON'>
export type SlipState =
  | 'betting'
  | 'accepted'
  | 'refused'
  | 'rolling-back'
  | 'rolled-back'
  | 'cancelling'
  | 'cancelled'
  | 'decided'
  | 'voiding'
  | 'settled'
  | 'voided'

export type ChaseState =
  | 'HOLDING'
  | 'REFUSED'
  | 'RETURNING'
  | 'RETURNED'
  | 'ACTIVE'
  | 'DONE'
  | 'STOPPED_WIN'
  | 'CANCELLED'
  | 'BLOCKED'
export type ChaseIssueState = 'held' | 'placing' | 'placed' | 'won' | 'lost' | 'returned' | 'freed'
/** What an order over several draws buys for an issue that is played once. */
export type ChaseTicket = {
  betCode: string
  content: string
  unitCents: number
  times: number
  /** Odds that were promised when it was ordered. */
  oddsX10000?: number[]
}
